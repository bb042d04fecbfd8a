import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Every change of page scrolls smoothly to the top (specification, section 2), or to the place its
 * address names; and the focus goes there too, so that a screen reader reads it out.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const named = hash === '' ? null : document.getElementById(hash.slice(1))
    if (named) {
      named.scrollIntoView()
      named.focus({ preventScroll: true })
      return
    }
    document.getElementById('main')?.focus({ preventScroll: true })
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [pathname, hash])

  useEffect(() => {
    // The browser would jump back to where the visitor was, and then we would scroll up from there.
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  return null
}
