import { useSyncExternalStore } from 'react'

/** False in the server's page and while React takes it over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => {}
}
