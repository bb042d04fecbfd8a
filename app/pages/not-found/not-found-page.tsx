import { Link } from 'react-router'
import type { NotFoundWords } from '#content/words/shape/pages.ts'
import picture from '#content/pictures/not-found.svg?url'
import { pathTo } from '#language/addresses.ts'
import type { PageProps } from '../page-props.ts'

export function NotFoundPage({ words, language }: PageProps<NotFoundWords>) {
  return (
    <div className="not-found">
      <div className="container-site not-found-words">
        <h1 className="max-w-[12ch] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[40ch] text-lead">{words.text}</p>
        <p className="mt-8">
          <Link className="button-solid cut" to={pathTo('home', language)}>
            {words.link}
          </Link>
        </p>
      </div>
      <img
        src={picture}
        alt={words.pictureAlt}
        width={2400}
        height={600}
        fetchPriority="high"
        className="not-found-picture"
      />
    </div>
  )
}
