import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { business } from '#content/business.ts'
import { type Page, pathTo } from '#language/addresses.ts'
import { footerWords } from './footer-words.ts'
import type { LayoutData } from './site-layout.tsx'

const quickLinks = ['about', 'gallery', 'faq', 'contact', 'booking'] as const satisfies Page[]

export function SiteFooter({ data }: { data: LayoutData }) {
  const { language, workshops } = data
  const navigation = data.words.navigation
  const words = footerWords(data.words.footer, language)
  const { street, postalCode, town } = business.address
  return (
    <footer className="site-footer bg-leaf text-paper">
      <div className="container-site grid gap-13 pt-5 pb-13 md:grid-cols-2 md:pt-8 md:pb-21 lg:grid-cols-[2fr_1fr_1fr_1.3fr]">
        <div>
          <p className="font-serif text-30">{business.name}</p>
          <p className="mt-3 max-w-[36ch]">{words.description}</p>
        </div>
        <FooterList title={words.workshops}>
          {workshops.map(({ slug, name }) => (
            <FooterLink key={slug} to={pathTo('workshop', language, slug)} text={name} />
          ))}
          <FooterLink to={pathTo('workshops', language)} text={navigation.viewAll} />
        </FooterList>
        <FooterList title={words.links}>
          {quickLinks.map((page) => (
            <FooterLink
              key={page}
              to={pathTo(page, language)}
              text={page === 'booking' ? navigation.book : navigation[page]}
            />
          ))}
        </FooterList>
        <div>
          <h2 className="text-lead">{words.visit}</h2>
          <address className="mt-2 not-italic">
            {street}
            <br />
            {postalCode} {town}, {words.country}
          </address>
          <ul className="mt-3">
            <li>
              <a className="footer-link" href={`mailto:${business.email}`}>
                {business.email}
              </a>
            </li>
            <li>
              <a className="footer-link" href={business.social} rel="me noopener">
                {words.social}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className="border-t border-mist/40">
        <div className="container-site flex flex-wrap items-center gap-x-8 gap-y-1 py-3 text-meta">
          <span>
            {business.name} · {words.enterpriseNumber} {business.enterpriseNumber} ·{' '}
            {words.vatNumber} {business.vatNumber}
          </span>
          {/* One box, so that on a narrow window they go to the next line together. */}
          <span className="flex gap-x-8 md:ml-auto">
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

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lead">{title}</h2>
      <ul className="mt-1">{children}</ul>
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
