import { type Piece, readNotation } from '#booking/texts/notation.ts'
import { wholeLink } from './plain-text.ts'
import { linkStyle, textStyle } from './style.ts'
import { Items, Lines } from './text.tsx'

type StyledProps = { readonly text: string; readonly siteUrl: string }

export function StyledParagraphs({ text, siteUrl }: StyledProps) {
  // Blocks of a text have no other name and never move.
  return readNotation(text).map((block, i) =>
    block.kind === 'list' ? (
      <Items
        key={i}
        as="ul"
        items={block.items.map((item, at) => (
          <Pieces key={at} of={item} siteUrl={siteUrl} />
        ))}
      />
    ) : (
      <p key={i} className="ink" style={{ ...textStyle, fontWeight: 400 }}>
        <Pieces of={block.of} siteUrl={siteUrl} />
      </p>
    ),
  )
}

function Pieces({ of, siteUrl }: { readonly of: readonly Piece[]; readonly siteUrl: string }) {
  return of.map((piece, i) => {
    if (piece.kind === 'text') return <Lines key={i} text={piece.text} />
    const inner = <Pieces of={piece.of} siteUrl={siteUrl} />
    if (piece.kind !== 'link') {
      return piece.kind === 'em' ? <em key={i}>{inner}</em> : <strong key={i}>{inner}</strong>
    }
    return (
      <a key={i} className="ink" href={wholeLink(piece.to, siteUrl)} style={linkStyle}>
        {inner}
      </a>
    )
  })
}
