import { noField, type FormRefusal, useField } from '#app/plain/parts.tsx'
import { readPartySize } from '#booking/forms/owner-forms.ts'
import { hasRoomFor } from '#booking/waiting/waiting-list.ts'
import { fill } from '#language/fill.ts'
import {
  changePartyOnList,
  mailPartyAgain,
  type ListStepOutcome,
  offerByHand,
  removeFromList,
} from '#office/waiting/edit-list.ts'
import { leaveList } from '#office/waiting/waiting-list.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import {
  FormAbout,
  DeskButton,
  Fold,
  CannotUndo,
  refusalAt,
  Unseen,
  useHasTyped,
} from '../buttons.tsx'
import { undoableOffice } from '../undo/undo-notice.tsx'
import type { DeskVisit, ButtonHandlers, StepHandlers } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().waitingList

/** Buttons for one waiting party; an open offer can only be ended. */
export function EditEntry({ entry, session }: { entry: WaitingEntry; session: SessionOnFile }) {
  const { id, name, participants, state } = entry
  const isOffered = state === 'offered'
  const fits = hasRoomFor(session, participants)
  const { defaultValue } = useField(numberOf(id), String(participants))
  const title = (
    <>
      {words().title}
      <Unseen about={name} />
    </>
  )
  return (
    <Fold title={title} isOpen={useHasTyped([numberOf(id)])}>
      {!isOffered && (
        <FormAbout of={{ waiting: id }} className="mb-5" noValidate>
          <label className="block">
            <span className="block font-semibold">{words().number}</span>
            <input
              name="participants"
              inputMode="numeric"
              className="field-control mt-1 mb-2"
              defaultValue={defaultValue}
              aria-label={`${words().number} ${name}`}
            />
          </label>
          <p className="mb-3 text-meta text-soft">{words().numberText}</p>
          <DeskButton does="line-number" about={name}>
            {words().saveNumber}
          </DeskButton>
        </FormAbout>
      )}
      {!isOffered && fits && (
        <FormAbout of={{ waiting: id }} className="mb-5">
          <p className="mb-3 text-meta text-soft">{words().offerText}</p>
          <DeskButton does="line-offer" about={name}>
            {words().offer}
          </DeskButton>
        </FormAbout>
      )}
      <FormAbout of={{ waiting: id }}>
        <p className="mb-3 text-meta text-soft">
          {isOffered ? words().offOffered : words().offText}
        </p>
        <DeskButton does="line-off" look={isOffered ? 'button-grave' : 'button-quiet'} about={name}>
          {words().off}
        </DeskButton>
      </FormAbout>
    </Fold>
  )
}

export function NotProven({ entry }: { entry: WaitingEntry }) {
  return (
    <>
      <p className="mark mt-2">{words().unproven}</p>
      <FormAbout of={{ waiting: entry.id }} className="no-print mt-2">
        <DeskButton does="line-mail" about={entry.name}>
          {words().mailAgain}
        </DeskButton>
        <CannotUndo does="line-mail" />
      </FormAbout>
    </>
  )
}

/** The page of a date has this number once for each party that waits, and the form of a telephone booking has another. */
const numberOf = (id: string) => `participants-${id}`

function partyIn({ id: sessionId }: DeskVisit, form: URLSearchParams) {
  return { id: form.get('waiting') ?? '', sessionId }
}

export const undoableListHandlers = {
  'line-offer': async (visit, form) =>
    refusalFor(await offerByHand(visit.office, partyIn(visit, form))),
  'line-number': changeNumber,
} as const satisfies StepHandlers

export const listHandlers: ButtonHandlers = {
  'line-mail': async (visit, form) =>
    refusalFor(await mailPartyAgain(visit.office, partyIn(visit, form))),
  'line-off': takeOff,
}

async function changeNumber(visit: DeskVisit, form: URLSearchParams) {
  const { store } = visit.office
  const participants = form.get('participants') ?? ''
  const read = readPartySize({ participants })
  const outcome =
    read.kind === 'valid'
      ? await changePartyOnList(visit.office, { ...partyIn(visit, form), ...read.value })
      : 'no-room'
  if (outcome !== 'no-room') return refusalFor(outcome)
  const max = (await store.sessions.find(visit.id))?.capacity ?? 1
  const typed = { [numberOf(form.get('waiting') ?? '')]: participants }
  return refusalAt(noField, fill(words().refused.number, { max }), typed)
}

/** An open offer ends for good, as its places may be offered to others. */
async function takeOff(visit: DeskVisit, form: URLSearchParams) {
  const party = partyIn(visit, form)
  const entry = (await visit.office.store.waiting.listOn(party.sessionId)).find(
    ({ id }) => id === party.id,
  )
  if (entry?.state === 'offered') {
    await leaveList(visit.office, party.id)
    return undefined
  }
  return refusalFor(
    await removeFromList(undoableOffice(visit, 'line-off', { sessions: [party.sessionId] }), party),
  )
}

function refusalFor(outcome: ListStepOutcome): FormRefusal | undefined {
  if (outcome === 'done' || outcome === 'done-before') return undefined
  return refusalAt(noField, words().refused[outcome])
}
