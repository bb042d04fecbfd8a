import { gallery, type PictureId } from '#content/gallery.ts'
import { GalleryPage } from '../pages/gallery/gallery-page.tsx'
import type { Route } from './+types/gallery.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'

/** Addresses of the built files, by their path in `content/pictures/gallery`. */
const files = import.meta.glob<string>('/content/pictures/gallery/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

export function loader(input: Route.LoaderArgs) {
  const { language, site, words } = pageRequest(input)
  const { head, ...rest } = words.gallery
  const pictures = gallery.map(({ id, category }) => {
    const { alt, caption = rest.defaultCaption } = words.pictures[id]
    return { id, category, src: fileOf(id), alt, caption }
  })
  return {
    head: { words: head, page: 'gallery' as const, language, siteUrl: site.siteUrl },
    data: { language, words: rest, pictures },
  }
}

/** The file of a picture, drawn or photographed; the build has made sure that there is one. */
function fileOf(id: PictureId): string {
  const found = Object.entries(files).find(([path]) => path.includes(`/gallery/${id}.`))
  if (!found) throw new Error(`content/pictures/gallery has no file named ${id}`)
  return found[1]
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  return <GalleryPage data={loaderData.data} />
}
