import type { ComponentProps, ReactNode } from 'react'
import { telephoneLink } from '#booking/house/telephone.ts'
import type { AnyMail } from '#content/words/parts.ts'
import { useMedium, wrap } from './medium.tsx'
import { colours, handCut, nightAndNarrow, serif, softLetter } from './style.ts'
import { headSize, MailPicture, type PictureInMail } from './picture.tsx'
import { Lines } from './text.tsx'

type SheetProps = {
  readonly words: Pick<AnyMail, 'preview' | 'title'>
  readonly footer?: string | undefined
  readonly picture?: PictureInMail | undefined
  /** The season's land over a letter to a guest. */
  readonly land?: string | undefined
  readonly children: ReactNode
}

type Spoken = Pick<ReturnType<typeof useMedium>, 'farmLabels' | 'telephone' | 'business'>

/** The sheet every mail is written on. It needs no picture and no style sheet to be read. */
export function Sheet(props: SheetProps) {
  return useMedium().medium === 'text' ? <PlainSheet {...props} /> : <HtmlSheet {...props} />
}

function PlainSheet({ words: { title }, footer, children }: SheetProps) {
  const medium = useMedium()
  return (
    <>
      {`${wrap(title)}\n${'='.repeat(Math.min(title.length, 60))}\n\n`}
      {children}
      {`-- \n${wrap(signed(footer, medium))}${medium.telephone && `\n${farmTelephone(medium)}`}`}
    </>
  )
}

function HtmlSheet(props: SheetProps) {
  const { preview, title } = props.words
  return (
    <html lang={useMedium().language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{nightAndNarrow}</style>
        <style>{handCut}</style>
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
  return (
    <>
      {props.land && (
        <div className="sheet" style={paperStyle}>
          <img src={props.land} alt="" width={600} style={landStyle} />
        </div>
      )}
      <Letter {...props} />
    </>
  )
}

function Letter({ words, footer, picture, land, children }: SheetProps) {
  const medium = useMedium()
  const { telephone, business } = medium
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
        {children}
        <p className="soft edge" style={footerStyle}>
          <Lines text={signed(footer, medium)} />
          {telephone && (
            <>
              <br />
              <a
                className="soft"
                style={{ ...softLetter }}
                href={telephoneLink(telephone, business.address.countryCode)}
              >
                {farmTelephone(medium)}
              </a>
            </>
          )}
        </p>
      </td>
    </Column>
  )
}

function signed(footer: string | undefined, { farmLabels, business }: Spoken): string {
  const { name, address, enterpriseNumber } = business
  const register = farmLabels.enterpriseNumber
  const place = `${address.street}, ${address.postalCode} ${address.town}`
  const company = `${name}, ${place}. ${register} ${enterpriseNumber}.`
  return footer === undefined ? company : `${footer}\n${company}`
}

function farmTelephone({ farmLabels, telephone }: Spoken): string {
  return `${farmLabels.telephone} ${telephone}`
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

/** Thunderbird drops the night rules and writes in light letters: the ground says it is light. */
const bodyStyle = {
  margin: 0,
  padding: 0,
  backgroundColor: colours.deep,
  color: colours.ink,
  colorScheme: 'light',
} as const

const paperStyle = { maxWidth: '600px', backgroundColor: colours.paper } as const

const landStyle = {
  display: 'block',
  width: '100%',
  maxWidth: '600px',
  height: 'auto',
} as const

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
  overflowWrap: 'break-word',
} as const

const footerStyle = {
  margin: '28px 0 0',
  padding: '16px 0 0',
  borderTop: `2px solid ${colours.ink}`,
  ...softLetter,
} as const
