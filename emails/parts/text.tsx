import { Fragment } from 'react'
import { useMedium } from './medium.tsx'
import { colours, serif, textStyle } from './style.ts'

/** A paragraph; line breaks in it are kept. */
export function Paragraph({ children, strong }: { children: string; strong?: boolean }) {
  if (useMedium().medium === 'text') return <>{`${children}\n\n`}</>
  return (
    <p style={{ ...textStyle, fontWeight: strong ? 600 : 400 }}>
      <Lines text={children} />
    </p>
  )
}

export function Heading({ children }: { children: string }) {
  if (useMedium().medium === 'text')
    return <>{`${children}\n${'-'.repeat(Math.min(children.length, 60))}\n\n`}</>
  return (
    <h2
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

/** Numbered or plain lines. */
export function Steps({ items, numbered }: { items: readonly string[]; numbered?: boolean }) {
  if (useMedium().medium === 'text') {
    return (
      <>{`${items.map((item, i) => `${numbered ? `${i + 1}.` : '-'} ${item}`).join('\n')}\n\n`}</>
    )
  }
  const List = numbered ? 'ol' : 'ul'
  return (
    <List style={{ ...textStyle, paddingLeft: '22px' }}>
      {items.map((item) => (
        <li key={item} style={{ margin: '0 0 6px' }}>
          {item}
        </li>
      ))}
    </List>
  )
}

/** What somebody wrote, set apart so that nobody takes it for our words. */
export function Quoted({ children }: { children: string }) {
  if (useMedium().medium === 'text')
    return (
      <>{`${children
        .split('\n')
        .map((row) => `> ${row}`)
        .join('\n')}\n\n`}</>
    )
  return (
    <blockquote
      style={{
        ...textStyle,
        padding: '4px 0 4px 16px',
        borderLeft: `3px solid ${colours.leaf}`,
        overflowWrap: 'anywhere',
      }}
    >
      <Lines text={children} />
    </blockquote>
  )
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((row, i) => (
    // Lines have no other name and never move.
    <Fragment key={i}>
      {i > 0 && <br />}
      {row}
    </Fragment>
  ))
}
