import { gallery } from '#content/gallery.ts'
import { GalleryPage } from '../pages/gallery/gallery-page.tsx'
import type { Route } from './+types/gallery.ts'
import { galleryPicture } from './gallery-picture.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'

export function loader(input: Route.LoaderArgs) {
  const { language, site, words } = pageRequest(input)
  const { head, ...rest } = words.gallery
  const pictures = gallery.map(({ id, category }) => {
    const { caption = rest.defaultCaption } = words.pictures[id]
    return { id, category, caption, ...galleryPicture(id, words.pictures) }
  })
  return {
    head: { words: head, page: 'gallery' as const, language, siteUrl: site.siteUrl },
    data: { language, words: rest, pictures },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  return <GalleryPage data={loaderData.data} />
}
