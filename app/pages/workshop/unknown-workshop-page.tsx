import { Link } from 'react-router'
import type { WorkshopPageWords } from '#content/words/shape/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import type { PageProps } from '../page-props.ts'

type Props = PageProps<WorkshopPageWords['unknown']>

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
