import { TextLink } from '#app/plain/parts.tsx'
import { useBusiness } from '#app/business.ts'
import { telephoneLink, writtenTelephones } from '#booking/house/telephone.ts'

export function MailTo({ email }: { email: string }) {
  return <TextLink to={mailAddress(email)}>{email}</TextLink>
}

/** Signs with a meaning in an address are escaped, but for the one at its middle (RFC 6068). */
function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** Longest quoted part of a message: mail programs limit an address. */
const maxQuoted = 1_000

type Answered = Readonly<Record<'email' | 'subject' | 'message', string>>

export function replyTo({ email, subject, message }: Answered): string {
  const quoted = message.slice(0, maxQuoted).toWellFormed().split(/\r?\n/)
  const body = ['', '', ...quoted.map((line) => `> ${line}`)].join('\r\n')
  const about = `subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`
  return `${mailAddress(email)}?${about}`
}

export function TelephoneTo({ written }: { written: string }) {
  const [number = written] = writtenTelephones(written)
  const { countryCode } = useBusiness().address
  return <TextLink to={telephoneLink(number, countryCode)}>{written}</TextLink>
}

type Reached = { readonly email: string; readonly telephone: string }

/** A guest without a mailbox is called. */
export function TelephoneIfNoEmail({ of: { email, telephone } }: { readonly of: Reached }) {
  return !email && telephone && <TelephoneTo written={telephone} />
}

/** A Belgian or international number, as people write it. */
const phoneNumber = /((?:\+|00)\d[\d /.()-]{7,17}\d|\b0\d[\d /.-]{6,12}\d)/

export function WithNumbers({ text }: { text: string }) {
  return text.split(phoneNumber).map((piece, i) =>
    i % 2 === 1 ? (
      // Pieces of a text have no other key and never move.
      <a key={i} className="underline" href={`tel:${piece.replaceAll(/[^\d+]/g, '')}`}>
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
