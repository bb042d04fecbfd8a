import { Link, NavLink } from 'react-router'
import { useRef } from 'react'
import { pathTo } from '#language/addresses.ts'
import { menuPages } from '#language/pages.ts'
import { prefetch } from '../ui/prefetch.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { type LayoutData, shownPages, menuOf } from './layout-data.ts'
import { WorkshopsMenu } from './workshops-menu.tsx'
import { usePageChange } from './route-change.tsx'

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

/** The menu of small screens: opens and closes without script. */
function MobileMenu({ data }: { data: LayoutData }) {
  const { words, workshops, language } = data
  const details = useRef<HTMLDetailsElement>(null)
  usePageChange(() => {
    // The focus is on the language that was pressed, which closes with the menu.
    if (details.current?.contains(document.activeElement)) {
      details.current.querySelector('summary')?.focus()
    }
    details.current?.removeAttribute('open')
  })

  return (
    <details ref={details} className="mobile-menu lg:hidden">
      <summary className="menu-button flex min-h-[44px] items-center border-b-2 border-ink font-semibold">
        {words.menu}
        <span className="menu-sign" />
      </summary>
      <nav aria-label={words.navigationLabel} className="mobile-menu-sheet container-site">
        <ul className="border-b-2 border-ink py-5">
          <MenuItem to={pathTo('workshops', language)} text={words.navigation.workshops} large />
          {workshops.map(({ slug, name }) => (
            <MenuItem key={slug} to={pathTo('workshop', language, slug)} text={name} />
          ))}
        </ul>
        <ul className="py-5">
          {shownPages(menuPages, data).map((page) => (
            <MenuItem key={page} to={pathTo(page, language)} text={words.navigation[page]} large />
          ))}
          {menuOf(data).map(({ to, name }) => (
            <MenuItem key={to} to={to} text={name} large />
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-5 pb-8">
          <Link to={pathTo('booking', language)} className="nav-book">
            {words.navigation.book}
          </Link>
          <LanguageSwitch label={words.languageLabel} {...{ language }} spoken={data.spoken} />
        </div>
      </nav>
    </details>
  )
}

function MenuItem({ to, text, large }: { to: string; text: string; large?: boolean }) {
  return (
    <li>
      <Link
        to={to}
        className={large ? 'menu-link font-serif text-25' : 'menu-link [--menu-indent:20px]'}
      >
        {text}
      </Link>
    </li>
  )
}
