import { noField, type FormRefusal, TextLink, Section } from '#app/plain/parts.tsx'
import { madeWorkshops } from '#booking/house/made-workshops.ts'
import type { FirstSteps, FirstStep } from '#booking/house/first-steps.ts'
import { pageOfPlace } from '#content/picture-places.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { changeHouse } from '#office/house/change-house.ts'
import { readFirstSteps } from '#office/house/first-steps.ts'
import { startEmpty } from '#office/house/start-empty.ts'
import { DeskButton, refusalAt } from '../buttons.tsx'
import { countedText, deskHouse, listedText, deskWords, ownerSees } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { workshopName } from '../dates/date-text.ts'
import {
  languageResults,
  languageHandlers,
  LanguageResult,
  languagesAnchor,
  OwnerLanguage,
  SiteLanguages,
} from '../texts/site-parts.tsx'
import { pictureFormPath, shownPagePath } from '../texts/text-addresses.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { workshopFormPath } from '../workshops/all-workshops.tsx'
import { houseAnchors } from './house-form.tsx'

const words = () => deskWords().begin

/** Steps by which an owner makes the site their own, which can be left and taken up again. */
export const beginPage: DeskPage = {
  show,
  handlers: {
    ...languageHandlers,
    'open-site': (visit) => openSite(visit, true),
    'close-site': (visit) => openSite(visit, false),
    'start-empty': async ({ office }) => {
      const { kind } = await startEmpty(office)
      return kind === 'no-workshop' ? refusalAt(noField, words().empty.noWorkshop) : kind
    },
  },
  results: () => ({
    ...languageResults(),
    started: words().empty.started,
    'started-before': words().empty.startedBefore,
    'open-site': words().opening.opened,
    'close-site': words().opening.nowClosed,
  }),
}

async function openSite({ office }: DeskVisit, isOpen: boolean): Promise<void> {
  await changeHouse(office, [{ what: 'open-site', isOpen }])
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const { office, now } = visit
  const steps = await readFirstSteps(office.store, now)
  const body = (
    <>
      <OwnerLanguage />
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      <p className="flex flex-wrap gap-x-5">
        <TextLink to={`#${languagesAnchor}`}>{deskWords().texts.siteLanguages.title}</TextLink>
        <TextLink to={`${deskPath('huis')}#${houseAnchors.features}`}>
          {deskWords().features.title}
        </TextLink>
      </p>
      <Opening />
      <ol className="mt-8 border-t-2 border-ink">
        {steps.map((one, nth) => (
          <Step key={one.step} {...one} number={nth + 1} />
        ))}
      </ol>
      <SiteLanguages spoken={deskHouse().spoken} />
    </>
  )
  return renderDeskPage(visit, {
    title: words().title,
    notice: <LanguageResult visit={visit} />,
    sent: refused,
    body,
  })
}

const linksIn = (language: Language): Readonly<Record<FirstStep, string>> => ({
  who: `${deskPath('huis')}#${houseAnchors.identity}`,
  terms: `${deskPath('huis')}#${houseAnchors.terms}`,
  workshops: workshopFormPath,
  dates: `${deskPath('datums')}#nieuw`,
  texts: deskPath('teksten'),
  pictures: shownPagePath(pathTo('home', language)),
  booking: pathTo('booking', language),
})

type StepProps = FirstSteps[number] & { readonly number: number }

function Step({ step, isDone, left, number }: StepProps) {
  const { title, text, link } = words().steps[step]
  return (
    <li className="border-b border-rule py-5" id={step}>
      <h2 className="text-25">
        {number}. {title}
      </h2>
      <p className="font-semibold">{isDone ? words().done : words().open}</p>
      <p className="mt-1 max-w-[33.5em]">{text}</p>
      {left.length > 0 && <Left step={step} left={left} />}
      <TextLink to={linksIn(ownerSees())[step]}>{link}</TextLink>
      {step === 'texts' && left.length > 0 && <StartEmpty />}
    </li>
  )
}

function Left({ step, left }: Pick<StepProps, 'step' | 'left'>) {
  if (step === 'texts') return <p>{countedText(words().texts.count, left.length)}</p>
  if (step === 'pictures') {
    return (
      <ul className="flex flex-wrap gap-x-5">
        {left.map((place) => {
          const [page, slug] = pageOfPlace(place)
          const from = pathTo(page, ownerSees(), slug)
          return (
            <li key={place}>
              <TextLink to={pictureFormPath(place, from)}>{placeName(place)}</TextLink>
            </li>
          )
        })}
      </ul>
    )
  }
  const names = listedText(left.map((name) => nameOf(step, name)))
  return <p className="max-w-[33.5em]">{fill(words().ofExample, { names })}</p>
}

function nameOf(step: FirstStep, name: string): string {
  if (step === 'workshops') return workshopName({ workshop: name })
  const found = Object.entries(deskWords().house.values).find(([value]) => value === name)
  return found?.[1] ?? name
}

function placeName(place: string): string {
  const found = Object.entries(words().places).find(([name]) => name === place)
  return found?.[1] ?? workshopName({ workshop: place.replace('workshop-', '') })
}

function StartEmpty() {
  const { title, text, back, button, noWorkshop } = words().empty
  return (
    <form method="post" className="mt-5 max-w-[33.5em] border-2 border-ink p-5">
      <h3 className="font-sans font-semibold">{title}</h3>
      <p className="mt-1">{text}</p>
      <p className="mt-1 mb-3">{back}</p>
      {madeWorkshops(deskHouse()).length > 0 ? (
        <DeskButton does="start-empty">{button}</DeskButton>
      ) : (
        <>
          <p className="font-semibold">{noWorkshop}</p>
          <TextLink to={workshopFormPath}>{words().steps.workshops.link}</TextLink>
        </>
      )}
    </form>
  )
}

function Opening() {
  const { isOpen } = deskHouse()
  const { title, open, close, closed, toOpen } = words().opening
  return (
    <Section title={title} isApart>
      <form method="post" className="max-w-[33.5em] border-y border-t-2 border-ink py-3">
        <p className="mb-3">{isOpen ? open : closed}</p>
        <DeskButton does={isOpen ? 'close-site' : 'open-site'}>
          {isOpen ? close : toOpen}
        </DeskButton>
      </form>
    </Section>
  )
}
