import { type ReactNode, useEffect } from 'react'
import { Notices } from '#app/ui/notices.tsx'
import type { WorkshopSlug } from '#booking/dates/session.ts'
import type { Telephone } from '#booking/house/telephone.ts'
import type { LayoutWords } from '#content/words/shape/layout.ts'
import type { Language } from '#language/languages.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { RouteChange } from './route-change.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export type LayoutData = {
  readonly language: Language
  readonly words: LayoutWords
  readonly workshops: readonly { readonly slug: WorkshopSlug; readonly name: string }[]
  readonly telephone: Telephone | undefined
  readonly counts: boolean
}

export function SiteLayout({ data, children }: { data: LayoutData; children: ReactNode }) {
  const { words, language, counts } = data
  useStoredLanguage(language)
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skipLink}
      </a>
      <SiteHeader data={data} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter data={data} />
      <CookieBanner words={words.cookies} {...{ language, counts }} />
      <Notices
        label={words.notices.region}
        closeLabel={words.notices.close}
        above="[data-cookie-banner]"
      />
      <RouteChange />
    </>
  )
}

/** The page's first script stores the language it came in; this, the one the visitor switches to. */
function useStoredLanguage(language: Language): void {
  useEffect(() => {
    try {
      localStorage.setItem('i18nextLng', language)
    } catch {
      // Storage is closed to us: the next unprefixed address will be Dutch, and nothing else changes.
    }
  }, [language])
}
