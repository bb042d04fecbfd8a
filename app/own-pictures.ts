import { pictureAddress, type PictureType, pictureWidths } from '#booking/pictures/own-picture.ts'

/** Finds the owner's picture by the address of the drawing that it replaces. */
export function findOwnPicture(pictures: Readonly<Record<string, string>>) {
  return (src: string) => {
    // A file's name before its digest is its place; a borrowed drawing has the place after a `#`.
    const [file = '', place] = src.split('#')
    const name = Object.keys(pictures).find((each) =>
      place === undefined
        ? file.includes(`/${each}-`) || file.includes(`/${each}.`)
        : each === place,
    )
    const id = name && pictures[name]
    if (!id) return undefined
    const set = (type: PictureType) =>
      pictureWidths
        .map((width) => `${pictureAddress(name, id, `${width}.${type}`)} ${width}w`)
        .join(', ')
    const avif = set('avif')
    const webp = set('webp')
    const jpg = set('jpg')
    return { avif, webp, jpg, src: pictureAddress(name, id, '1280.jpg') }
  }
}
