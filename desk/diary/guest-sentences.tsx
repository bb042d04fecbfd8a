import { TextLink } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { decideSentence } from '#office/diary/guest-sentence.ts'
import type { GuestSentence } from '#store/diary/diaries.ts'
import { FormAbout, DeskButton } from '../buttons.tsx'
import { countedText, dayText, deskWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import type { DeskPage, DeskVisit, ButtonHandler } from '../visit.ts'

const words = () => deskWords().sentences

const maxListed = 50

const deciding =
  (state: 'shown' | 'hidden'): ButtonHandler =>
  ({ office }, form) =>
    decideSentence(office, form.get('sentence') ?? '', state)

export const sentencesPage: DeskPage = {
  show,
  handlers: { 'show-sentence': deciding('shown'), 'hide-sentence': deciding('hidden') },
}

async function show(visit: DeskVisit): Promise<Response> {
  const { office } = visit
  const toDecide = await office.store.diary.listSentencesThat('new', maxListed)
  const shown = await office.store.diary.listSentencesThat('shown', maxListed)
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      <h2 className="mt-13 text-25">{words().toDecide}</h2>
      {toDecide.length === 0 && <p className="mt-3">{words().none}</p>}
      <Sentences sentences={toDecide} />
      {shown.length > 0 && <h2 className="mt-13 text-25">{words().shown}</h2>}
      <Sentences sentences={shown} />
    </>
  )
  return renderDeskPage(visit, { title: words().title, body })
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
  const date = dayText(dayOf(one.writtenAt))
  const isNew = one.state === 'new'
  return (
    <li className="border-b border-rule py-5 [overflow-wrap:anywhere]">
      <p className="max-w-[33.5em] text-lead" lang={one.language}>
        <bdi>{sentence}</bdi>
      </p>
      <p className="mt-1 text-meta text-soft">
        {fill(words().by, { name: firstName, town: one.town, date })}
      </p>
      <FormAbout of={{ sentence: id }} className="mt-3 flex flex-wrap items-center gap-5">
        {isNew && <DeskButton does="show-sentence">{words().show}</DeskButton>}
        <DeskButton does="hide-sentence">{isNew ? words().hide : words().takeAway}</DeskButton>
        <TextLink to={deskPath('boeking', id)}>{words().booking}</TextLink>
      </FormAbout>
    </li>
  )
}

export async function sentenceNotice({ office }: DeskVisit) {
  const { length } = await office.store.diary.listSentencesThat('new', maxListed)
  if (length === 0) return undefined
  return (
    <p className="notice mt-5">
      <TextLink to={deskPath('zinnen')}>{countedText(words().waiting, length)}</TextLink>
    </p>
  )
}
