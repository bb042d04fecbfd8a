import { Link } from 'react-router'
import { type Piece, readNotation } from '#booking/texts/notation.ts'
import { prefetch } from '../ui/prefetch.ts'

export function StyledText({ text, look }: { readonly text: string; readonly look?: string }) {
  return readNotation(text).map((block, i) =>
    block.kind === 'paragraph' ? (
      // Blocks of a text have no other name and never move.
      <p key={i} className={look}>
        <Pieces of={block.of} />
      </p>
    ) : (
      <ul key={i} className={`list-disc space-y-1 pl-5 ${look ?? ''}`}>
        {block.items.map((item, at) => (
          <li key={at}>
            <Pieces of={item} />
          </li>
        ))}
      </ul>
    ),
  )
}

function Pieces({ of }: { readonly of: readonly Piece[] }) {
  return of.map((piece, i) => {
    if (piece.kind === 'text') return piece.text
    const inner = <Pieces of={piece.of} />
    if (piece.kind !== 'link') {
      return piece.kind === 'em' ? <em key={i}>{inner}</em> : <strong key={i}>{inner}</strong>
    }
    return piece.to.startsWith('/') ? (
      <Link key={i} to={piece.to} className="underline" prefetch={prefetch}>
        {inner}
      </Link>
    ) : (
      <a key={i} href={piece.to} className="underline">
        {inner}
      </a>
    )
  })
}
