import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { gallery } from '#content/gallery.ts'
import { GalleryPage } from '../pages/gallery/gallery-page.tsx'
import type { Route } from './+types/gallery.ts'
import { galleryPicture } from './gallery-picture.ts'
import { pageOf } from './page-request.ts'

export { meta } from './head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, words } = pageOf(input, 'gallery')
  const pictures = gallery.map(({ id, category }) => {
    const { caption = body.defaultCaption } = words.pictures[id]
    return { id, category, caption, ...galleryPicture(id, words.pictures) }
  })
  return { head, language, words: body, pictures }
}

/** A picture that is shown large is an entry of the history, and no reason to ask again for all of them. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  return <GalleryPage {...loaderData} />
}
