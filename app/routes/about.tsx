import { AboutPage } from '../pages/about/about-page.tsx'
import type { Route } from './+types/about.ts'
import { galleryPicture } from './gallery-picture.ts'
import { pageOf } from './page-request.ts'

export { meta } from './head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, words } = pageOf(input, 'about')
  const guidePicture = galleryPicture('aprons-in-the-corridor', words.pictures).src
  return { head, words: body, language, guidePicture }
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
