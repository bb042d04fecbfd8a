import { fieldOf, problemsAt, type Refused } from '#app/plain/parts.tsx'
import { CheckField, TextArea, TextField } from '#app/ui/field.tsx'
import { readGuestSentence, sentenceLimits } from '#booking/diary/guest-sentence.ts'
import { typedLine } from '#booking/forms/text-rules.ts'
import {
  isAskedForSentence,
  takeSentenceBack,
  writeSentence,
} from '#office/diary/guest-sentence.ts'
import type { GuestSentence } from '#store/diary/diaries.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { answerPage } from '../page.tsx'
import type { GuestVisit } from '../link-visit.tsx'

/** What the guest wrote and how it stands, or the form; undefined for who was not asked (yet). */
export async function showSentence(visit: GuestVisit): Promise<Response | undefined> {
  const { office, now, reservation } = visit
  const { store } = office
  const kept = await store.diary.findSentence(reservation.id)
  if (kept) return answerKept(visit, kept)
  const isAsked = await isAskedForSentence(store, reservation, now)
  return isAsked ? answerForm(visit) : undefined
}

/** Answers with a page when something was wrong. */
export async function actOnSentence(
  visit: GuestVisit,
  form: URLSearchParams,
): Promise<Response | undefined> {
  const { office, reservation, words } = visit
  if (form.get('do') === 'take-back') {
    await takeSentenceBack(office, reservation.id)
    return undefined
  }
  const typed = Object.fromEntries(
    ['sentence', 'firstName', 'town', 'agreed'].map((name) => [name, asLine(form.get(name))]),
  )
  const read = readGuestSentence(typed)
  if (read.kind === 'valid') {
    await writeSentence(office, reservation.id, read.value)
    return undefined
  }
  return answerForm(visit, {
    problems: problemsAt(words.guestSentence.problems, read.fields),
    typed,
  })
}

/** Who breaks a sentence over lines means one sentence. */
function asLine(typed: string | null): string {
  return typedLine(typed).replaceAll(/\s*[\r\n]+\s*/g, ' ')
}

function answerForm(visit: GuestVisit, refused?: Refused): Response {
  const { reservation } = visit
  const { ask, fields, button } = visit.words.guestSentence
  const [firstName] = reservation.name.split(' ')
  const body = (
    <>
      <form method="post" noValidate className="mt-8">
        <TextArea
          {...fieldOf(refused, 'sentence')}
          label={fields.sentence}
          hint={fields.sentenceHint}
          rows={3}
          maxLength={sentenceLimits.sentence}
          required
        />
        <TextField
          {...fieldOf(refused, 'firstName', firstName)}
          label={fields.firstName}
          maxLength={sentenceLimits.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          {...fieldOf(refused, 'town')}
          label={fields.town}
          maxLength={sentenceLimits.town}
          autoComplete="address-level2"
          required
        />
        <CheckField
          name="agreed"
          label={fields.agreed}
          defaultChecked={refused?.typed['agreed'] === 'on'}
          problem={refused?.problems['agreed']}
          required
        />
        <MainButton>{button}</MainButton>
      </form>
    </>
  )
  return answerPage(visit, { ...ask, lead: ask.text, problems: refused?.problems, body })
}

function answerKept(visit: GuestVisit, kept: GuestSentence): Response {
  const { states, takeBack } = visit.words.guestSentence
  const { title, text } = states[kept.state]
  const { sentence, firstName, town } = kept
  const body = (
    <>
      <figure className="my-8 border-l-4 border-leaf pl-5 [overflow-wrap:anywhere]">
        <blockquote className="font-serif text-25">{sentence}</blockquote>
        <figcaption className="mt-2 text-meta">
          {firstName}, {town}
        </figcaption>
      </figure>
      <form method="post">
        <SecondButton does="take-back">{takeBack}</SecondButton>
      </form>
    </>
  )
  return answerPage(visit, { title, lead: text, body })
}
