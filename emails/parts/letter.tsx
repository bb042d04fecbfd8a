import type { ReactNode } from 'react'
import { wrap } from '../wrap.ts'
import { useMedium } from './medium.tsx'
import { StyleSheets } from './style-sheets.tsx'
import { colours, sans, serif } from './style.ts'
import { Lines } from './text.tsx'

type LetterProps = {
  readonly language: string
  /** The line a mail program shows beside the subject. */
  readonly preview: string
  readonly title: string
  readonly sender: string
  readonly footer: string
  readonly children: ReactNode
}

/** The sheet every mail is written on. It needs no picture and no style sheet to be read. */
export function Letter(props: LetterProps) {
  return useMedium().medium === 'text' ? <PlainLetter {...props} /> : <HtmlLetter {...props} />
}

function PlainLetter({ title, footer, children }: LetterProps) {
  return (
    <>
      {`${wrap(title)}\n${'='.repeat(Math.min(title.length, 60))}\n\n`}
      {children}
      {`-- \n${wrap(footer)}`}
    </>
  )
}

function HtmlLetter(props: LetterProps) {
  return (
    <html lang={props.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{props.title}</title>
        <StyleSheets />
      </head>
      <body className="ground ink" style={bodyStyle}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{props.preview}</div>
        {/* Tables, as some mail programs know no other way to centre a column. */}
        <Column className="ground" style={{ backgroundColor: colours.deep }}>
          <td align="center" style={{ padding: '24px 8px' }}>
            <Sheet {...props} />
          </td>
        </Column>
      </body>
    </html>
  )
}

function Sheet({ title, sender, footer, children }: LetterProps) {
  return (
    <Column className="sheet" style={{ maxWidth: '600px', backgroundColor: colours.paper }}>
      <td className="margins" align="left" style={{ padding: '28px 24px' }}>
        <p className="leaf" style={senderStyle}>
          {sender}
        </p>
        <h1 className="ink title" style={titleStyle}>
          {title}
        </h1>
        {children}
        <p className="soft edge" style={footerStyle}>
          <Lines text={footer} />
        </p>
      </td>
    </Column>
  )
}

type ColumnProps = {
  readonly className: string
  readonly style: React.CSSProperties
  readonly children: ReactNode
}

function Column({ className, style, children }: ColumnProps) {
  return (
    <table
      className={className}
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={style}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

/**
 * A mail program writes things of its own on this ground, such as an invitation, and by night it does
 * so in light letters. Thunderbird drops our rules for the night, so the light ground says it is one.
 */
const bodyStyle = {
  margin: 0,
  padding: 0,
  backgroundColor: colours.deep,
  color: colours.ink,
  colorScheme: 'light',
} as const

const senderStyle = {
  margin: '0 0 20px',
  fontFamily: serif,
  fontSize: '20px',
  lineHeight: '26px',
  color: colours.leaf,
} as const

const titleStyle = {
  margin: '0 0 20px',
  fontFamily: serif,
  fontWeight: 400,
  fontSize: '30px',
  lineHeight: '36px',
  color: colours.ink,
  // A long word of Dutch, in a wide letter, on the narrowest screen.
  overflowWrap: 'break-word',
} as const

const footerStyle = {
  margin: '28px 0 0',
  padding: '16px 0 0',
  borderTop: `2px solid ${colours.ink}`,
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '24px',
  color: colours.softInk,
} as const
