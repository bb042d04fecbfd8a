import type { TitledText } from './parts.ts'

/** Page of a guest whose link to a booking no longer works. */
export type LostLinkWords = {
  /** Asks for a new link. */
  readonly ask: {
    readonly title: string
    readonly text: string
    readonly email: string
    readonly emailProblem: string
    readonly button: string
    /** The same whether or not the address is known. */
    readonly sent: string
  }
  /** A link that never was, has ended, or was replaced by a newer one. */
  readonly unknown: TitledText & { readonly newLink: string }
}
