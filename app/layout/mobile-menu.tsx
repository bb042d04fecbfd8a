import { useRef } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#language/addresses.ts'
import { menuPages } from '#language/pages.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { usePageChange } from './route-change.tsx'
import { type LayoutData, menuOf, shownPages } from './layout-data.ts'

/** The menu of small screens: opens and closes without script. */
export function MobileMenu({ data }: { data: LayoutData }) {
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
