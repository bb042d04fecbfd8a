import type { ReactNode } from 'react'
import { type Fact, Facts } from './facts.tsx'
import { useMedium } from './medium.tsx'
import { colours, sans, textStyle } from './style.ts'
import { Lines } from './text.tsx'

/** The picture of a payment: what a banking app reads. */
export type Code = {
  /** `cid:` and the name of the attachment. */
  readonly src: string
  /** Width and height, its empty edge included. */
  readonly size: number
}

type PaymentProps = {
  /** Everything the code says, to copy by hand. */
  readonly facts: readonly Fact[]
  readonly code: Code | undefined
  readonly alt: string
  readonly caption: string
}

/**
 * What to copy, with the code that says the same beside it, or below it on a narrow screen. Without
 * the picture nothing is missing; in plain text there is none.
 */
export function Payment({ facts, code, alt, caption }: PaymentProps) {
  if (useMedium().medium === 'text') return <Facts facts={facts} />
  return (
    <div style={{ margin: '0 0 12px' }}>
      <Beside width={330}>
        <Rows facts={facts} />
      </Beside>
      {code && (
        <Beside width={code.size}>
          <img
            src={code.src}
            width={code.size}
            height={code.size}
            alt={alt}
            style={{ ...codeStyle, width: `${code.size}px`, height: `${code.size}px` }}
          />
          <p className="soft" style={captionStyle}>
            {caption}
          </p>
        </Beside>
      )}
    </div>
  )
}

/**
 * Account numbers and amounts without a code, one below the other: beside a label, the narrowest
 * screens break a number where it must not be broken.
 */
export function ToCopy({ facts }: { facts: readonly Fact[] }) {
  if (useMedium().medium === 'text') return <Facts facts={facts} />
  return (
    <div style={{ margin: '0 0 20px' }}>
      <Rows facts={facts} />
    </div>
  )
}

/** The label above, so that the value has the whole line. */
function Rows({ facts }: { facts: readonly Fact[] }) {
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

function Beside({ width, children }: { width: number; children: ReactNode }) {
  return (
    <div
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

/** The alternative text is dark on white too, as the picture is. */
const codeStyle = {
  display: 'block',
  border: 0,
  backgroundColor: colours.white,
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '24px',
  color: colours.ink,
} as const

const captionStyle = {
  ...textStyle,
  margin: '6px 0 0',
  fontSize: '16px',
  lineHeight: '24px',
  color: colours.softInk,
} as const
