import { deskPath } from '#language/desk-paths.ts'
import type { DeskVisit } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().texts.picture

type Size = { readonly width: number; readonly height: number }

/** A press on the picture names what has to be in it. */
export function FocusForm({ id, size }: { readonly id: string; readonly size: Size }) {
  return (
    <form method="post" className="mt-5">
      <p className="mb-3">{words().focus}</p>
      <input
        type="image"
        id="focus"
        name="focus"
        src={`${deskPath('teksten', 'foto-beeld')}?foto=${id}`}
        alt={words().focusAlt}
        width={shownWidth}
        height={heightOf(size)}
        className="block max-w-none border-2 border-ink"
      />
    </form>
  )
}

/** A press on the picture, in its shown pixels; undefined of another button. */
export function pressIn(form: URLSearchParams) {
  const x = Number(form.get('focus.x') ?? 'NaN')
  const y = Number(form.get('focus.y') ?? 'NaN')
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined
}

export function focusAt({ x, y }: { readonly x: number; readonly y: number }, size: Size) {
  return { x: x / shownWidth, y: y / heightOf(size) }
}

/** Width for a small phone; a press on the picture counts in these pixels. */
const shownWidth = 320

function heightOf({ width, height }: Size): number {
  return Math.round((shownWidth * height) / width)
}

export async function pictureToFocus({ c, office }: DeskVisit): Promise<Response> {
  const master = await office.store.pictures.findFile(c.req.query('foto') ?? '', 'master')
  if (!master) return c.text('Not Found', 404)
  return c.body(master, 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' })
}
