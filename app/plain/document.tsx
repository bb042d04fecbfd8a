import type { ReactNode } from 'react'
import drawn from '#content/pictures/logo-mark.svg?url'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { useBusiness } from '../business.ts'
import { FaceStyles, LookStyles, ThemeColours } from '../look/styles.tsx'
import { HouseMark } from '../ui/house-mark.tsx'
import { TextLink } from './parts.tsx'
import styles from './plain.css?inline'

type DocumentProps = {
  readonly language: Language
  readonly title: string
  readonly children: ReactNode
}

/** A page for one person, without script, and never kept, listed or told of to another site. */
export function PlainDocument({ language, title, children }: DocumentProps) {
  const { name, look, mark } = useBusiness()
  return (
    // The header of a page without script is opaque from the start.
    <html lang={language} data-scrolled="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="strict-origin" />
        <ThemeColours look={look} />
        <title>{`${title} – ${name}`}</title>
        <link rel="icon" href={`/favicon.svg${mark?.icons ?? ''}`} type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <LookStyles look={look} />
      </head>
      <body>
        {children}
        <FaceStyles look={look} />
      </body>
    </html>
  )
}

/** A sheet of the owner's: the farm's name over it, and its address under it. */
export function PlainSheet(
  props: DocumentProps & {
    readonly wide?: boolean
    readonly aside?: ReactNode
    /** A link past the header, where it holds many. */
    readonly skip?: ReactNode
    /** The address behind the farm's name; the site's home page unless given. */
    readonly home?: string
  },
) {
  const { language, title, wide, aside, skip, home = pathTo('home', language), children } = props
  const { name, address, email } = useBusiness()
  const { street, postalCode, town } = address
  return (
    <PlainDocument language={language} title={title}>
      {skip}
      <div className="plain-page" data-wide={wide || undefined}>
        <header className="no-print plain-head flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b-2 border-ink pb-3">
          <a className="flex min-h-11 items-center gap-3 font-serif text-25" href={home}>
            <HouseMark drawn={drawn} size={38} />
            <span>{name}</span>
          </a>
          {aside}
        </header>
        <main id="main" tabIndex={-1} className="scroll-mt-96 overflow-x-visible outline-none">
          {children}
        </main>
        <footer className="no-print mt-21 border-t border-rule pt-5 text-meta text-soft">
          <p>
            {name}, {street},{' '}
            <span className="inline-block">
              {postalCode} {town}
            </span>
          </p>
          <p>
            <TextLink to={`mailto:${email}`}>{email}</TextLink>
          </p>
        </footer>
      </div>
    </PlainDocument>
  )
}

export function TitledPage({ language, title, children }: DocumentProps) {
  return (
    <PlainSheet language={language} title={title}>
      <h1 className="text-43">{title}</h1>
      {children}
    </PlainSheet>
  )
}
