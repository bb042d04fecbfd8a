import { isDeepStrictEqual } from 'node:util'
import { valuesOf } from '#booking/house/house-value.ts'
import { colourFields } from '#booking/look/asked-colours.ts'
import { type AskedLook, askedLook, fieldsOfLook } from '#booking/look/asked-look.ts'
import { isOfLook, lookValuesOf } from '#booking/look/look-value.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { firstOf } from '#language/languages.ts'
import { takeHouseBack } from '#office/house/change-house.ts'
import { readHouse } from '#office/house/read-house.ts'
import { takeLook } from '#office/look/take-look.ts'
import { answerFramed } from '#server/http/plain-page.ts'
import { buttons, pressed, saidDone, sayDone } from '../buttons.tsx'
import { answerDesk, SaidLine } from '../frame.tsx'
import { HouseHistory } from '../house/house-history.tsx'
import { say } from '../telling.ts'
import { pageOfTexts } from '../texts/page-of-texts.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { LookForm } from './look-form.tsx'

const words = () => say().look

const mostShown = 30

/** How the site looks: a form whose first button shows it, and whose second keeps it. */
export const lookPage: DeskPage = { show, act }

async function show(visit: DeskVisit, refused?: AskedLook): Promise<Response> {
  const { c, office } = visit
  const house = await readHouse(office.store)
  const asked = refused ?? askedLook(c.req.query(), house.look)
  const isNew = !isDeepStrictEqual(asked.look, house.look)
  const changes = await office.store.houseChanges.list(mostShown)
  const { preview } = words()
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      <div className="grid gap-x-13 lg:grid-cols-2">
        <LookForm asked={asked} />
        <section className="mt-8">
          <h2 className="mb-3 text-25">{isNew ? preview.title : preview.now}</h2>
          {isNew && <p className="mb-3 font-semibold">{preview.new}</p>}
          <iframe
            className="look-frame"
            title={preview.frame}
            sandbox="allow-same-origin"
            src={`${deskPath('uiterlijk', 'voorbeeld')}?${new URLSearchParams(fieldsOfLook(asked.look))}`}
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
    // A look that is only shown is no form that was refused.
    ...(!refused && { status: 200 }),
    body,
  })
}

function problemsOf({ look, unreadable, wrong }: AskedLook) {
  const told = colourFields.flatMap((field) => {
    const typed = unreadable[field]
    if (wrong.includes(field)) return [[field, words().colours.wrong] as const]
    if (typed === undefined) return []
    const nearest = look.colours[field]
    return [[field, fill(words().colours.unreadable[field], { typed, nearest })] as const]
  })
  return Object.fromEntries(told)
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response | undefined> {
  const { office, device } = visit
  const button = pressed(buttons.look, form)
  if (button === undefined) return undefined
  if (button === 'take-back') {
    const isBack = await takeHouseBack(office, Number(form.get('number')), device.browser)
    return sayDone(visit, isBack ? 'changed' : 'same')
  }
  const asked = askedLook(Object.fromEntries(form), (await readHouse(office.store)).look)
  const isRead = Object.keys(asked.unreadable).length + asked.wrong.length === 0
  if (!isRead) return show(visit, asked)
  const others = await takeLook(office, lookValuesOf(asked.look), device.browser)
  return sayDone(visit, others > 0 ? 'changed' : 'same')
}

/** The home page in the look of the address, for the frame of the page above. */
export const lookPreview: DeskPage = {
  show: async ({ c, office, pageWith }) => {
    const house = await readHouse(office.store)
    const { look } = askedLook(c.req.query(), house.look)
    const html = await pageWith(c, pathTo('home', firstOf(house)), { ...house, look })
    if (html === undefined) return c.text('Not Found', 404)
    const still = pageOfTexts(html, {
      addressOf: () => '',
      lookOf: () => ({ id: '', class: '' }),
      pictureAt: () => undefined,
    })
    return answerFramed(c, still.html)
  },
}
