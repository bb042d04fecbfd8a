import { colourFields, askedColours, type AskedColours } from '#booking/look/asked-colours.ts'
import { isOfLook } from '#booking/look/look-value.ts'
import type { Colours } from '#booking/look/palette.ts'
import { valuesOf } from '#booking/house/house-value.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { firstOf } from '#language/languages.ts'
import { changeHouse, takeHouseBack } from '#office/house/change-house.ts'
import { readHouse } from '#office/house/read-house.ts'
import { answerFramed } from '#server/http/plain-page.ts'
import { buttons, pressed, saidDone, sayDone } from '../buttons.tsx'
import { answerDesk, SaidLine } from '../frame.tsx'
import { HouseHistory } from '../house/house-history.tsx'
import { pageOfTexts } from '../texts/page-of-texts.ts'
import { say } from '../telling.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { ColourForm } from './colour-form.tsx'

const words = () => say().look

const mostShown = 30

/** How the site looks: a form whose first button shows it, and whose second keeps it. */
export const lookPage: DeskPage = { show, act }

async function show(visit: DeskVisit, refused?: AskedColours): Promise<Response> {
  const { c, office } = visit
  const house = await readHouse(office.store)
  const { colours: now } = house.look
  const asked = refused ?? askedColours(c.req.query(), shownBefore(c.req.query('shown'), now))
  const { colours } = asked
  const isNew = colourFields.some((field) => colours[field] !== now[field])
  const changes = await office.store.houseChanges.list(mostShown)
  const { preview } = words()
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      <div className="grid gap-x-13 lg:grid-cols-2">
        <ColourForm asked={asked} />
        <section className="mt-8">
          <h2 className="mb-3 text-25">{isNew ? preview.title : preview.now}</h2>
          {isNew && <p className="mb-3 font-semibold">{preview.new}</p>}
          <iframe
            className="look-frame"
            title={preview.frame}
            sandbox="allow-same-origin"
            src={`${deskPath('uiterlijk', 'voorbeeld')}?${new URLSearchParams(colours)}`}
          />
        </section>
      </div>
      <HouseHistory
        changes={changes.filter(({ after }) => isOfLook(after))}
        values={valuesOf(house)}
      />
    </>
  )
  const { done, same } = words()
  return answerDesk(visit, {
    title: words().title,
    notice: <SaidLine said={saidDone(c, { changed: done, same })} />,
    problems: problemsOf(asked),
    // Colours that are only looked at are no form that was refused.
    ...(!refused && { status: 200 }),
    body,
  })
}

function problemsOf({ colours, unreadable, wrong }: AskedColours) {
  const told = colourFields.flatMap((field) => {
    const typed = unreadable[field]
    if (wrong.includes(field)) return [[field, words().colours.wrong] as const]
    if (typed === undefined) return []
    const text = fill(words().colours.unreadable[field], { typed, nearest: colours[field] })
    return [[field, text] as const]
  })
  return Object.fromEntries(told)
}

/** Colours with which the form was shown; those of now where the address has none. */
function shownBefore(shown: string | undefined, now: Colours): Colours {
  const [paper, accent, second] = shown?.split(' ') ?? []
  return paper && accent && second ? { paper, accent, second } : now
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response | undefined> {
  const { office, device } = visit
  const button = pressed(buttons.look, form)
  if (button === undefined) return undefined
  if (button === 'take-back') {
    const isBack = await takeHouseBack(office, Number(form.get('number')), device.browser)
    return sayDone(visit, isBack ? 'changed' : 'same')
  }
  const { colours: now } = (await readHouse(office.store)).look
  const typed = Object.fromEntries(form)
  const asked = askedColours(typed, shownBefore(typed['shown'], now))
  const isRead = Object.keys(asked.unreadable).length + asked.wrong.length === 0
  if (!isRead) return show(visit, asked)
  const isOther = await changeHouse(office, { what: 'colours', ...asked.colours }, device.browser)
  return sayDone(visit, isOther ? 'changed' : 'same')
}

/** The home page in the colours of the address, for the frame of the page above. */
export const lookPreview: DeskPage = {
  show: async ({ c, office, pageWith }) => {
    const house = await readHouse(office.store)
    const { colours } = askedColours(c.req.query(), house.look.colours)
    const path = pathTo('home', firstOf(house))
    const html = await pageWith(c, path, { ...house, look: { ...house.look, colours } })
    if (html === undefined) return c.text('Not Found', 404)
    const still = pageOfTexts(html, {
      addressOf: () => '',
      lookOf: () => ({ id: '', class: '' }),
      pictureAt: () => undefined,
    })
    return answerFramed(c, still.html)
  },
}
