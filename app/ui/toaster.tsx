import { useEffect, useRef, useState } from 'react'
import { toast, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import './toaster.css'

export type Toast = { readonly kind: 'success' | 'error'; readonly text: string }

type Props = {
  readonly notices: readonly Toast[]
  readonly label: string
  readonly closeLabel: string
  readonly lastsMs?: number
  /** Selector of an element at the bottom of the window, above which notices are shown. */
  readonly above?: string
}

declare module 'react' {
  interface CSSProperties {
    '--held-below'?: string
  }
}

/** The notices: at most three at once, each for five seconds (specification, section 9). */
export function NoticeToaster({ notices, label, closeLabel, lastsMs = 5000, above }: Props) {
  const heldBelow = useHeightOf(above)
  const [isPhone] = useState(() => matchMedia('(width < 44rem)').matches)
  const shown = useRef(0)
  useEffect(() => {
    const tell = () => {
      for (const { kind, text } of notices.slice(shown.current))
        toast[kind](text, kind === 'success' ? { position: 'bottom-center' } : undefined)
      shown.current = notices.length
    }
    if (shown.current > 0) {
      tell()
      return undefined
    }
    // A screen reader announces what enters a live region that it knows; this one is new.
    const timer = setTimeout(tell, 150)
    return () => clearTimeout(timer)
  }, [notices])
  return (
    <Toaster
      containerAriaLabel={label}
      // A problem on a phone stands under the site's header, so over no field of a form. What went well
      // stands at the bottom, under the chosen date, the next question and the title of the next page.
      position={isPhone ? 'top-center' : 'bottom-center'}
      offset={{ top: 76, bottom: heldBelow + 24 }}
      mobileOffset={{ top: 76, bottom: heldBelow + 16 }}
      style={{ '--held-below': `${heldBelow}px` }}
      visibleToasts={3}
      duration={lastsMs}
      closeButton
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
      icons={{ success: null, error: null }}
    />
  )
}

/** The height in pixels of the element that a selector finds; 0 while it is not shown. */
function useHeightOf(selector: string | undefined): number {
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
