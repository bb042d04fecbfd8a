import { Fragment, type ReactNode } from 'react'

/** A sentence with a part of the page where its `{place}` stands. */
export function withParts(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/(\{\w+\})/).map((piece, i) => {
    const name = piece.slice(1, -1)
    const shown = Object.hasOwn(parts, name) && piece.startsWith('{') ? parts[name] : piece
    // Pieces of one sentence never move: their place is their key.
    return <Fragment key={i}>{shown}</Fragment>
  })
}
