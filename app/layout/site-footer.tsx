import type { ReactNode } from 'react'
import { Link } from 'react-router'
import land from '#content/pictures/footer-land.svg?url'
import plainLand from '#content/pictures/plain-footer.svg?url'
import { pathTo } from '#language/addresses.ts'
import { footPages } from '#language/pages.ts'
import { useBusiness } from '../business.ts'
import { Picture } from '../ui/picture.tsx'
import type { FooterWords } from './layout-words.ts'
import { type LayoutData, shownPages } from './layout-data.ts'

export function SiteFooter({ data }: { data: LayoutData }) {
  const { language, workshops, telephone, ownPages = [] } = data
  const { navigation, footer: words } = data.words
  const business = useBusiness()
  const { street, postalCode } = business.address
  // The town of two words stays on one line.
  const town = business.address.town.replaceAll(' ', '\u00a0')
  return (
    <footer className="site-footer bg-leaf text-paper">
      <FooterLand />
      <div className="container-site footer-parts">
        <div>
          <p className="font-serif text-30 text-balance">{business.name}</p>
          <p className="mt-1 max-w-[20em] md:mt-3 print:hidden">
            {words.description.replaceAll(business.address.town, town)}
          </p>
        </div>
        <FooterList title={words.workshops}>
          {workshops.map(({ slug, name }) => (
            <FooterLink key={slug} to={pathTo('workshop', language, slug)} text={name} />
          ))}
          <FooterLink to={pathTo('workshops', language)} text={navigation.viewAll} />
        </FooterList>
        <FooterList title={words.links}>
          {shownPages(footPages, data).map((page) => (
            <FooterLink key={page} to={pathTo(page, language)} text={navigation[page]} />
          ))}
          <FooterLink to={pathTo('booking', language)} text={navigation.book} />
          {ownPages.map(({ to, name }) => (
            <FooterLink key={to} to={to} text={name} />
          ))}
        </FooterList>
        <div>
          <h2 className="text-lead max-md:sr-only">{words.visit}</h2>
          <address className="not-italic md:mt-3">
            {/* The address takes one line on a phone, and two beside the lists. */}
            {street}
            <span className="md:hidden">, </span>
            <br className="max-md:hidden" />
            {postalCode} {town}, {words.country}
          </address>
          <ul className="flex flex-wrap gap-x-5 md:mt-2 md:block">
            {telephone && (
              <li>
                <a className="footer-link" href={telephone.link}>
                  {telephone.written}
                </a>
              </li>
            )}
            <li>
              <a className="footer-link" href={`mailto:${business.email}`}>
                {business.email}
              </a>
            </li>
            {business.social && (
              <li>
                <a className="footer-link" href={business.social} rel="me noopener">
                  {words.social}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
      <div className="border-t border-mist/40">
        <div className="container-site flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-3 text-meta">
          <Company words={words} />
          {/* The links are in one box, so that on a narrow window they go to the next line together. */}
          <span className="flex gap-x-5">
            <button type="button" className="footer-link" data-consent-choice="asked">
              {words.cookies}
            </button>
            <Link className="footer-link" to={pathTo('privacy', language)}>
              {words.privacy}
            </Link>
          </span>
        </div>
      </div>
    </footer>
  )
}

export function FooterLand() {
  const src = useBusiness().isPlain ? plainLand : land
  return <Picture src={src} alt="" width={3240} height={300} className="footer-land" />
}

function Company({ words }: { words: FooterWords }) {
  const business = useBusiness()
  return (
    <span>
      {business.name}
      {business.enterpriseNumber && (
        <>
          {'\u00a0·'} {words.enterpriseNumber} {business.enterpriseNumber}
        </>
      )}
      {business.vatNumber && (
        <>
          {'\u00a0·'} {words.vatNumber} {business.vatNumber}
        </>
      )}
    </span>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lead max-md:sr-only">{title}</h2>
      <ul className="md:mt-1">{children}</ul>
    </nav>
  )
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link className="footer-link" to={to}>
        {text}
      </Link>
    </li>
  )
}
