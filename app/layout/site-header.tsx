import { Link, NavLink } from 'react-router'
import { pathTo } from '#language/addresses.ts'
import { menuPages } from '#language/pages.ts'
import { prefetch } from '../ui/prefetch.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { type LayoutData, shownPages } from './layout-data.ts'
import { WorkshopsMenu } from './workshops-menu.tsx'

/** A bar fixed at the top; opaque after 50 px of scroll (specification, sections 2 and 9): `first-script.ts`. */
export function SiteHeader({ data }: { data: LayoutData }) {
  const { words, language } = data
  return (
    <header data-site className="site-header fixed inset-x-0 top-0 z-40">
      <div className="container-site flex h-[72px] items-center gap-[20px] lg:h-[80px]">
        <Link to={pathTo('home', language)} aria-label={words.homeLink} className="mr-auto py-1">
          <Logo />
        </Link>
        <nav
          aria-label={words.navigationLabel}
          className="hidden items-center gap-px lg:flex xl:gap-3"
        >
          <WorkshopsMenu data={data} />
          {shownPages(menuPages, data).map((page) => (
            <NavLink
              key={page}
              to={pathTo(page, language)}
              prefetch={prefetch}
              className="nav-link"
            >
              {words.navigation[page]}
            </NavLink>
          ))}
          <Link to={pathTo('booking', language)} prefetch={prefetch} className="nav-book mr-4 ml-2">
            {words.navigation.book}
          </Link>
          <LanguageSwitch label={words.languageLabel} {...{ language }} spoken={data.spoken} />
        </nav>
        <MobileMenu data={data} />
      </div>
    </header>
  )
}
