import { useEffect, useState } from 'react'

/** How high the element is that a selector finds, in pixels, as it changes; 0 while it is not shown. */
export function useHeightOf(selector: string | undefined): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = selector === undefined ? null : document.querySelector<HTMLElement>(selector)
    if (!element) return undefined
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return height
}
