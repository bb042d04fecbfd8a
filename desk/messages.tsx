import { TextLink } from '#app/plain/parts.tsx'
import { deskGroup } from '#content/words/nl/desk-group.ts'
import { deskOption } from '#content/words/nl/desk-option.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskPath } from '#language/desk-paths.ts'
import { instantText } from './dutch.ts'
import { Earlier, mostPast, somePast, untilAsked } from './earlier.tsx'
import { answerDesk } from './frame.tsx'
import { groupFrom } from './private-group.tsx'
import type { DeskPage, DeskVisit } from './visit.ts'

const words = deskPages.messages

export const messagesPage: DeskPage = { show }

async function show(visit: DeskVisit): Promise<Response> {
  const { c, office, now } = visit
  const asked = await office.store.messagesUntil(untilAsked(c) ?? now, mostPast)
  const { shown: messages, earlier } = somePast(asked, 'createdAt')
  const body = (
    <>
      {messages.length === 0 && <p className="mt-5">{words.none}</p>}
      <ul className="mt-8 border-t-2 border-ink">
        {messages.map(({ id, name, email, subject, message, createdAt }) => (
          <li key={id} className="border-b border-rule py-5">
            <p className="text-meta text-soft">
              {instantText(createdAt)}, {name}
            </p>
            <h2 className="mt-1 text-25 [overflow-wrap:anywhere]">{subject}</h2>
            <p className="mt-2 max-w-[39em] whitespace-pre-line [overflow-wrap:anywhere]">
              {message}
            </p>
            <p className="flex flex-wrap gap-x-5">
              <TextLink to={replyTo(email)}>{words.reply}</TextLink>
              <TextLink to={groupFrom('bericht', id)}>{deskGroup.make}</TextLink>
              <TextLink to={groupFrom('bericht', id, 'optie')}>{deskOption.make}</TextLink>
            </p>
          </li>
        ))}
      </ul>
      <Earlier since={earlier} path={deskPath('berichten')} />
    </>
  )
  return answerDesk(visit, { title: words.title, body })
}

/** Signs that mean something in an address are escaped; the one that parts it in two is not (RFC 6068). */
function replyTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
