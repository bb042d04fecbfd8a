import { FormFields, readSent } from '#app/plain/form-fields.tsx'
import type { FormRefusal } from '#app/plain/parts.tsx'
import { guestSentence } from '#booking/diary/guest-sentence.ts'
import {
  isAskedForSentence,
  withdrawSentence,
  writeSentence,
} from '#office/diary/guest-sentence.ts'
import type { GuestSentence } from '#store/diary/diaries.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { renderGuestPage } from '../page.tsx'
import type { GuestVisit } from '../link-visit.tsx'

/** The guest's sentence and its state, or its form; undefined while none was asked for. */
export async function showSentence(visit: GuestVisit, refused?: FormRefusal) {
  const { office, now, reservation } = visit
  const { store } = office
  const sentence = refused ? undefined : await store.diary.findSentence(reservation.id)
  if (sentence) return renderKeptSentence(visit, sentence)
  const isAsked = await isAskedForSentence(store, reservation, now)
  return isAsked ? renderForm(visit, refused) : undefined
}

export async function actOnSentence(visit: GuestVisit, form: URLSearchParams) {
  const { office, reservation } = visit
  if (form.get('do') === 'take-back') {
    await withdrawSentence(office, reservation.id)
    return undefined
  }
  const read = readSent(askedOf(visit), form)
  if (read.kind === 'refused') return read.refused
  await writeSentence(office, reservation.id, read.value)
  return undefined
}

function askedOf({ words }: GuestVisit) {
  const { fields, problems } = words.guestSentence
  return { ...guestSentence, words: fields, problems }
}

function renderForm(visit: GuestVisit, refused?: FormRefusal): Response {
  const { reservation } = visit
  const { ask, button } = visit.words.guestSentence
  const [firstName] = reservation.name.split(' ')
  const body = (
    <form method="post" noValidate className="mt-8">
      <FormFields
        form={askedOf(visit)}
        first={{ firstName }}
        looks={{
          sentence: { rows: 3, required: true },
          firstName: { autoComplete: 'given-name', required: true },
          town: { autoComplete: 'address-level2', required: true },
          agreed: { required: true },
        }}
      />
      <MainButton>{button}</MainButton>
    </form>
  )
  return renderGuestPage(visit, { ...ask, lead: ask.text, sent: refused, body })
}

function renderKeptSentence(visit: GuestVisit, kept: GuestSentence): Response {
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
  return renderGuestPage(visit, { title, lead: text, body })
}
