import { readSent } from '#app/plain/form-fields.tsx'
import { callOffReasons } from '#booking/dates/calling-off.ts'
import { noField, type FormRefusal, type Texts, Section } from '#app/plain/parts.tsx'
import { hasBegun } from '#booking/dates/session.ts'
import { phoneBooking } from '#booking/forms/owner-forms.ts'
import {
  callOffSession,
  type SessionOutcome,
  setSessionOpen,
} from '#office/dates/call-off-session.ts'
import { bookByFarm } from '#office/reservations/book-confirmed.ts'
import { listVouchersTyped } from '#office/vouchers/named-voucher.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import { refusalAt, useHasTyped } from '../buttons.tsx'
import { asking, AskingForm, FoldedForm, NewId, newIdIn } from '../desk-form.tsx'
import { CallOffFields, previewCallOff } from './call-off.tsx'
import { edit } from './mail-samples.tsx'
import { handleAttendance } from '../party/attendance.tsx'
import { handleSessionChange, ChangeSession } from './change-session.tsx'
import { phoneParameter } from './session-rows.tsx'
import { undoableHandlers } from '../undo/undo-notice.tsx'
import { listHandlers, undoableListHandlers } from '../waiting/edit-list.tsx'
import type { DeskVisit, ButtonHandler, ButtonHandlers } from '../visit.ts'
import { deskLanguage, languageChoices, deskWords } from '../desk-language.ts'

const words = () => deskWords().pages.date

type Forms = {
  readonly session: SessionOnFile
  /** A date of an open option is the group's: nobody else books it, and it is not on the site. */
  readonly option: OptionOnFile | undefined
  readonly now: Date
  readonly callOffText: string
  readonly wrote: Texts | undefined
  readonly hasVouchers: boolean
}

export function SessionForms({ session, option, now, callOffText, ...phone }: Forms) {
  const isCallingOff = useHasTyped(['reason'])
  if (session.state === 'called-off') return null
  const isHidden = session.state === 'private' || session.state === 'held'
  // A date may be open and not offered: the farm is away, or its workshop is off the site.
  const does = isHidden || session.state === 'closed' ? 'open' : 'close'
  const opens = isHidden ? words().publish : words()[does]
  return (
    <Section title={words().actions} className="no-print mt-13 lg:mt-5">
      <div className="mt-3 border-t-2 border-ink">
        {session.endsAt > now && !option && <PhoneBooking {...phone} />}
        <ChangeSession {...{ session, now }} />
        {!hasBegun(session, now) && (
          <>
            {!option && <FoldedForm title={opens} does={does} button={opens} />}
            <FoldedForm
              title={deskWords().desk.callOff.title}
              does="preview-call-off"
              button={deskWords().callOff.look}
              isOpen={isCallingOff}
            >
              <p className="mb-5">{callOffText}</p>
              <CallOffFields />
            </FoldedForm>
          </>
        )}
      </div>
    </Section>
  )
}

const booking = () =>
  asking(phoneBooking, {
    does: 'phone',
    words: {
      ...words(),
      title: words().phone,
      button: words().book,
      'phone-noteProblem': deskWords().refused.tooLong,
    },
    choices: { language: languageChoices() },
  })

function PhoneBooking({ wrote, hasVouchers }: Pick<Forms, 'wrote' | 'hasVouchers'>) {
  const { names, ...form } = booking()
  const asked = hasVouchers ? names : names.filter((name) => name !== 'voucher')
  const first: Texts = { participants: '1', language: deskLanguage(), ...wrote }
  return (
    <AskingForm
      of={{ ...form, names: asked }}
      id={phoneParameter}
      first={first}
      isOpen={wrote !== undefined}
    >
      <p className="mb-5">{words().phoneText}</p>
      <NewId />
    </AskingForm>
  )
}

const ofSession = ({ id }: DeskVisit) => ({ sessions: [id] })

const undoableSteps: ButtonHandlers = {
  ...undoableHandlers({ phone: bookByPhone }, async ({ c, id, office }, form) => {
    const message = c.req.query('bericht')
    const vouchers = await listVouchersTyped(office.store, form.get('voucher') ?? '')
    return { sessions: [id], messages: message === undefined ? [] : [message], vouchers }
  }),
  ...undoableHandlers(
    {
      change: handleSessionChange,
      close: async ({ office, id }) => refusalFor(await setSessionOpen(office, id, false)),
      open: async ({ office, id }) => refusalFor(await setSessionOpen(office, id, true)),
      'call-off': async ({ office, id }, form) =>
        refusalFor(await callOffSession(office, id, callOffReasons.read(form))) ?? 'call-off',
      ...undoableListHandlers,
    },
    ofSession,
  ),
}

/** The owner sees the mails before a date is called off. */
async function handleCallOff(visit: DeskVisit, form: URLSearchParams): ReturnType<ButtonHandler> {
  const isSure = form.get('do') === 'call-off' && form.has('sure')
  const looked = isSure ? undefined : await previewCallOff(visit, form)
  return looked ?? undoableSteps['call-off']?.(visit, form)
}

export const sessionHandlers: ButtonHandlers = {
  ...undoableSteps,
  ...listHandlers,
  'save-attendance': handleAttendance,
  'call-off': handleCallOff,
  'preview-call-off': handleCallOff,
  edit,
}

function refusalFor({ kind }: { readonly kind: SessionOutcome['kind'] }): FormRefusal | undefined {
  if (kind === 'done' || kind === 'done-before') return undefined
  return refusalAt(
    noField,
    kind === 'over' ? deskWords().refused.dateOver : deskWords().refused.dateCalledOff,
  )
}

const problems = () => deskWords().receipts.voucher.problems
const voucherProblems = () =>
  ({
    'voucher-unknown': problems().unknown,
    'voucher-used': problems().used,
    'voucher-ended': problems().ended,
  }) as const

async function bookByPhone({ c, office, id: sessionId }: DeskVisit, form: URLSearchParams) {
  const read = readSent(booking(), form)
  if (read.kind === 'refused') return read.refused
  const messageId = c.req.query('bericht')
  const party = { id: newIdIn(form), sessionId, messageId, ...read.value }
  const outcome = await bookByFarm(office, party)
  switch (outcome.kind) {
    case 'booked':
      return undefined
    case 'over':
      return refusalFor(outcome)
    case 'no-room':
      return refusalAt('participants', words().noRoom, read.typed)
    default:
      return refusalAt('voucher', voucherProblems()[outcome.kind], read.typed)
  }
}
