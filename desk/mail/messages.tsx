import { type FormRefusal, TextLink } from '#app/plain/parts.tsx'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { answerMessage } from '#office/mail/handle-message.ts'
import type { Message } from '#store/mail/messages.ts'
import { replyTo } from '../people/contact.tsx'
import { instantText, deskWords } from '../desk-language.ts'
import { EarlierLink, pastPageSize, pageOfPast, requestedUntil } from '../past-pages.tsx'
import { renderDeskPage, renderNotFound } from '../frame.tsx'
import { groupLinksFrom } from '../reservations/private-group.tsx'
import { ToDoButton } from '../due/to-do-parts.tsx'
import { doneNotice, undoableOffice } from '../undo/undo-notice.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().messages

export const messagesPage: DeskPage = {
  show,
  handlers: { answered: tickOff },
  results: () => ({ answered: deskWords().buttons.home.answered.done, ...deskWords().undo.done }),
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const { c, office, id, now } = visit
  const first = await office.store.messages.find(id)
  if (id && !first) return renderNotFound(visit)
  const until = first?.createdAt ?? requestedUntil(c) ?? now
  const read = await office.store.messages.listUntil(until, pastPageSize)
  const { shown: messages, earlier } = pageOfPast(read, 'createdAt')
  const body = (
    <>
      {messages.length === 0 && <p className="mt-5">{words().none}</p>}
      <ul className="mt-8 border-t-2 border-ink">
        {messages.map((message) => (
          <OneMessage key={message.id} message={message} action={c.req.path} />
        ))}
      </ul>
      <EarlierLink since={earlier} path={deskPath('berichten')} />
    </>
  )
  return renderDeskPage(visit, {
    title: words().title,
    at: deskPath('berichten'),
    notice: await doneNotice(visit, id, { done: visit.result }),
    sent: refused,
    body,
  })
}

type Props = { readonly message: Message; readonly action: string }

function OneMessage({ message, action }: Props) {
  const { id, name, subject, createdAt } = message
  return (
    <li className="border-b border-rule py-5">
      <p className="text-meta text-soft">
        {instantText(createdAt)}, {name}
      </p>
      <h2 className="mt-1 text-25 [overflow-wrap:anywhere]">{subject}</h2>
      <p
        lang={message.language}
        className="mt-2 max-w-[39em] whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {message.message}
      </p>
      <Became message={message} />
      <p className="mt-2 flex flex-wrap gap-x-5">
        <TextLink to={replyTo(message)}>{words().reply}</TextLink>
        <TextLink to={`${deskPath('datums')}?bericht=${id}`}>{words().book}</TextLink>
        {groupLinksFrom('bericht', id).map((link) => (
          <TextLink key={link.to} to={link.to}>
            {link.text}
          </TextLink>
        ))}
      </p>
      {!message.handledAs && (
        <ToDoButton does="answered" fields={{ message: id }} label={subject} action={action} />
      )}
    </li>
  )
}

/** Earlier messages have no outcome, as nobody kept it then. */
function Became({ message: { handledAs, handledAt } }: Pick<Props, 'message'>) {
  if (!handledAs || !handledAt) return <p className="mark mt-2">{words().waits}</p>
  if (handledAs === 'old') return null
  const at = instantText(handledAt)
  return <p className="mt-2 text-meta text-soft">{fill(words().became[handledAs], { at })}</p>
}

/** The message waits no more, whoever ticked it off. */
export async function tickOff(visit: DeskVisit, form: URLSearchParams): Promise<void> {
  const messageId = form.get('message') ?? ''
  await answerMessage(undoableOffice(visit, 'answered', { messages: [messageId] }), messageId)
}
