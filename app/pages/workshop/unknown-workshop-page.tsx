import { Link } from 'react-router'
import type { PageBody } from '#content/words/shape/parts.ts'
import type { WorkshopPageWords } from '#content/words/shape/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'

type Props = { readonly words: PageBody<WorkshopPageWords['unknown']>; readonly language: Language }

export function UnknownWorkshopPage({ words, language }: Props) {
  return (
    <div className="container-site pt-34 pb-21">
      <h1 className="max-w-[20ch] text-43 md:text-60">{words.title}</h1>
      <p className="mt-5 text-lead">{words.text}</p>
      <p className="mt-8">
        <Link className="button-solid cut" to={pathTo('workshops', language)}>
          {words.link}
        </Link>
      </p>
    </div>
  )
}
