import { addressLine } from '#booking/house/address-line.ts'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { useBusiness } from '../business.ts'
import { footerWords } from './layout-words.ts'
import { FooterLand } from './site-footer.tsx'

/** The foot of a page for one person: the site's land, and the few lines that it needs. */
export function SmallFooter({ language, words }: { language: Language; words: Words['layout'] }) {
  const { privacy } = footerWords(words.footer, language)
  const { name, address, email } = useBusiness()
  return (
    <footer className="no-print site-footer bg-leaf text-paper">
      <FooterLand />
      <div className="container-site flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-5 pb-8">
        <address className="not-italic">
          {name}, {addressLine(address)}
        </address>
        <span className="flex flex-wrap gap-x-8">
          <a className="footer-link" href={`mailto:${email}`}>
            {email}
          </a>
          <a className="footer-link" href={pathTo('privacy', language)}>
            {privacy}
          </a>
        </span>
      </div>
    </footer>
  )
}
