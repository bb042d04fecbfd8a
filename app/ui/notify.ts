import { type Noticed, noticeEvent } from './notices.tsx'
import type { Toast } from './toaster.tsx'

/**
 * Shows a notice; only in the browser. It brings the script that shows notices, as most visits see none.
 */
export function notify(notice: Toast): void {
  const detail: Noticed = { notice, toaster: import('./toaster.tsx') }
  dispatchEvent(new CustomEvent(noticeEvent, { detail }))
}
