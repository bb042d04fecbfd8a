import type { AnyMail } from '#content/words/parts.ts'
import type { MailAttachment } from '#store/mail/mails.ts'
import type { paymentPicture } from '../payment-picture.ts'
import type { PictureInMail } from './picture.tsx'

export type LetterFact = {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}

export type Action = { readonly label: string; readonly to: string }

/** A letter is a list of parts. A plain text is a paragraph, and an empty part is left out. */
export type LetterPart =
  | string
  | false
  | undefined
  | readonly LetterPart[]
  | { readonly strong: string }
  | { readonly heading: string }
  | { readonly note: string }
  /** Words of another person, set apart from the farm's. */
  | { readonly quoted: string }
  | { readonly styled: string; readonly siteUrl: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly facts: readonly LetterFact[] }
  /** Facts below their labels: beside a label, narrow screens break an account number. */
  | { readonly toCopy: readonly LetterFact[] }
  | { readonly payment: LetterPayment }
  | { readonly main: Action }
  | { readonly links: readonly Action[] }

/** Account, sum and code by which somebody pays. */
export type LetterPayment = {
  readonly facts: readonly LetterFact[]
  readonly picture: ReturnType<typeof paymentPicture>
  readonly words: { readonly alt: string; readonly scan: string }
}

export type Sheet = {
  readonly words: Pick<AnyMail, 'preview' | 'title'>
  readonly parts: readonly LetterPart[]
  readonly footer?: string | undefined
  readonly picture?: PictureInMail | undefined
  readonly land?: string | undefined
}

export function picturesIn(part: LetterPart): readonly MailAttachment[] {
  if (!part || typeof part === 'string') return []
  if ('payment' in part) return [part.payment.picture.attachment]
  return 'length' in part ? part.flatMap(picturesIn) : []
}
