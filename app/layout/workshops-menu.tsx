import { useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#language/addresses.ts'
import { Chevron } from '#app/ui/arrows.tsx'
import { prefetch } from '../ui/prefetch.ts'
import type { LayoutData } from './site-layout.tsx'
import { usePageChange } from './use-page-change.ts'

/**
 * The workshops menu: opens on a click, by the browser's own `<details>`, and under a mouse by the
 * style sheet, 100 ms after it comes and until 300 ms after it leaves (specification, section 9).
 * Script only closes it: on Escape, when the keyboard or a click goes elsewhere, and when a page was
 * chosen.
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
      </ul>
    </div>
  )
}

function useClosing(menu: React.RefObject<HTMLDivElement | null>): void {
  usePageChange(
    useCallback(() => {
      if (menu.current) close(menu.current)
    }, [menu]),
  )

  useEffect(() => {
    const element = menu.current
    if (!element) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const inside = element.contains(document.activeElement)
      close(element)
      if (inside) element.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      if (!element.contains(event.target as Node)) close(element)
    }
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      // None when the window itself is left: the menu then waits.
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close(element)
    }
    const reopen = () => delete element.dataset['closed']
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    element.addEventListener('focusout', onFocus)
    element.addEventListener('pointerleave', reopen)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
      element.removeEventListener('focusout', onFocus)
      element.removeEventListener('pointerleave', reopen)
    }
  }, [menu])
}

/** Closed even while the mouse is still over it, until it leaves. */
function close(element: HTMLDivElement): void {
  element.querySelector('details')?.removeAttribute('open')
  if (element.matches(':hover')) element.dataset['closed'] = ''
}
