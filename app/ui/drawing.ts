import { useEffect, useState } from 'react'

/** No script carries a drawing: the page has it, or its file is fetched. `place` is a selector. */
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
