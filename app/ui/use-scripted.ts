import { useSyncExternalStore } from 'react'

/**
 * Tells whether the page's scripts run: false in the server's page and while React takes it over,
 * then true.
 */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => {}
}
