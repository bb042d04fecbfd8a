import { endingsOf, folded, joinedWords, mostLetters, wordsIn } from './folded-words.ts'
import { telephonesIn } from '../house/telephone.ts'

type Guest = {
  readonly name: string
  readonly email: string
  readonly note: string
  readonly telephone?: string
}

/**
 * The words by whose beginnings a booking is found: those of the name and their endings, the mailbox whole and
 * in the parts before its "@", the telephone number, and those in the owner's note; of the rest of that note none.
 */
export function keptWords({ name, email, note, telephone = '' }: Guest): readonly string[] {
  const names = wordsOfName(name)
  const mailbox = folded(email).trim()
  const words = [
    ...names,
    ...joinedWords(names).map(({ word }) => word),
    mailbox,
    ...wordsIn(mailbox.slice(0, Math.max(0, mailbox.lastIndexOf('@')))),
    ...telephonesIn(telephone),
    ...telephonesIn(note),
  ]
  const kept = words.filter(Boolean).map((word) => word.slice(0, mostLetters))
  return [...new Set([...kept, ...endingsInName(name)])]
}

export function endingsInName(name: string): readonly string[] {
  return wordsOfName(name).flatMap((word) => endingsOf(word.slice(0, mostLetters)))
}

function wordsOfName(name: string): readonly string[] {
  return wordsIn(folded(name))
}
