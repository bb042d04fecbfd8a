import { SubmitButton, TextLink } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useBusiness } from '#app/business.ts'
import type { House } from '#booking/house/house.ts'
import {
  minPictureWidth,
  maxPictureBytes,
  pictureAddress,
  picturePath,
} from '#booking/pictures/own-picture.ts'
import { altPathAt } from '#content/picture-places.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { savePicture, refocusPicture, removePicture } from '#office/pictures/save-picture.ts'
import { isTemporary, type NoPicture, pictureSize } from '#office/pictures/make-picture.ts'
import { readHouseWithDrafts } from '#office/texts/read-texts.ts'
import type { Reads } from '#store/subjects.ts'
import { readUpload } from '#server/http/read-form.ts'
import { DeskButton, resultText } from '../buttons.tsx'
import { renderDeskPage, ResultNotice } from '../frame.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { pictureFormPath, pictureId, shownAt, shownPagePath, textPath } from './text-addresses.ts'
import { FocusForm, focusAt, pressIn } from './picture-focus.tsx'
import { TextFields, Undescribed } from './text-fields.tsx'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().texts.picture

export const onePicturePage: DeskPage = { show: (visit) => show(visit), onSubmit: act }

const fields = { place: 'plaats', from: 'van' } as const

function askedOf({ c }: DeskVisit) {
  const name = c.req.query(fields.place) ?? ''
  const from = c.req.query(fields.from) ?? ''
  const altPath = altPathAt(name)
  return { name, altPath, from: shownAt(from) ? from : '' }
}

type Problems = { readonly file?: string; readonly focus?: string }

async function show(visit: DeskVisit, problems: Problems = {}, status?: 503): Promise<Response> {
  const { name, from, altPath } = askedOf(visit)
  if (altPath === undefined) {
    const body = <TextLink to={deskPath('teksten')}>{deskWords().texts.page.all}</TextLink>
    return renderDeskPage(visit, { title: words().notThere, status: 404, body })
  }
  const { store } = visit.office
  const house = await readHouseWithDrafts(store)
  const picture = await pictureIn(house, name, store)
  const toCheck = await store.texts.listToCheck()
  const place = new URLSearchParams({ plaats: name, van: from })
  const file = (
    <form
      method="post"
      action={`${deskPath('teksten', 'foto-nieuw')}?${place}`}
      encType="multipart/form-data"
      noValidate
      className="mt-5"
    >
      <TextField
        type="file"
        name="file"
        label={words().file}
        hint={words().hint}
        problem={problems.file}
        accept="image/jpeg,image/png,image/webp,image/avif"
      />
      <SubmitButton>{words().send}</SubmitButton>
    </form>
  )
  const body = (
    <>
      {picture ? (
        <>
          <FocusForm {...picture} />
          <p className="mt-5 mb-3">{words().shown}</p>
          <img src={pictureAddress(name, picture.id, '640.jpg')} alt="" width={320} height={240} />
          <h2 className="mt-8 mb-3 text-25">{words().alt}</h2>
          <Undescribed house={house} path={altPath} />
          <form method="post" action={textPath(altPath, from)} noValidate>
            <TextFields {...{ house, toCheck }} path={altPath} inOrder={house.spoken} />
          </form>
          <h2 className="mt-8 text-25">{words().other}</h2>
          {file}
          <form method="post" className="mt-5">
            <DeskButton does="picture-away">{words().away}</DeskButton>
          </form>
        </>
      ) : (
        <>
          <Drawing of={name} />
          {file}
        </>
      )}
      {from && <TextLink to={shownPagePath(from)}>{deskWords().texts.page.back}</TextLink>}
    </>
  )
  const notice = <ResultNotice text={resultText(visit.c, words().done)} />
  const page = { title: words().title, at: deskPath('teksten'), isNarrow: true, problems, body }
  return renderDeskPage(visit, { ...page, notice, ...(status && { status }) })
}

async function pictureIn({ texts }: House, name: string, { pictures }: Reads) {
  const id = texts.all[picturePath(name)]
  const master = id === undefined ? undefined : await pictures.findFile(id, 'master')
  return id !== undefined && master && { id, size: await pictureSize(master) }
}

const drawings = import.meta.glob<string>('/content/pictures/{*,gallery/*}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The drawing that a photograph would replace; empty in a house without drawings. */
function Drawing({ of: place }: { readonly of: string }) {
  const { isPlain } = useBusiness()
  const file = place === 'hero' ? 'hero-summer' : place
  const [, src] = Object.entries(drawings).find(([path]) => path.endsWith(`/${file}.svg`)) ?? []
  if (isPlain || src === undefined) return null
  return <Picture src={src} alt="" width={320} height={240} className="mt-5" />
}

/** The button removes the picture; a press on the picture says what matters in it. */
async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response | undefined> {
  const { name, from, altPath } = askedOf(visit)
  if (altPath === undefined) return undefined
  const { office } = visit
  if (form.get('do') === 'picture-away') await removePicture(office, name)
  const pressed = pressIn(form)
  if (pressed) {
    const picture = await pictureIn(await readHouseWithDrafts(office.store), name, office.store)
    if (!picture) return undefined
    const focus = focusAt(pressed, picture.size)
    const cut = await refocusPicture(office, picture.id, { name, focus })
    if (cut && cut.kind !== 'kept') return refuse(visit, 'focus', cut)
    return visit.c.redirect(pictureFormPath(name, from), 303)
  }
  const shown = from ? `${shownPagePath(from)}#${pictureId(name)}` : deskPath('teksten')
  return visit.c.redirect(shown, 303)
}

/** A sent picture is a draft; its page asks what matters in it, and for a description. */
export async function takePicture(visit: DeskVisit): Promise<Response> {
  const { name, from, altPath } = askedOf(visit)
  if (altPath === undefined) return show(visit)
  const upload = await readUpload(visit.c, maxPictureBytes)
  if (upload instanceof Response) return upload
  if (upload.kind === 'no-file') return show(visit, { file: words().problems['no-file'] })
  if (upload.kind !== 'file' || upload.bytes.length > maxPictureBytes) {
    return show(visit, { file: words().problems['too-large'] })
  }
  const outcome = await savePicture(visit.office, upload.bytes, { name })
  if (outcome.kind === 'kept')
    return visit.c.redirect(`${pictureFormPath(name, from)}&done=kept`, 303)
  return refuse(visit, 'file', outcome)
}

function refuse(visit: DeskVisit, field: keyof Problems, why: NoPicture): Promise<Response> {
  const sentence = fill(words().problems[why.kind], { ...why, least: minPictureWidth })
  return show(visit, { [field]: sentence }, isTemporary(why) ? 503 : undefined)
}
