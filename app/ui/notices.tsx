import { type ComponentProps, useEffect, useState } from 'react'
import type { Toast, NoticeToaster } from './toaster.tsx'

const eventName = 'site-notice'

/** Shows a notice; only in the browser. */
export function notify(notice: Toast): void {
  dispatchEvent(new CustomEvent(eventName, { detail: notice }))
}

/**
 * The place of notices. The script that shows them is fetched with the first one: most visits see
 * none.
 */
export function Notices(props: Omit<ComponentProps<typeof NoticeToaster>, 'notices'>) {
  const [notices, setNotices] = useState<readonly Toast[]>([])
  const [Toaster, setToaster] = useState<typeof NoticeToaster>()

  useEffect(() => {
    const add = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const notice: Toast = event.detail
      setNotices((shown) => [...shown, notice])
      void fetchToaster()
    }
    const fetchToaster = async () => {
      try {
        const toaster = await import('./toaster.tsx')
        setToaster(() => toaster.NoticeToaster)
      } catch {
        // A notice cannot be reached then, like all else on the page: whatever must be known stands
        // on the page itself.
      }
    }
    addEventListener(eventName, add)
    return () => removeEventListener(eventName, add)
  }, [])

  return Toaster ? <Toaster notices={notices} {...props} /> : null
}
