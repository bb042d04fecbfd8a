import { type Noticed, noticeEvent } from './notices.tsx'
import type { Toast } from './toaster.tsx'

/** Shows a notice, in the browser only, with a script of its own, as most visits see none. */
export function showToast(notice: Toast): void {
  const detail: Noticed = { notice, toaster: import('./toaster.tsx') }
  dispatchEvent(new CustomEvent(noticeEvent, { detail }))
}
