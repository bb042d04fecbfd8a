import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Calls back when the visitor has gone to another page; not for the first one, on which something
 * may have been opened before the scripts came.
 */
export function usePageChange(onChange: () => void): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    onChange()
  }, [pathname, onChange])
}
