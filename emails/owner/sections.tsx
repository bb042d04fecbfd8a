import { Fragment } from 'react'
import { Heading, Steps } from '../parts/text.tsx'

type Section = { readonly title: string; readonly lines: readonly string[] }

/** Headings with lists below them, made to be printed as well as read. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ title, lines }) => (
    <Fragment key={title}>
      <Heading>{title}</Heading>
      <Steps items={lines} />
    </Fragment>
  ))
}
