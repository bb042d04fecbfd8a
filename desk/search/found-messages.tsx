import { Section } from '#app/plain/parts.tsx'
import { fitsWords, type Search } from '#booking/search/read-search.ts'
import { partAround } from '#booking/search/why-found.ts'
import { folded, keptWords } from '#booking/search/kept-words.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { Message } from '#store/mail/messages.ts'
import { instantText, labelledText, deskWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

/** Earlier messages are on their own page. */
const mostRead = 300
const mostShown = 20

export async function findMessages(
  { office: { store }, now }: DeskVisit,
  search: Search,
): Promise<readonly Message[]> {
  if (search.length === 0) return []
  const latest = await store.messages.until(now, mostRead)
  return latest.filter((message) => fitsWords(search, wordsOf(message))).slice(0, mostShown)
}

/** The mailbox counts whole too, beside its parts. */
function wordsOf({ name, email, subject, message }: Message): readonly string[] {
  return keptWords({ name: '', email, note: [name, email, subject, message].join(' ') })
}

export function FoundMessages(props: {
  readonly messages: readonly Message[]
  readonly sought: string
}) {
  const { messages, sought } = props
  if (messages.length === 0) return null
  return (
    <Section title={deskWords().pages.nav.messages} className="mt-13">
      <ul className="mt-3 border-t-2 border-ink">
        {messages.map(({ id, name, subject, message, createdAt }) => (
          <li key={id} className="border-b border-rule">
            <a className="block py-3 hover:bg-deep" href={deskPath('berichten', id)}>
              <span className="block font-semibold [overflow-wrap:anywhere]">
                {labelledText(name, subject)}
              </span>
              <span className="block text-meta text-soft">{instantText(createdAt)}</span>
              <span className="block text-meta [overflow-wrap:anywhere]">
                {partAround(message, wordIn(message, sought))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function wordIn(text: string, sought: string): string {
  const all = folded(text)
  return (
    folded(sought)
      .split(/\s+/)
      .find((word) => all.includes(word)) ?? ''
  )
}
