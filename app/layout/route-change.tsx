import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the top, or to the hash (specification, section 2), and focuses it for screen readers. */
export function RouteChange() {
  const { hash } = useLocation()

  usePageChange(() => {
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
    // What was pressed while they came is pressed now (`first-script.ts`).
    dispatchEvent(new Event('scripted'))
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  return null
}

/** Not for the first page, on which something may have been opened before the scripts came. */
export function usePageChange(onChange: () => void): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    onChange()
  }, [pathname, onChange])
}
