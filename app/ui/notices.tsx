import { type ComponentType, useEffect, useState } from 'react'

export type Notice = { readonly kind: 'success' | 'error'; readonly text: string }

const eventName = 'site-notice'

/** Shows a short notice that goes away by itself. For the browser only. */
export function notify(notice: Notice): void {
  dispatchEvent(new CustomEvent(eventName, { detail: notice }))
}

type ToasterProps = {
  readonly notices: readonly Notice[]
  readonly label: string
  readonly closeLabel: string
  readonly above?: string
}

type NoticesProps = Omit<ToasterProps, 'notices'>

/** Where notices appear. What shows them is fetched with the first one: most visits see none. */
export function Notices(props: NoticesProps) {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()

  useEffect(() => {
    const add = (event: Event) => {
      setNotices((shown) => [...shown, (event as CustomEvent<Notice>).detail])
      void fetchToaster()
    }
    const fetchToaster = async () => {
      try {
        const { NoticeToaster } = await import('./toaster.tsx')
        setToaster(() => NoticeToaster)
      } catch {
        // Out of reach, as all else is then: what must be known stands on the page itself.
      }
    }
    addEventListener(eventName, add)
    return () => removeEventListener(eventName, add)
  }, [])

  return Toaster ? <Toaster notices={notices} {...props} /> : null
}
