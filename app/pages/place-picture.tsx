import { useContext } from 'react'
import plainPlace from '#content/pictures/plain-place.svg?url'
import { OwnPictures, Picture, type PictureProps } from '../ui/picture.tsx'

/**
 * A drawing or photograph of the house's own. While its text is empty and no photograph stands there, it tells of
 * another house, so plain land is shown; the name of the place follows the address.
 */
export function PlacePicture({ src, alt, part, ...picture }: PictureProps) {
  return useIsTold(src, alt) ? (
    <Picture {...{ src, alt }} {...(part && { part })} {...picture} />
  ) : (
    <Picture src={plainAt(src)} alt={alt} {...picture} />
  )
}

/** A place in which nothing needs to stand. */
export function SidePicture(picture: PictureProps) {
  return useIsTold(picture.src, picture.alt) && <Picture {...picture} />
}

function useIsTold(src: string, alt: string): boolean {
  return useContext(OwnPictures)(src) !== undefined || alt !== ''
}

/** "/assets/about-crock-BsX2pT0q.svg" becomes "/assets/plain-place.svg#about-crock". */
function plainAt(src: string): string {
  const [, place = ''] = /\/([\w-]+?)(?:-[\w-]{8})?\.\w+$/.exec(src) ?? []
  return src.includes('#') ? src : `${plainPlace}#${place}`
}
