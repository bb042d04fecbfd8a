/** Own pictures are own texts of all languages, by this path and the name of their place. */
const ofPictures = 'picture.'

export function picturePath(name: string): string {
  return ofPictures + name
}

export function placeOfPath(path: string): string {
  return path.slice(ofPictures.length)
}

export function ownPictures(
  all: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(all)
      .filter(([path]) => path.startsWith(ofPictures))
      .map(([path, id]) => [placeOfPath(path), id]),
  )
}

export const pictureWidths = [640, 1280] as const
export const ownPictureTypes = ['avif', 'webp', 'jpg'] as const

/** The shape of every picture and of every place: four by three. */
export const pictureShape = { width: 4, height: 3 } as const

/** Narrower pictures look bad on a large screen; a camera's have four times this width. */
export const minPictureWidth = 800

/** Bounds of a sent file, in bytes and pixels; a larger picture is no photograph. */
export const maxPictureMegabytes = 25
export const maxPictureBytes = maxPictureMegabytes * 1_000_000
export const maxPicturePixels = 80_000_000

/** A photograph that takes more memory than this would end the site on a small machine. */
export const maxUnpackedBytes = 240_000_000

export type PictureType = (typeof ownPictureTypes)[number]
export type PictureWidth = (typeof pictureWidths)[number]

/** Address of a file: its id never names another picture, its name is for people. */
export function pictureAddress(
  name: string,
  id: string,
  file: `${PictureWidth}.${PictureType}` | 'day.png' | 'night.png',
) {
  return `/pictures/${name}-${id}-${file}`
}

export function readPictureAddress(path: string) {
  const [, id, file] =
    /^\/pictures\/[\w-]+-([\da-f]{16})-((?:\d+|day|night)\.\w+)$/.exec(path) ?? []
  return id === undefined || file === undefined ? undefined : { id, file }
}
