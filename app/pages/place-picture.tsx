import { useContext } from 'react'
import { viewAsked } from '#booking/look/land-views.ts'
import plainPlace from '#content/pictures/plain-place.svg?url'
import { useBusiness } from '../business.ts'
import { OwnPictures, Picture, type PictureProps } from '../ui/picture.tsx'

/** Plain land replaces a drawing that shows another house, or has no description. */
export function PlacePicture({ src, alt, part, ...picture }: PictureProps) {
  return useIsTold(src, alt) ? (
    <Picture {...{ src, alt }} {...(part && { part })} {...picture} />
  ) : (
    <Picture src={plainAt(src)} alt="" {...picture} />
  )
}

export function SidePicture(picture: PictureProps) {
  return useIsTold(picture.src, picture.alt) && <Picture {...picture} />
}

function useIsTold(src: string, alt: string): boolean {
  const isPhotograph = useContext(OwnPictures)(src) !== undefined
  const { isPlain } = useBusiness()
  return isPhotograph || (!isPlain && alt !== '')
}

/** "/assets/about-crock-BsX2pT0q.svg" becomes "/assets/plain-place.svg?view=1#about-crock". */
export function plainAt(src: string): string {
  const [, borrowed] = src.split('#')
  const [, own = ''] = /\/([\w-]+?)(?:-[\w-]{8})?\.\w+$/.exec(src) ?? []
  const place = borrowed ?? own
  return `${plainPlace}${viewAsked(place)}#${place}`
}
