import { Fragment } from 'react'
import type { Action } from './letter-part.ts'
import { colours, linkStyle, sans, textStyle } from './style.ts'
import { Unbroken } from './text.tsx'

/** The colour stands on a table, as Outlook draws no other box. */
export function MainAction({ action }: { action: Action }) {
  return (
    <table
      className="action"
      role="presentation"
      bgcolor={colours.beet}
      cellPadding={0}
      cellSpacing={0}
      style={buttonStyle}
    >
      <tbody>
        <tr>
          <td style={roomInOutlook}>
            <a href={action.to} style={buttonTextStyle}>
              <Unbroken text={action.label} />
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

export function MoreActions({ actions }: { actions: readonly Action[] }) {
  return (
    <p className="ink" style={textStyle}>
      {actions.map((action, i) => (
        <Fragment key={action.to}>
          {i > 0 && <br />}
          <a className="ink" href={action.to} style={linkStyle}>
            <Unbroken text={action.label} />
          </a>
        </Fragment>
      ))}
    </p>
  )
}

const buttonStyle = {
  margin: '20px 0',
  backgroundColor: colours.beet,
  borderRadius: '3px 9px 4px 8px',
} as const

declare module 'react' {
  interface CSSProperties {
    /** Outlook for Windows has no padding around a link: it takes this. */
    msoPaddingAlt?: string
  }
}

const roomInOutlook = { msoPaddingAlt: '12px 24px' }

const buttonTextStyle = {
  display: 'inline-block',
  padding: '13px 24px',
  fontFamily: sans,
  fontSize: '17px',
  fontWeight: 600,
  lineHeight: '24px',
  color: colours.white,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
} as const
