import { type ComponentProps, useEffect, useState } from 'react'
import type { Toast, NoticeToaster } from './toaster.tsx'

export const noticeEvent = 'site-notice'

export type Noticed = {
  readonly notice: Toast
  readonly toaster: Promise<{ readonly NoticeToaster: typeof NoticeToaster }>
}

export function Notices(props: Omit<ComponentProps<typeof NoticeToaster>, 'notices'>) {
  const [notices, setNotices] = useState<readonly Toast[]>([])
  const [Toaster, setToaster] = useState<typeof NoticeToaster>()

  useEffect(() => {
    const add = async (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const { notice, toaster }: Noticed = event.detail
      setNotices((shown) => [...shown, notice])
      try {
        const shown = await toaster
        setToaster(() => shown.NoticeToaster)
      } catch {
        // A notice can fail, so the page itself says everything that must be known.
      }
    }
    addEventListener(noticeEvent, add)
    return () => removeEventListener(noticeEvent, add)
  }, [])

  return Toaster ? <Toaster notices={notices} {...props} /> : null
}
