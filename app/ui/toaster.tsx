import { useEffect, useRef } from 'react'
import { toast, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import './toaster.css'
import type { Notice } from './notices.tsx'

type Props = {
  readonly notices: readonly Notice[]
  readonly label: string
  readonly closeLabel: string
  readonly lastsMs?: number
}

/** At most three at once, each for five seconds (specification, section 9). */
export function NoticeToaster({ notices, label, closeLabel, lastsMs = 5000 }: Props) {
  const told = useRef(0)
  useEffect(() => {
    const tell = () => {
      for (const { kind, text } of notices.slice(told.current)) toast[kind](text)
      told.current = notices.length
    }
    if (told.current > 0) {
      tell()
      return undefined
    }
    // A screen reader says what enters a live region that it knows; this one has only just come.
    const timer = setTimeout(tell, 150)
    return () => clearTimeout(timer)
  }, [notices])
  return (
    <Toaster
      containerAriaLabel={label}
      position="bottom-center"
      visibleToasts={3}
      duration={lastsMs}
      closeButton
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
      icons={{ success: null, error: null }}
    />
  )
}
