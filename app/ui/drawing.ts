import { useEffect, useState } from 'react'

/**
 * A drawing that no script carries: the server's page has it, or its file is fetched when a page without
 * it led here. `place` is the selector of the element around it.
 */
export function useDrawing(drawn: string, file: string, place: string): string {
  const [shown, setShown] = useState(
    () => drawn || (document.querySelector(place)?.innerHTML ?? ''),
  )
  useEffect(() => {
    if (!shown) void textOf(file).then(setShown)
  }, [file, shown])
  return shown
}

async function textOf(file: string): Promise<string> {
  return (await fetch(file)).text()
}
