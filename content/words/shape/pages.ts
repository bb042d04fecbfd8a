import type { HeadWords, TitledText } from './parts.ts'

/** English is fixed: "Page Not Found"; "The page you're looking for doesn't exist or has been moved. Let's get you back on track."; "Back to Home". */
export type NotFoundWords = TitledText & {
  readonly head: HeadWords
  readonly link: string
  readonly pictureAlt: string
}

/**
 * The page shown when something broke on our side. `text` says what to do: try again, or mail us. It
 * is read after a form was sent as well.
 */
export type BrokenPageWords = TitledText & { readonly link: string }
