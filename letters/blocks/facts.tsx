// Facts in a mail, and the block with account, sum and code by which a guest pays.

import type { ReactNode } from 'react'
import type { LetterFact, LetterPayment } from './letter-part.ts'
import { colours, smallLetter, softLetter, textStyle } from './style.ts'
import { Lines } from './text.tsx'

export function LetterFacts({ facts }: { facts: readonly LetterFact[] }) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 20px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {facts.map(({ label, value, strong }) => (
          <tr key={label}>
            <th
              className="soft edge"
              scope="row"
              align="left"
              style={{
                ...cell,
                width: '36%',
                paddingRight: '12px',
                fontWeight: 400,
                color: colours.softInk,
              }}
            >
              {label}
            </th>
            <td
              className="ink edge"
              style={{ ...cell, fontWeight: strong ? 600 : 400, overflowWrap: 'anywhere' }}
            >
              <Lines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = {
  ...textStyle,
  ...smallLetter,
  margin: 0,
  padding: '9px 0',
  verticalAlign: 'top',
  borderTop: `1px solid ${colours.rule}`,
} as const

/** The facts say all that the code says: a mail program may block the picture, and a phone cannot scan itself. */
export function PaymentBlock({ facts, picture: { code }, words }: LetterPayment) {
  const size = `${code.size}px`
  return (
    <div style={{ margin: '0 0 12px' }}>
      <Beside width={330} className="rows">
        <Rows facts={facts} />
      </Beside>
      <Beside width={code.size} className="scan">
        <img
          src={code.src}
          width={code.size}
          height={code.size}
          alt={words.alt}
          style={{ ...codeStyle, width: size, height: size }}
        />
        <p className="soft" style={captionStyle}>
          {words.scan}
        </p>
      </Beside>
    </div>
  )
}

export function ToCopy({ facts }: { facts: readonly LetterFact[] }) {
  return (
    <div style={{ margin: '0 0 20px' }}>
      <Rows facts={facts} />
    </div>
  )
}

function Rows({ facts }: { facts: readonly LetterFact[] }) {
  return facts.map(({ label, value, strong }) => (
    <p key={label} className="ink edge" style={rowStyle}>
      <span className="soft" style={labelStyle}>
        {label}
      </span>
      <br />
      <span style={{ fontWeight: strong ? 600 : 400 }}>
        <Lines text={value} />
      </span>
    </p>
  ))
}

function Beside(props: { width: number; className: string; children: ReactNode }) {
  const { width, className, children } = props
  return (
    <div
      className={className}
      style={{
        display: 'inline-block',
        width: '100%',
        maxWidth: `${width}px`,
        margin: '0 16px 12px 0',
        verticalAlign: 'top',
      }}
    >
      {children}
    </div>
  )
}

const rowStyle = {
  ...textStyle,
  margin: 0,
  padding: '7px 0',
  borderTop: `1px solid ${colours.rule}`,
  overflowWrap: 'anywhere',
} as const

const labelStyle = { fontSize: '16px', lineHeight: '24px', color: colours.softInk } as const

/** The alternative text is dark on white, like the picture. */
const codeStyle = {
  display: 'block',
  border: 0,
  backgroundColor: colours.white,
  ...smallLetter,
} as const

const captionStyle = { ...textStyle, ...softLetter, margin: '6px 0 0' } as const
