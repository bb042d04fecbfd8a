import { useEffect, useState } from 'react'

/**
 * The inside of a drawing that no script carries: the server's page has it, or it is fetched when a
 * page without it led here. `place` is the selector of the element around it.
 */
export function useDrawing(drawn: string, load: () => Promise<string>, place: string): string {
  const [shown, setShown] = useState(
    () => drawn || (document.querySelector(place)?.innerHTML ?? ''),
  )
  useEffect(() => {
    if (shown) return
    void load().then(setShown)
  }, [load, shown])
  return shown
}
