import hankenGrotesk from '../fonts/hanken-grotesk.woff2?url'
import youngSerif from '../fonts/young-serif.woff2?url'
import faces from './faces.css?url'
import styles from '../app.css?inline'
import type { OwnLook } from './own-look.ts'

type OfLook = { readonly look: OwnLook | undefined }

/** The page itself has the styles, which are small, so that the first paint waits for nothing. */
export function SiteStyles() {
  // The browser has it already; React needs it to draw the whole document again when a page broke.
  const text = import.meta.env.SSR || import.meta.env.DEV ? styles : fromThePage()
  return <style data-site suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

function fromThePage(): string {
  return document.querySelector('style[data-site]')?.textContent ?? ''
}

const files = `${youngSerif} ${hankenGrotesk}`

/** Addresses of the site's faces, for the page's first script; the owner's come with her rules. */
export function faceFiles(look: OwnLook | undefined): string | undefined {
  return look?.hasOwnFaces ? undefined : files
}

/** The sheet of faces comes last, so that no paint waits: faces of the same measures stand in. */
export function FaceStyles({ look }: OfLook) {
  return !look?.hasOwnFaces && <link rel="stylesheet" href={faces} />
}

export function LookStyles({ look }: OfLook) {
  return look && <style dangerouslySetInnerHTML={{ __html: look.rules }} />
}

export function ThemeColours({ look }: OfLook) {
  const { day, night } = look?.colours ?? { day: '#faf6ec', night: '#1d2629' }
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night} />
      <meta name="theme-color" content={day} />
    </>
  )
}
