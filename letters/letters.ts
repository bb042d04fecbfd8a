import { allNews } from './all-news.ts'
import type { AddressedMail, Mailboxes } from './envelope.ts'
import type { LettersOfNews } from './news.ts'

export type NewsKind = keyof typeof allNews

export type News<Kind extends NewsKind = NewsKind> = {
  [Each in Kind]: { readonly kind: Each } & NewsContent<(typeof allNews)[Each]>
}[Kind]

export type NewsContent<Each> = Each extends LettersOfNews<infer What> ? What : never

export type LetterKind = `${NewsKind}-${'guest' | 'owner' | 'accountant'}`

export type Letter = AddressedMail & { readonly kind: LetterKind }

export type Letters = (news: News) => readonly Letter[]

const lettersAbout: {
  readonly [Kind in NewsKind]: Pick<LettersOfNews<News<Kind>>, 'guest' | 'owner' | 'accountant'>
} = allNews

export function createLetters(mailboxes: Mailboxes): Letters {
  return <Kind extends NewsKind>(news: News<Kind>) => {
    const { kind } = news
    const { guest, owner, accountant } = lettersAbout[kind]
    return [
      ...lettersOf(`${kind}-guest`, guest?.(mailboxes, news)),
      ...lettersOf(`${kind}-owner`, owner?.(mailboxes, news)),
      ...lettersOf(`${kind}-accountant`, accountant?.(mailboxes, news)),
    ]
  }
}

/** A letter without anything to say, or without an address, produces no mail. */
function lettersOf(kind: LetterKind, letter: AddressedMail | undefined): readonly Letter[] {
  return letter ? [{ kind, ...letter }] : []
}
