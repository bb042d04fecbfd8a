import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { languageOf, translatePath } from '#language/addresses.ts'

/**
 * Scrolls to the top, or to the hash (specification, section 2), and focuses it for screen readers. The same
 * page in another language stays where it was, with the focus on the language.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation()

  usePageChange((before) => {
    // Data for search engines are about the page that the server sent.
    document.querySelectorAll('script[type="application/ld+json"]').forEach((data) => data.remove())
    if (translatePath(before, languageOf(pathname)) === pathname) {
      // `first-script.ts` knows the place, from the press on the language on.
      dispatchEvent(new Event('translated'))
      return
    }
    const named = hash === '' ? null : document.getElementById(hash.slice(1))
    if (named) {
      named.scrollIntoView()
      named.focus({ preventScroll: true })
      return
    }
    document.getElementById('main')?.focus({ preventScroll: true })
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  })

  useEffect(() => {
    // The browser would jump back to where the visitor was, and then we would scroll up from there.
    history.scrollRestoration = 'manual'
    // Presses made before the scripts came take effect now (`first-script.ts`).
    dispatchEvent(new Event('scripted'))
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  return null
}

/** True after the first page, on which a visitor may have opened something before the scripts came. */
export function usePageChange(onChange: (before: string) => void): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  // A layout effect runs before the page is painted: nobody sees it jump.
  useLayoutEffect(() => {
    const before = last.current
    if (before === pathname) return
    last.current = pathname
    onChange(before)
  }, [pathname, onChange])
}
