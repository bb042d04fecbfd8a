import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { telephoneLink } from '#booking/house/telephone.ts'
import { HtmlPart } from './html-part.tsx'
import type { Sheet } from './letter-part.ts'
import { farmTelephone, textOfSheet, type MailSender, signed } from './plain-text.ts'
import { colours, newerRules, mediaRules, serif, softLetter } from './style.ts'
import { headSize, MailPicture } from './picture.tsx'
import { Lines } from './text.tsx'

type SheetProps = { readonly sheet: Sheet; readonly sender: MailSender }

/** A mail is written once and rendered as HTML and as plain text. */
export function renderSheet(sheet: Sheet, sender: MailSender) {
  const html = renderToStaticMarkup(<HtmlSheet sheet={sheet} sender={sender} />)
  return {
    html: withPlainBreaks(`<!doctype html>${withoutPreloads(html)}`),
    text: withPlainBreaks(`${textOfSheet(sheet, sender).trimEnd()}\n`),
  }
}

/** React asks browsers to fetch pictures early, but a mail has its own. */
function withoutPreloads(markup: string): string {
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '')
}

/** The sender writes the line ends of a mail (RFC 5322, 2.3), so carriage returns go. */
function withPlainBreaks(body: string): string {
  return body.replaceAll(/\r\n?/g, '\n')
}

/** The sheet can be read without pictures or style sheets. */
function HtmlSheet(props: SheetProps) {
  const { preview, title } = props.sheet.words
  return (
    <html lang={props.sender.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{mediaRules}</style>
        <style>{newerRules}</style>
      </head>
      <body className="ground ink" style={bodyStyle}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        {/* Some mail programs centre a column by tables only. */}
        <Column className="ground" style={{ backgroundColor: colours.deep }}>
          <td align="center" style={{ padding: '24px 8px' }}>
            <Paper {...props} />
          </td>
        </Column>
      </body>
    </html>
  )
}

function Paper(props: SheetProps) {
  const { land } = props.sheet
  return (
    <>
      {land && (
        <div className="sheet" style={paperStyle}>
          <img src={land} alt="" width={600} style={landStyle} />
        </div>
      )}
      <Letter {...props} />
    </>
  )
}

function Letter({ sheet, sender }: SheetProps) {
  const { words, parts, footer, picture, land } = sheet
  const { telephone, business } = sender
  return (
    <Column className="sheet" style={paperStyle}>
      <td
        className="margins"
        align="left"
        style={{ padding: land ? '8px 24px 28px' : '28px 24px' }}
      >
        <Column className="edge" style={shelfStyle}>
          <td align="left" valign="bottom">
            <p className="leaf" style={senderStyle}>
              {business.name}
            </p>
          </td>
          {picture && (
            <td align="right" width={headSize.width}>
              <MailPicture {...picture} />
            </td>
          )}
        </Column>
        <h1 className="ink title" style={titleStyle}>
          {words.title}
        </h1>
        <HtmlPart part={parts} />
        <p className="soft edge" style={footerStyle}>
          <Lines text={signed(footer, sender)} />
          {telephone && (
            <>
              <br />
              <a
                className="soft"
                style={{ ...softLetter }}
                href={telephoneLink(telephone, business.address.countryCode)}
              >
                {farmTelephone(sender)}
              </a>
            </>
          )}
        </p>
      </td>
    </Column>
  )
}

function Column({ className, style, children }: ComponentProps<'table'>) {
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

/** Thunderbird drops the night rules but writes light letters, unless the ground is light. */
const bodyStyle = {
  margin: 0,
  padding: 0,
  backgroundColor: colours.deep,
  color: colours.ink,
  colorScheme: 'light',
} as const

const paperStyle = { maxWidth: '600px', backgroundColor: colours.paper } as const

const landStyle = { display: 'block', width: '100%', maxWidth: '600px', height: 'auto' } as const

/** The line under the name, on which the jar stands. */
const shelfStyle = { margin: '0 0 20px', borderBottom: `2px solid ${colours.ink}` } as const

const senderStyle = {
  margin: '0 0 8px',
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
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const

const footerStyle = {
  margin: '28px 0 0',
  padding: '16px 0 0',
  borderTop: `2px solid ${colours.ink}`,
  ...softLetter,
} as const
