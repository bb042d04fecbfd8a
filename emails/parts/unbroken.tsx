import { Fragment } from 'react'
import { unbroken } from '#language/unbroken.ts'

/** A line of a mail's HTML in which no time is broken at its hyphen. */
export function Unbroken({ text }: { text: string }) {
  return unbroken(text).map((piece, i) =>
    piece.isWhole ? (
      // Pieces of a text have no other name and never move.
      <span key={i} style={{ whiteSpace: 'nowrap' }}>
        {piece.text}
      </span>
    ) : (
      <Fragment key={i}>{piece.text}</Fragment>
    ),
  )
}
