import type { ReactNode } from 'react'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { PlainDocument } from '../document.tsx'

/** Where the desk's own pages are; each address begins with the owner's link. */
export type DeskPath = (...parts: readonly string[]) => string

type Props = {
  readonly title: string
  readonly to: DeskPath
  readonly children: ReactNode
}

/** A page of the owner's desk, with the way to the others. */
export function DeskFrame({ title, to, children }: Props) {
  const { nav } = deskPages
  const pages = [
    { name: nav.home, path: to() },
    { name: nav.dates, path: to('datums') },
    { name: nav.account, path: to('rekening') },
    { name: nav.messages, path: to('berichten') },
    { name: nav.settings, path: to('links') },
  ]
  return (
    <PlainDocument
      language="nl"
      title={title}
      wide
      aside={
        <nav aria-label={nav.label} className="flex flex-wrap gap-x-5">
          {pages.map(({ name, path }) => (
            <a
              key={path}
              className="inline-flex min-h-11 min-w-11 items-center underline"
              href={path}
            >
              {name}
            </a>
          ))}
        </nav>
      }
    >
      {children}
    </PlainDocument>
  )
}
