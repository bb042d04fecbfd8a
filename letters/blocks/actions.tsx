import { Fragment } from 'react'
import { colonIn } from './facts.tsx'
import { useMedium, wrap } from './medium.tsx'
import { colours, linkStyle, sans, textStyle } from './style.ts'
import { Unbroken } from './text.tsx'

export type Action = { readonly label: string; readonly to: string }

/** The one thing to do now. The colour stands on a table, as Outlook draws no other box. */
export function MainAction({ action }: { action: Action }) {
  if (useMedium().medium === 'text') return <PlainAction action={action} />
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
  if (useMedium().medium === 'text') {
    return actions.map((action) => <PlainAction key={action.to} action={action} />)
  }
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

/** A link has a line to itself, so that no full stop or bracket sticks to it. */
function PlainAction({ action }: { action: Action }) {
  const label = wrap(action.label + colonIn(useMedium().language))
  return <>{`${label}\n${action.to}\n\n`}</>
}

const buttonStyle = {
  margin: '20px 0',
  backgroundColor: colours.beet,
  borderRadius: '3px 9px 4px 8px',
} as const

declare module 'react' {
  interface CSSProperties {
    /** Outlook for Windows knows no room around the words of a link: it takes this instead. */
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
  textDecoration: 'none',
} as const
