import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import hankenGrotesk from '../fonts/hanken-grotesk.woff2?url'
import youngSerif from '../fonts/young-serif.woff2?url'
import mark from '#content/pictures/logo-mark.svg?url'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import styles from './plain.css?inline'

type Props = {
  readonly language: Language
  readonly title: string
  /** For tables: the owner's lists. */
  readonly wide?: boolean
  /** Stands beside the name of the farm. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * A page behind a link in a mail: complete as it arrives, with no script and nothing to load but the
 * letters and the mark. It is for one person, so it is never kept, listed or told of to another site.
 */
export function PlainDocument({ language, title, wide, aside, children }: Props) {
  const { street, postalCode, town } = business.address
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="theme-color" content="#faf6ec" />
        <title>{`${title} – ${business.name}`}</title>
        {/* Who comes from a mail has been nowhere on the site before: the letters are not here yet. */}
        {[youngSerif, hankenGrotesk].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <div className="plain-page" data-wide={wide || undefined}>
          <header className="no-print mb-13 flex flex-wrap items-center justify-between gap-5 border-b-2 border-ink pb-3">
            <a
              className="flex min-h-11 items-center gap-3 font-serif text-25"
              href={pathTo('home', language)}
            >
              <img src={mark} alt="" width={38} height={38} />
              <span>{business.name}</span>
            </a>
            {aside}
          </header>
          <main>{children}</main>
          <footer className="no-print mt-21 border-t border-rule pt-5 text-meta text-soft">
            <p>
              {business.name}, {street}, {postalCode} {town}
            </p>
            <p>
              <a
                className="inline-flex min-h-11 items-center underline"
                href={`mailto:${business.email}`}
              >
                {business.email}
              </a>
            </p>
          </footer>
        </div>
      </body>
    </html>
  )
}
