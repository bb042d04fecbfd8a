import { noField, type Refused, TextLink } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import type { Evening, EveningStep } from '#booking/house/first-evening.ts'
import { pageOfPlace } from '#content/picture-places.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { firstOf, type Language } from '#language/languages.ts'
import { changeHouse } from '#office/house/change-house.ts'
import { openEveningSteps, readFirstEvening } from '#office/house/first-evening.ts'
import { startEmpty } from '#office/house/start-empty.ts'
import { houseAt } from '#server/http/asked-house.ts'
import { DeskButton, refusedAt } from '../buttons.tsx'
import { countedText, listedText, deskWords, siteWords } from '../desk-language.ts'
import { answerDesk } from '../frame.tsx'
import { workshopName } from '../dates/date-text.ts'
import { pictureFormPath, shownPagePath } from '../texts/text-addresses.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { housePlaces } from './house-form.tsx'
import { OwnerLanguage, changeOwnerLanguage } from './owner-language.tsx'

const words = () => deskWords().begin

/** Steps by which an owner makes the site hers, in an order that she can leave and come back to. */
export const beginPage: DeskPage = {
  show,
  presses: {
    'owner-language': changeOwnerLanguage,
    'open-site': (visit) => openSite(visit, true),
    'close-site': (visit) => openSite(visit, false),
    'start-empty': async ({ office, device }) => {
      const { kind } = await startEmpty(office, device.browser)
      return kind === 'no-workshop' ? refusedAt(noField, words().empty.noWorkshop) : kind
    },
  },
  results: () => ({
    started: words().empty.started,
    'started-before': words().empty.startedBefore,
    'owner-language': deskWords().ownerLanguage.done,
    'open-site': words().opening.opened,
    'close-site': words().opening.nowClosed,
  }),
}

async function openSite({ office, device }: DeskVisit, isOpen: boolean): Promise<void> {
  await changeHouse(office, { what: 'open-site', isOpen }, device.browser)
}

async function show(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const { office, now } = visit
  const steps = await readFirstEvening(office.store, now)
  const body = (
    <>
      <OwnerLanguage />
      <Opening isOpen={houseAt(visit.c).isOpen} />
      <p className="mt-8 max-w-[33.5em]">{words().text}</p>
      <ol className="mt-8 border-t-2 border-ink">
        {steps.map((one, nth) => (
          <Step key={one.step} {...one} number={nth + 1} />
        ))}
      </ol>
    </>
  )
  return answerDesk(visit, {
    title: words().title,
    problems: refused?.problems,
    body,
  })
}

const linksIn = (language: Language): Readonly<Record<EveningStep, string>> => ({
  who: `${deskPath('huis')}#${housePlaces.identity}`,
  terms: `${deskPath('huis')}#${housePlaces.terms}`,
  workshops: deskPath('workshops'),
  dates: `${deskPath('datums')}#nieuw`,
  texts: deskPath('teksten'),
  pictures: shownPagePath(pathTo('home', language)),
  booking: pathTo('booking', language),
})

type StepProps = Evening[number] & { readonly number: number }

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
      <TextLink to={linksIn(firstOf(siteWords()))[step]}>{link}</TextLink>
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
          const from = pathTo(page, firstOf(siteWords()), slug)
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
  return <p>{fill(words().ofExample, { names })}</p>
}

function nameOf(step: EveningStep, name: string): string {
  if (step === 'workshops') return workshopName({ workshop: name })
  const found = Object.entries(deskWords().house.values).find(([value]) => value === name)
  return found?.[1] ?? name
}

function placeName(place: string): string {
  const found = Object.entries(words().places).find(([name]) => name === place)
  return found?.[1] ?? workshopName({ workshop: place.replace('workshop-', '') })
}

function StartEmpty() {
  const { title, text, back, button } = words().empty
  return (
    <form method="post" className="mt-5 max-w-[33.5em] border-2 border-ink p-5">
      <h3 className="font-sans font-semibold">{title}</h3>
      <p className="mt-1">{text}</p>
      <p className="mt-1 mb-3">{back}</p>
      <DeskButton does="start-empty">{button}</DeskButton>
    </form>
  )
}

function Opening({ isOpen }: Pick<House, 'isOpen'>) {
  const { title, open, close, closed, toOpen } = words().opening
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-25">{title}</h2>
      <form method="post" className="max-w-[33.5em] border-y border-t-2 border-ink py-3">
        <p className="mb-3">{isOpen ? open : closed}</p>
        <DeskButton does={isOpen ? 'close-site' : 'open-site'}>
          {isOpen ? close : toOpen}
        </DeskButton>
      </form>
    </section>
  )
}

/** Lines on the page of today, while the site is closed or steps are left. */
export async function beginNotice({ c, office, now }: DeskVisit) {
  const open = (await openEveningSteps(office.store, now)) ?? 0
  const left = [
    ...(houseAt(c).isOpen ? [] : [words().opening.notice]),
    ...(open > 0 ? [countedText(words().notice, open)] : []),
  ]
  return (
    left.length > 0 && (
      <p className="mt-3">
        {left.join(' ')} <TextLink to={deskPath('begin')}>{words().title}</TextLink>
      </p>
    )
  )
}
