import { LinkList } from '#app/plain/parts.tsx'
import { callOffReasons } from '#booking/dates/calling-off.ts'
import type { Entry, EntryKind } from '#booking/money/entry.ts'
import { sum } from '#booking/sum.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#language/languages.ts'
import { callOffSession } from '#office/dates/call-off-session.ts'
import { previewChange } from '#office/preview-change.ts'
import type { Mail } from '#store/mail/mails.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { toSession } from '../page-links.ts'
import { DeskButton, FormAbout, GraveButton } from '../buttons.tsx'
import { countedText, euros, deskWords } from '../desk-language.ts'
import { ofSession } from '../of-record.ts'
import { type DateDetails, decisionPage } from './decide-session.tsx'
import type { DeskPage } from '../visit.ts'
import { edit, renderMailSamples, type MailSample } from './mail-samples.tsx'
import { ReasonFields } from '../reason-fields.tsx'

const words = () => deskWords().callOff

/** Page that calls a date off, and first says how many people hear of it and how much goes back. */
const callingOff = decisionPage(() => deskWords().desk.callOff, {
  textOf: callOffText,
  settledBy: () => undefined,
  what: 'call-off',
  take: (office, id, form) => callOffSession(office, id, callOffReasons.read(form)),
  form: <CallOffForm />,
})

export const callOffPage: DeskPage = {
  ...callingOff,
  handlers: {
    edit,
    'preview-call-off': async (visit, form) =>
      (await previewCallOff(visit, form)) ?? callingOff.onSubmit?.(visit, form),
  },
}

function CallOffForm() {
  return (
    <form method="post" className="mt-5">
      <CallOffFields />
      <DeskButton does="preview-call-off">{words().look}</DeskButton>
    </form>
  )
}

/** Text on calling a date off for its `guests`, who hold places, and the parties `waiting`. */
export function callOffText(
  { bookedElsewhere, option }: DateDetails,
  guests: readonly Pick<ReservationOnFile, 'name' | 'email'>[],
  waiting: number,
): string {
  const texts = deskWords().desk.callOff
  const unreachable = guests.filter(({ email }) => email === '').map(({ name }) => name)
  const mailed = guests.length - unreachable.length
  const mailedText =
    unreachable.length === 0 ? countedText(texts.allTold, mailed) : texts.othersTold
  return [
    guests.length === 0 ? texts.nobody : countedText(texts.cancelled, guests.length),
    mailed > 0 && mailedText,
    unreachable.length > 0 && fill(texts.noAddress, { names: unreachable.join(', ') }),
    option && fill(texts.option, { name: option.name }),
    waiting > 0 && countedText(texts.waiting, waiting),
    bookedElsewhere > 0 && countedText(texts.elsewhere, bookedElsewhere),
  ]
    .filter(Boolean)
    .join(' ')
}

export function CallOffFields() {
  return <ReasonFields of={callOffReasons.all} words={words()} hint={words().wordsHint} />
}

export const previewCallOff = ofSession(async (visit, form: URLSearchParams) => {
  const { office, id, session } = visit
  const why = callOffReasons.read(form)
  const { outcome, mails, entries } = await previewChange(office, (at) =>
    callOffSession(at, id, why),
  )
  if (outcome.kind !== 'done') return undefined
  return renderMailSamples(visit, {
    session,
    words: words(),
    samples: samplesOf(mails),
    children: (
      <>
        <BackText entries={entries} />
        <FormAbout
          of={{ sure: 'on', reason: why.reason ?? '', words: why.words }}
          className="mt-5 flex flex-wrap gap-3"
        >
          <GraveButton does="call-off">{deskWords().desk.callOff.button}</GraveButton>
          <DeskButton does="edit">{deskWords().letter.mend}</DeskButton>
        </FormAbout>
        <LinkList links={[{ ...toSession(id), text: words().mend }]} />
      </>
    ),
  })
})

function BackText({ entries }: { readonly entries: readonly Entry[] }) {
  const centsOf = (wanted: EntryKind) =>
    sum(entries, ({ kind, cents }) => (kind === wanted ? cents : 0))
  const back = centsOf('owed-back')
  const onVoucher = centsOf('back-on-voucher')
  return (
    <>
      {back > 0 && (
        <p className="mt-3 font-semibold">{fill(words().back, { amount: euros(back) })}</p>
      )}
      {onVoucher > 0 && (
        <p className="mt-3">{fill(words().backOnVoucher, { amount: euros(onVoucher) })}</p>
      )}
      {back + onVoucher === 0 && <p className="mt-3">{words().nothingBack}</p>}
    </>
  )
}

/** The first mail in each language, if possible to a guest and not to the waiting list. */
function samplesOf(mails: readonly Mail[]): readonly MailSample[] {
  return languages.flatMap((language) => {
    const ofLanguage = mails.filter(
      (mail) => mail.language === language && mail.kind.endsWith('-guest'),
    )
    const first = ofLanguage.find(({ kind }) => kind === 'called-off-guest') ?? ofLanguage[0]
    return first ? [{ language, count: ofLanguage.length, content: first.content }] : []
  })
}
