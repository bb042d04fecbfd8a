import { AboutPage } from '../pages/about/about-page.tsx'
import type { Route } from './+types/about.ts'
import { galleryPicture } from './gallery-picture.ts'
import { headOf } from './head.ts'
import { pageRequest } from './page-request.ts'

export function loader(input: Route.LoaderArgs) {
  const { language, site, words } = pageRequest(input)
  const { head, ...rest } = words.about
  return {
    head: { words: head, page: 'about' as const, language, siteUrl: site.siteUrl },
    words: rest,
    language,
    guidePicture: galleryPicture('aprons-in-the-corridor', words.pictures).src,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData?.head)
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const { words, language, guidePicture } = loaderData
  return <AboutPage words={words} language={language} guidePicture={guidePicture} />
}
