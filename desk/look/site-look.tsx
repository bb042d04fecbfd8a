import { Section } from '#app/plain/parts.tsx'
import { isDeepStrictEqual } from 'node:util'
import { valuesOf } from '#booking/house/house-value.ts'
import { type AskedLook, askedLook, colourFields, fieldsOfLook } from '#booking/look/asked-look.ts'
import { isOfLook, lookValuesOf } from '#booking/look/look-value.ts'
import { minMarkSide } from '#booking/look/mark.ts'
import { maxPictureBytes } from '#booking/pictures/own-picture.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { readHouse } from '#office/house/read-house.ts'
import { importLook } from '#office/look/exchange-look.ts'
import { saveMark } from '#office/pictures/make-mark.ts'
import { isTemporary } from '#office/pictures/make-picture.ts'
import { renderFramedCopy } from '#server/http/plain-page.ts'
import { readUpload } from '#server/http/read-form.ts'
import { renderDeskPage } from '../frame.tsx'
import { changeResult, HouseHistory, handleHouseTakenBack } from '../house/house-history.tsx'
import { deskWords, ownerSees } from '../desk-language.ts'
import { pageOfTexts } from '../texts/page-of-texts.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { LookForm } from './look-form.tsx'

const words = () => deskWords().look

const maxShown = 30

export const lookPage: DeskPage = {
  show: (visit) => show(visit),
  handlers: { 'take-back': handleHouseTakenBack, 'set-look': keepLook },
  results: () => ({ changed: words().done, same: deskWords().house.same }),
}

type Refused = { readonly typed: AskedLook; readonly file?: string; readonly status?: 503 }

async function show(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const { c, office } = visit
  const house = await readHouse(office.store)
  const chosen = refused?.typed ?? askedLook(c.req.query(), house.look)
  const file = refused?.file ?? (c.req.query('file') ? words().mark.unsent : undefined)
  const isNew = !isDeepStrictEqual(chosen.look, house.look)
  const changes = await office.store.houseChanges.list(maxShown)
  const { preview } = words()
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      <div className="grid gap-x-13 lg:grid-cols-2">
        <LookForm typed={chosen} present={house.look} fileProblem={file} />
        <Section title={isNew ? preview.title : preview.now} isApart>
          {isNew && <p className="mb-3 font-semibold">{preview.new}</p>}
          <iframe
            className="look-frame"
            title={preview.frame}
            sandbox="allow-same-origin"
            src={`${deskPath('uiterlijk', 'voorbeeld')}?${new URLSearchParams(fieldsOfLook(chosen.look))}`}
          />
        </Section>
      </div>
      <HouseHistory
        changes={changes.filter(({ after }) => isOfLook(after))}
        values={valuesOf(house)}
      />
    </>
  )
  return renderDeskPage(visit, {
    title: words().title,
    problems: { ...problemsOf(chosen), ...(file && { file }) },
    // A look that is shown is no refused form.
    status: refused ? refused.status : 200,
    body,
  })
}

function problemsOf({ look, unreadable, wrong }: AskedLook) {
  const adjusted = colourFields.flatMap((field) => {
    const typed = unreadable[field]
    if (wrong.includes(field)) return [[field, words().colours.wrong] as const]
    if (typed === undefined) return []
    const nearest = look.colours[field]
    const { paper, onPaper } = words().colours.unreadable
    const sentence = field === 'paper' ? paper : onPaper
    return [[field, fill(sentence, { typed, nearest })] as const]
  })
  return Object.fromEntries(adjusted)
}

async function keepLook(visit: DeskVisit, form: URLSearchParams): Promise<Response | string> {
  const { office } = visit
  const chosen = askedLook(Object.fromEntries(form), (await readHouse(office.store)).look)
  const isRead = Object.keys(chosen.unreadable).length + chosen.wrong.length === 0
  if (!isRead) return show(visit, { typed: chosen })
  if (form.get('file')) return show(visit, { typed: chosen, file: words().mark.unsent })
  const others = await importLook(office, lookValuesOf(chosen.look))
  return changeResult(others > 0)
}

/** Takes a file for the mark; only the button of its page keeps it. */
export async function takeMark(visit: DeskVisit): Promise<Response> {
  const { c, office } = visit
  const upload = await readUpload(c, maxPictureBytes)
  if (upload instanceof Response) return upload
  const typed = 'typed' in upload ? upload.typed : {}
  const refuse = async (file: string, status?: 503) => {
    const { look } = await readHouse(office.store)
    return show(visit, { typed: askedLook(typed, look), file, ...(status && { status }) })
  }
  const problems = { ...deskWords().texts.picture.problems, ...words().mark.problems }
  if (upload.kind === 'no-file') return lookAt(visit, upload.typed)
  if (upload.kind !== 'file' || upload.bytes.length > maxPictureBytes) {
    return refuse(problems['too-large'])
  }
  const outcome = await saveMark(office, upload.bytes)
  if (outcome.kind !== 'kept') {
    const sentence = fill(problems[outcome.kind], { ...outcome, least: minMarkSide })
    return refuse(sentence, isTemporary(outcome) ? 503 : undefined)
  }
  return lookAt(visit, { ...typed, mark: outcome.mark })
}

function lookAt({ c }: DeskVisit, fields: Readonly<Record<string, string>>): Response {
  return c.redirect(`${deskPath('uiterlijk')}?${new URLSearchParams(fields)}`, 303)
}

export const lookPreview: DeskPage = {
  show: async ({ c, office, pageWith }) => {
    const house = await readHouse(office.store)
    const { look } = askedLook(c.req.query(), house.look)
    const html = await pageWith(c, pathTo('home', ownerSees()), { ...house, look })
    if (html === undefined) return c.text('Not Found', 404)
    const still = pageOfTexts(html, {
      addressOf: () => '',
      lookOf: () => ({ id: '', class: '' }),
      pictureAt: () => undefined,
    })
    return renderFramedCopy(c, still.html)
  },
}
