import { inked } from '#booking/look/inked.ts'
import { pictureOfMark } from '#booking/look/mark.ts'
import { initialsOf } from '#booking/look/own-mark.ts'
import { paletteOf } from '#booking/look/palette.ts'
import type { SharedContent } from '#content/own-share.ts'
import drawnMark from '#content/pictures/logo-mark.svg?url'
import plainPlace from '#content/pictures/plain-place.svg?url'
import type { Reads } from '#store/subjects.ts'
import type { StaticFiles } from '../http/static-files.ts'
import { drawInitials } from './draw-initials.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { facesOf } from './own-faces.ts'

type Sources = {
  readonly store: Reads
  readonly files: Pick<StaticFiles, 'bytesOf'>
}

const drawings = import.meta.glob<string>(
  '/content/pictures/{workshop-*,about-crock,contact-letterbox,gift-voucher,not-found}.*',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

export async function makeShare(
  sources: Sources,
  share: SharedContent,
): Promise<Buffer<ArrayBuffer>> {
  const { paper, ink } = paletteOf(share.colours).day
  const mark = await markOf(sources, share)
  const picture = await pictureOf(sources, share)
  const drawn = await drawSharePicture(
    { ...share, paper, ink, mark, picture },
    await facesOf(share.faces),
  )
  const jpeg = await drawn
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
  return Buffer.from(jpeg)
}

async function markOf({ store, files }: Sources, share: SharedContent): Promise<Uint8Array> {
  const picture = pictureOfMark(share.mark)
  const drawn = picture && (await store.pictures.findFile(picture.id, 'day.png'))
  if (drawn) return drawn
  if (share.mark !== 'initials') return inInks(files.bytesOf(drawnMark), share)
  const drawing = await drawInitials(initialsOf(share.name), share, { part: 0.74, isCut: true })
  return Buffer.from(drawing)
}

async function pictureOf({ store, files }: Sources, share: SharedContent): Promise<Uint8Array> {
  const { photograph, drawing } = share
  const made = photograph && (await store.pictures.findFile(photograph, '1280.jpg'))
  if (made) return made
  const named = Object.entries(drawings).find(([path]) => path.includes(`/${drawing}.`))
  const [, address = plainPlace] = named ?? []
  return address.includes('.svg') ? inInks(files.bytesOf(address), share) : files.bytesOf(address)
}

function inInks(drawing: Uint8Array, { colours }: SharedContent): Uint8Array {
  return Buffer.from(inked(Buffer.from(drawing).toString(), colours))
}
