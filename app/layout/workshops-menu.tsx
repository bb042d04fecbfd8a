import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Chevron } from '#app/ui/arrows.tsx'
import { pathTo } from '#language/addresses.ts'
import { prefetch } from '../ui/prefetch.ts'
import { usePageChange } from './route-change.tsx'
import { type LayoutData, menuOf } from './layout-data.ts'

/**
 * Opens on a click, by the browser's own `<details>`, and under a mouse by the style sheet, 100 ms after
 * it comes and until 300 ms after it leaves (specification, section 9). Script only closes it.
 */
export function WorkshopsMenu({ data }: { data: LayoutData }) {
  const { words, workshops, language } = data
  const menu = useRef<HTMLDivElement>(null)
  useClosing(menu)
  return (
    <div ref={menu} className="hover-menu relative">
      <details>
        <summary className="nav-link flex items-center gap-1">
          {words.navigation.workshops}
          <Chevron />
        </summary>
      </details>
      <ul className="hover-menu-list absolute -left-5 min-w-64 border-2 border-ink bg-paper p-2">
        {workshops.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={pathTo('workshop', language, slug)} prefetch={prefetch} className="menu-link">
              {name}
            </Link>
          </li>
        ))}
        <li className="mt-2 border-t border-rule pt-2">
          <Link
            to={pathTo('workshops', language)}
            prefetch={prefetch}
            className="menu-link font-semibold"
          >
            {words.navigation.viewAll}
          </Link>
        </li>
        {menuOf(data).map(({ to, name }) => (
          <li key={to}>
            <Link to={to} prefetch={prefetch} className="menu-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useClosing(menu: RefObject<HTMLDivElement | null>): void {
  usePageChange(() => menu.current && close(menu.current))

  useEffect(() => {
    const element = menu.current
    if (!element) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const inside = element.contains(document.activeElement)
      close(element)
      if (inside) element.querySelector('summary')?.focus()
    }
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && element.contains(target))) close(element)
    }
    const reopen = () => delete element.dataset['closed']
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPointer, { signal })
    element.addEventListener('pointerleave', reopen, { signal })
    return () => ending.abort()
  }, [menu])
}

/** Closes the menu, even under the mouse. */
function close(element: HTMLDivElement): void {
  element.querySelector('details')?.removeAttribute('open')
  if (element.matches(':hover')) element.dataset['closed'] = ''
}
