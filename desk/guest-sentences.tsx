import { TextLink } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { deskSentences as words } from '#content/words/nl/desk-sentences.ts'
import { printDay } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { decideSentence } from '#office/diary/guest-sentence.ts'
import { answerDone, answerPlain } from '#server/http/plain-page.ts'
import type { GuestSentence } from '#store/diaries.ts'
import { buttons, DeskButton, pressed } from './buttons.tsx'
import { DeskFrame } from './frame.tsx'
import type { DeskVisit } from './visit.ts'

const mostListed = 50

export async function showSentences({ c, office }: DeskVisit): Promise<Response> {
  const toDecide = await office.store.sentencesThat('new', mostListed)
  const shown = await office.store.sentencesThat('shown', mostListed)
  const page = (
    <DeskFrame title={words.title}>
      <h1 className="text-43">{words.title}</h1>
      <p className="mt-5 max-w-[60ch]">{words.text}</p>
      <h2 className="mt-13 text-25">{words.toDecide}</h2>
      {toDecide.length === 0 && <p className="mt-3">{words.none}</p>}
      <Sentences sentences={toDecide} />
      {shown.length > 0 && <h2 className="mt-13 text-25">{words.shown}</h2>}
      <Sentences sentences={shown} />
    </DeskFrame>
  )
  return answerPlain(c, page)
}

function Sentences({ sentences }: { readonly sentences: readonly GuestSentence[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className="mt-3 border-t-2 border-ink">
      {sentences.map((one) => (
        <Line key={one.reservationId} {...one} />
      ))}
    </ul>
  )
}

function Line({ reservationId: id, sentence, firstName, ...one }: GuestSentence) {
  const date = printDay(dayOf(one.writtenAt), 'nl')
  const isNew = one.state === 'new'
  return (
    <li className="border-b border-rule py-5 [overflow-wrap:anywhere]">
      <p className="max-w-[60ch] text-lead" lang={one.language}>
        <bdi>{sentence}</bdi>
      </p>
      <p className="mt-1 text-meta text-soft">
        {fill(words.by, { name: firstName, town: one.town, date })}
      </p>
      <form method="post" className="mt-3 flex flex-wrap items-center gap-5">
        <input type="hidden" name="sentence" value={id} />
        {isNew && <DeskButton does="show-sentence">{words.show}</DeskButton>}
        <DeskButton does="hide-sentence">{isNew ? words.hide : words.takeAway}</DeskButton>
        <TextLink to={deskPath('boeking', id)}>{words.booking}</TextLink>
      </form>
    </li>
  )
}

export async function actOnSentences({ c, office }: DeskVisit, form: URLSearchParams) {
  const button = pressed(buttons.sentences, form)
  const state = button === 'show-sentence' ? 'shown' : 'hidden'
  if (button) await decideSentence(office, form.get('sentence') ?? '', state)
  return answerDone(c, deskPath('zinnen'))
}

export async function sentenceNotice({ office }: DeskVisit) {
  const { length } = await office.store.sentencesThat('new', mostListed)
  if (length === 0) return undefined
  return (
    <p className="notice mt-5">
      <TextLink to={deskPath('zinnen')}>{fillCounted(words.waiting, length, 'nl')}</TextLink>
    </p>
  )
}
