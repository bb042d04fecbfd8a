import { Fragment, type ReactNode } from 'react'
import { unbroken } from '#language/fill.ts'
import { colours, serif, softLetter, textStyle } from './style.ts'

export function Paragraph({ children, strong }: { children: string; strong?: boolean }) {
  return (
    <p className="ink" style={{ ...textStyle, fontWeight: strong ? 600 : 400 }}>
      <Lines text={children} />
    </p>
  )
}

export function Note({ children }: { children: string }) {
  return (
    <p className="soft" style={{ ...textStyle, ...softLetter }}>
      {children}
    </p>
  )
}

export function Heading({ children }: { children: string }) {
  return (
    <h2
      className="ink"
      style={{
        margin: '28px 0 12px',
        fontFamily: serif,
        fontWeight: 400,
        fontSize: '22px',
        lineHeight: '28px',
        color: colours.ink,
      }}
    >
      {children}
    </h2>
  )
}

export function Items({ as: List, items }: { as: 'ol' | 'ul'; items: readonly ReactNode[] }) {
  return (
    <List className="ink" style={{ ...textStyle, paddingLeft: '22px' }}>
      {items.map((item, i) => (
        // Items have no other name and never move.
        <li key={i} style={{ margin: '0 0 6px' }}>
          {item}
        </li>
      ))}
    </List>
  )
}

export function Quoted({ children }: { children: string }) {
  const side = isReadFromRight(children) ? 'Right' : 'Left'
  return (
    <blockquote
      className="ink edge"
      dir="auto"
      style={{
        ...textStyle,
        padding: '4px 0',
        [`padding${side}`]: '16px',
        [`border${side}`]: `3px solid ${colours.leaf}`,
      }}
    >
      <Lines text={children} />
    </blockquote>
  )
}

/** Mail programs know `dir`, but few of them a border at the side that a text begins at. */
function isReadFromRight(text: string): boolean {
  return /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((row, i) => (
    // Lines have no other name and never move.
    <Fragment key={i}>
      {i > 0 && <br />}
      <Unbroken text={row} />
    </Fragment>
  ))
}

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
