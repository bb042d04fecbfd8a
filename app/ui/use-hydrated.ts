import { useSyncExternalStore } from 'react'

/** False on the server and while React takes the page over, then true. */
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
