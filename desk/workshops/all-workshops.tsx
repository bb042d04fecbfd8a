import { readSent } from '#app/plain/form-fields.tsx'
import { noField, type FormRefusal, TextLink, Section } from '#app/plain/parts.tsx'
import { haveOtherHours, type Session } from '#booking/dates/session.ts'
import type { House } from '#booking/house/house.ts'
import { fieldIn, fieldsInOrder } from '#booking/forms/each-language.ts'
import { newWorkshopForm } from '#booking/house/new-workshop-form.ts'
import { ofWorkshop, type WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { firstOf } from '#language/languages.ts'
import { printHours } from '#language/times.ts'
import { readHouse } from '#office/house/read-house.ts'
import { makeWorkshop } from '#office/workshops/make-workshop.ts'
import { arrangeWorkshops } from '#office/workshops/arrange-workshops.ts'
import { FormAbout, DeskButton, Fold, redirectBack, refusalAt, Unseen } from '../buttons.tsx'
import { askedInEach, asking, AskingForm } from '../desk-form.tsx'
import { deskLanguage, euros, deskWords, ownerSees } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { beginNotice } from '../house/begin-notice.tsx'
import { formAnchors } from '../more.tsx'
import { workshopName } from '../dates/date-text.ts'
import { pictureFormPath, shownPagePath } from '../texts/text-addresses.ts'
import { OwnAddressForm, handleAddress } from '../texts/own-address.tsx'
import type { ButtonHandler, DeskPage, DeskVisit } from '../visit.ts'
import { workshopsAside } from '#content/workshops-aside.ts'

const words = () => deskWords().workshops

export const workshopFormPath = `${deskPath('workshops')}?${formAnchors.add}=1#${formAnchors.add}`

const turns = { 'workshop-up': 'up', 'workshop-show': 'show', 'workshop-hide': 'hide' } as const

export const workshopsPage: DeskPage = {
  show,
  handlers: {
    ...fromKeys(keysOf(turns), turning),
    'workshop-add': add,
    'own-page-address': handleAddress('workshop'),
  },
  results: () => ({ ...deskWords().ownPages.done, ...words().done }),
}

function adding() {
  const addWords = words().add
  const name = { first: addWords.name, hint: addWords.nameHint, problem: addWords.nameProblem }
  const {
    sentence: first,
    sentenceIn: other,
    sentenceHint: hint,
    sentenceProblem: problem,
  } = addWords
  const inEach = {
    ...askedInEach('name', name),
    ...askedInEach('sentence', { first, other, hint, problem }),
  }
  return asking(newWorkshopForm, { does: 'workshop-add', words: { ...addWords, ...inEach } })
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const house = await readHouse(visit.office.store)
  const { own: aside, ofExample } = workshopsAside(house)
  const sessions = await visit.office.store.sessions.list(visit.now)
  const body = (
    <>
      {await beginNotice(visit)}
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      <Section title={words().shown} isApart>
        <Workshops {...{ house, sessions }} slugs={house.shown} />
      </Section>
      {aside.length > 0 && (
        <Section title={words().aside} isApart>
          <p className="mb-3 max-w-[33.5em]">{words().asideText}</p>
          <Workshops {...{ house, sessions }} slugs={aside} />
        </Section>
      )}
      {ofExample.length > 0 && (
        <div className="mt-8">
          <Fold title={words().example}>
            <p className="mb-3 max-w-[33.5em]">{words().exampleText}</p>
            <Workshops {...{ house, sessions }} slugs={ofExample} />
          </Fold>
        </div>
      )}
      <div className="mt-8">
        <AskingForm
          of={adding()}
          id={formAnchors.add}
          isOpen={visit.c.req.query(formAnchors.add) !== undefined}
          only={fieldsInOrder(newWorkshopForm.names, ['name', 'sentence'], house.spoken)}
        >
          <p className="mb-3 max-w-[33.5em]">{words().add.text}</p>
        </AskingForm>
      </div>
    </>
  )
  return renderDeskPage(visit, { title: words().title, sent: refused, body })
}

type ListedWorkshops = {
  readonly house: House
  readonly sessions: readonly Session[]
  readonly slugs: readonly WorkshopSlug[]
}

function Workshops({ slugs, ...props }: ListedWorkshops) {
  return (
    <ul className="border-t-2 border-ink">
      {slugs.map((slug) => (
        <Workshop key={slug} {...props} slug={slug} />
      ))}
    </ul>
  )
}

type WorkshopProps = Omit<ListedWorkshops, 'slugs'> & { readonly slug: WorkshopSlug }

function Workshop({ house, sessions, slug }: WorkshopProps) {
  const usual = ofWorkshop(house.workshops, slug)
  const { priceCents, startTime, endTime, group } = usual
  const name = workshopName({ workshop: slug })
  const hours = printHours(startTime, endTime, deskLanguage())
  const page = pathTo('workshop', ownerSees(), slug)
  const at = house.shown.indexOf(slug)
  const isShown = at >= 0
  const possible = [...(at > 0 ? (['up'] as const) : []), isShown ? 'hide' : 'show'] as const
  const dates = sessions.filter(({ workshop, state }) => workshop === slug && state === 'open')
  const isInLists = isShown || workshopsAside(house).own.includes(slug)
  const { links: linkWords } = words()
  const inLists = [
    [`${deskPath('huis')}#workshop-${slug}`, linkWords.facts],
    [`${deskPath('datums')}?voor=${slug}#nieuw`, linkWords.dates],
  ] as const
  const links = [
    [shownPagePath(page), linkWords.page],
    [pictureFormPath(`workshop-${slug}`, page), linkWords.picture],
    ...(isInLists ? inLists : []),
  ] as const
  return (
    <li className="border-b border-rule py-3">
      <h3 className="font-sans font-semibold">{name}</h3>
      <p>{fill(words().facts, { price: euros(priceCents), hours, ...group })}</p>
      {haveOtherHours(dates, usual) && <p className="text-beet">{words().otherHours}</p>}
      <p className="flex flex-wrap gap-x-5">
        {links.map(([to, text]) => (
          <TextLink key={to} to={to}>
            {text}
            <Unseen about={name} />
          </TextLink>
        ))}
      </p>
      <FormAbout of={{ workshop: slug }} className="mb-3 flex flex-wrap gap-3">
        {possible.map((turn) => (
          <DeskButton key={turn} does={`workshop-${turn}`} about={name}>
            {words()[turn]}
          </DeskButton>
        ))}
      </FormAbout>
      <OwnAddressForm kind="workshop" id={slug} about={name} house={house} />
    </li>
  )
}

function turning(button: keyof typeof turns): ButtonHandler {
  return async (visit, form) => {
    const slug = form.get('workshop') ?? ''
    const turned = await arrangeWorkshops(visit.office, { slug, turn: turns[button] })
    if (turned === 'last') return refusalAt(noField, words().last)
    if (turned !== 'turned') return redirectBack(visit)
    const hasDates = await isOnSessions(visit, slug)
    return hasDates || button === 'workshop-up' ? button : `${button}-alone`
  }
}

/** True of a workshop with a date that guests could book if the site showed it. */
async function isOnSessions({ office, now }: DeskVisit, slug: string): Promise<boolean> {
  const coming = await office.store.sessions.list(now)
  return coming.some(
    ({ workshop, state }) => workshop === slug && (state === 'open' || state === 'off-site'),
  )
}

async function add({ office }: DeskVisit, form: URLSearchParams) {
  const house = await readHouse(office.store)
  const read = readSent(adding(), form, house)
  if (read.kind === 'refused') return read.refused
  const outcome = await makeWorkshop(office, read.value)
  if (outcome.kind === 'named-before')
    return refusalAt(fieldIn('name', firstOf(house)), words().add.namedBefore, read.typed)
  const isBesideExample = house.shown.some((slug) => !ofWorkshop(house.workshops, slug).made)
  return isBesideExample ? 'workshop-add-beside' : undefined
}
