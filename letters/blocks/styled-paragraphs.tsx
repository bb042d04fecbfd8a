import { type Piece, plainPieces, readNotation } from '#booking/texts/notation.ts'
import { useMedium } from './medium.tsx'
import { linkStyle, textStyle } from './style.ts'
import { Lines, Paragraph, Steps } from './text.tsx'

type StyledProps = { readonly children: string; readonly siteUrl: string }

/** A text in which the owner's signs are read; in plain text a link is followed by its address. */
export function StyledParagraphs({ children, siteUrl }: StyledProps) {
  const { medium } = useMedium()
  const whole = (to: string) => (to.startsWith('/') ? siteUrl + to : to)
  const plain = (pieces: readonly Piece[]) =>
    plainPieces(pieces, (words, to) => `${words} (${whole(to).replace(/^(mailto|tel):/, '')})`)
  return readNotation(children).map((block, i) => {
    const isList = block.kind === 'list'
    // Blocks of a text have no other name and never move.
    if (medium === 'text' && isList) return <Steps key={i} items={block.items.map(plain)} />
    if (medium === 'text' && !isList) return <Paragraph key={i}>{plain(block.of)}</Paragraph>
    return isList ? (
      <ul key={i} className="ink" style={{ ...textStyle, paddingLeft: '22px' }}>
        {block.items.map((item, at) => (
          <li key={at} style={{ margin: '0 0 6px' }}>
            <Pieces of={item} whole={whole} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={i} className="ink" style={{ ...textStyle, fontWeight: 400 }}>
        <Pieces of={block.of} whole={whole} />
      </p>
    )
  })
}

type PiecesProps = { readonly of: readonly Piece[]; readonly whole: (to: string) => string }

function Pieces({ of, whole }: PiecesProps) {
  return of.map((piece, i) => {
    if (piece.kind === 'text') return <Lines key={i} text={piece.text} />
    const inner = <Pieces of={piece.of} whole={whole} />
    if (piece.kind !== 'link') {
      return piece.kind === 'em' ? <em key={i}>{inner}</em> : <strong key={i}>{inner}</strong>
    }
    return (
      <a key={i} className="ink" href={whole(piece.to)} style={linkStyle}>
        {inner}
      </a>
    )
  })
}
