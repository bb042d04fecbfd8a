import type { HeadWords, TitledText } from './parts.ts'

/** English is fixed: "Page Not Found"; "The page you're looking for doesn't exist or has been moved. Let's get you back on track."; "Back to Home". */
export type NotFoundWords = TitledText & {
  readonly head: HeadWords
  readonly link: string
  readonly pictureAlt: string
}
