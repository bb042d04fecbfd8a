import { LinkList } from '#app/plain/parts.tsx'
import { callOffReasons } from '#booking/dates/calling-off.ts'
import type { Entry, EntryKind } from '#booking/money/entry.ts'
import { sum } from '#booking/sum.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#language/languages.ts'
import { callOffSession } from '#office/dates/call-off-session.ts'
import { previewChange } from '#office/preview-change.ts'
import type { Mail } from '#store/mail/mails.ts'
import { toSession } from '../page-links.ts'
import { DeskButton, FormAbout, GraveButton } from '../buttons.tsx'
import { euros, deskWords } from '../desk-language.ts'
import { ofSession } from '../of-record.ts'
import { renderMailSamples, type MailSample } from './mail-samples.tsx'
import { ReasonFields } from '../reason-fields.tsx'

const words = () => deskWords().callOff

export function CallOffFields() {
  return <ReasonFields of={callOffReasons.all} words={words()} hint={words().wordsHint} />
}

export const lookAtCallOff = ofSession(async (visit, form: URLSearchParams) => {
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
          <DeskButton does="mend">{deskWords().letter.mend}</DeskButton>
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
