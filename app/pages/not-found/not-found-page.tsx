import { Link } from 'react-router'
import type { NotFoundWords } from '#content/words/shape/pages.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import picture from '#content/pictures/not-found.svg?url'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { Picture } from '#app/ui/picture.tsx'

export function NotFoundPage({
  words,
  language,
}: {
  words: PageBody<NotFoundWords>
  language: Language
}) {
  return (
    <div className="container-site grid items-center gap-13 pt-21 md:pt-34 lg:grid-cols-2">
      <div>
        <h1 className="text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[44ch] text-lead">{words.text}</p>
        <p className="mt-8">
          <Link className="button-solid cut" to={pathTo('home', language)}>
            {words.link}
          </Link>
        </p>
      </div>
      <Picture
        src={picture}
        alt={words.pictureAlt}
        width={800}
        height={600}
        first
        className="h-auto w-full"
      />
    </div>
  )
}
