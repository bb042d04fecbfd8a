import { deskPages } from '#content/words/nl/desk-pages.ts'
import { PlainDocument } from '../document.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskLinkForm } from './desk-link-form.tsx'
import { DeskFrame, type DeskPath } from './frame.tsx'

export type DeskMessage = {
  readonly id: string
  readonly from: string
  readonly email: string
  readonly subject: string
  readonly text: string
  readonly when: string
}

/** What came in by the contact page, newest first. */
export function DeskMessagesPage({
  to,
  messages,
}: {
  to: DeskPath
  messages: readonly DeskMessage[]
}) {
  const words = deskPages.messages
  return (
    <DeskFrame title={words.title} to={to}>
      <h1 className="text-43">{words.title}</h1>
      {messages.length === 0 && <p className="mt-5">{words.none}</p>}
      <ul className="mt-8 border-t-2 border-ink">
        {messages.map(({ id, from, email, subject, text, when }) => (
          <li key={id} className="border-b border-rule py-5">
            <p className="text-meta text-soft">
              {when}, {from}
            </p>
            <h2 className="mt-1 text-25 [overflow-wrap:anywhere]">{subject}</h2>
            <p className="mt-2 max-w-[70ch] whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            <a className="inline-flex min-h-11 items-center underline" href={replyTo(email)}>
              {words.reply}
            </a>
          </li>
        ))}
      </ul>
    </DeskFrame>
  )
}

/** Signs that mean something in an address are escaped; the one that parts it in two is not (RFC 6068). */
function replyTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** A way to end every link at once. */
export function DeskSettingsPage({ to }: { to: DeskPath }) {
  const words = deskPages.settings
  return (
    <DeskFrame title={words.title} to={to}>
      <h1 className="text-43">{words.title}</h1>
      <p className="mt-5 max-w-[60ch]">{words.text}</p>
      <DeskForm does="revoke" button={words.button} isGrave />
    </DeskFrame>
  )
}

/** For a desk link that has ended: a fresh one goes to the farm's own mailbox, and nowhere else. */
export function DeskLinkEndedPage() {
  const words = deskPages.ended
  return (
    <PlainDocument language="nl" title={words.title}>
      <h1 className="text-43">{words.title}</h1>
      <p className="mt-5 mb-8 text-lead">{words.text}</p>
      <DeskLinkForm />
    </PlainDocument>
  )
}

/** A link to the desk was mailed. */
export function DeskLinkSentPage() {
  const words = deskPages.ended
  return (
    <PlainDocument language="nl" title={words.sentTitle}>
      <h1 className="text-43">{words.sentTitle}</h1>
      <output className="notice mt-8 block">{words.sent}</output>
    </PlainDocument>
  )
}
