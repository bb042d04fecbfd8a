import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { pathTo } from '#language/addresses.ts'
import {
  dropDraft,
  fillIn,
  forgetTransitions,
  isOfThisAddress,
  keepDraft,
  readDraft,
} from '../../ui/draft.ts'
import { ErrorSummary, problemOf } from '../../ui/error-summary.tsx'
import { Honeypot } from '../../ui/field.tsx'
import { keepScrollPosition } from '../../ui/keep-scroll.ts'
import { showToast } from '../../ui/show-toast.ts'
import { ConsentField } from '../consent-field.tsx'
import type { BookingData, FormProps, RefusedForm } from './booking-data.ts'
import { choiceOf } from './choice.ts'
import { ChosenSession } from './chosen-session.tsx'
import { Cost } from './cost.tsx'
import { SessionFields } from './session-fields.tsx'
import { PartyField } from './party-field.tsx'
import { PersonFields } from './person-fields.tsx'
import { sendReservation, successPath } from './send-reservation.ts'

/** The request for places: a plain POST before scripts arrive, then a call of the function. */
export function ReservationForm(props: FormProps) {
  const { data, choice, onChoose, refused } = props
  const { errors, language } = data
  const form = data.words.form
  const session = data.sessions.find(({ id }) => id === choice.sessionId)
  const ref = useRef<HTMLFormElement>(null)
  const [participants, setParticipants] = useParticipants(props, ref)
  const { submit, submitting, problems } = useSubmit(data, refused)
  return (
    <div>
      <ChosenSession {...{ data, session, participants }} sending={submitting} />
      <h2 className="text-30 md:text-43">{form.title}</h2>
      {/* The cost of a date says this too, which a phone shows below the form. */}
      <p className={`mt-3 max-w-[33.5em] max-md:text-meta ${session ? 'max-md:hidden' : ''}`}>
        {form.intro}
      </p>
      <form
        ref={ref}
        // The address of a chosen date names a field, which would keep the focus from the summary.
        action={pathTo('booking', language)}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={(event) => keepDraft(event.currentTarget)}
        aria-busy={submitting}
        data-draft="reservation-draft"
        className="mt-3 max-w-[44rem] md:mt-8"
      >
        <ErrorSummary title={errors.summaryTitle} problems={problems} />
        <SessionFields {...{ data, choice, onChoose, problems }} />
        <PartyField
          {...{ language, session }}
          largest={data.largestParty}
          words={{ ...form, placesFree: data.words.schedule.placesFree }}
          value={participants}
          onChange={setParticipants}
          problem={problemOf(problems, 'participants')}
        />
        <PersonFields data={data} problems={problems} values={refused?.values} />
        <Honeypot label={form.honeypot} />
        <ConsentField {...{ words: form, language, problems }} consented={refused?.consented} />
        <Cost {...{ words: form.cost, language, participants, session }} />
        <button
          type="submit"
          disabled={submitting}
          data-busy={form.submitting}
          suppressHydrationWarning
          className="button-solid cut mt-5"
        >
          {submitting ? form.submitting : form.submit}
        </button>
        <p className="mt-5 max-w-[33.5em] text-meta text-soft">{form.noWithdrawal}</p>
      </form>
    </div>
  )
}

/** Only the browser knows the number chosen before the scripts came, or earlier in this visit. */
function useParticipants(
  { data, choice, onChoose, refused }: FormProps,
  ref: RefObject<HTMLFormElement | null>,
) {
  const [participants, setParticipants] = useState(refused?.values['participants'] ?? '')
  const putBack = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    putBack.current?.()
    putBack.current = undefined
  }, [choice, participants])
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    const draft = readDraft(form)
    const shown = new FormData(form)
    fillIn(form, draft)
    const isLater = isOfThisAddress(draft)
    const valueOf = (name: string) => {
      const here = String(shown.get(name) ?? '')
      const typed = draft[name] ?? ''
      return isLater ? typed || here : here || typed
    }
    putBack.current = keepScrollPosition(form)
    const early = choiceOf(valueOf, data.sessions)
    if (early.workshopType !== '') onChoose(early)
    setParticipants(valueOf('participants'))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the values of the page as it was sent
  }, [])
  // A press on a date sets the lists, and is no input of the form.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current && ref.current) keepDraft(ref.current)
    isFirst.current = false
  }, [ref, choice, participants])
  return [participants, setParticipants] as const
}

function useSubmit(data: BookingData, refused: RefusedForm | undefined) {
  const { language } = data
  const words = data.words.form
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const sending = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [refusal, setRefusal] = useState({ problems: refused?.problems ?? [], language })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The ref blocks a second click that comes before React has drawn the first.
    if (sending.current) return
    sending.current = true
    setSubmitting(true)
    const form = event.currentTarget
    try {
      const outcome = await sendReservation(new FormData(form), data)
      if (outcome.kind === 'placed') {
        dropDraft(form)
        const text = outcome.held ? words.success : `${words.success} ${words.successNotHeld}`
        showToast({ kind: 'success', text })
        await navigate(successPath(language, outcome), {
          // The style sheet says the same for a step between documents (`app/look/base.css`).
          viewTransition: matchMedia('(prefers-reduced-motion: no-preference)').matches,
        })
        forgetTransitions()
        return
      }
      setRefusal({ problems: outcome.problems, language })
      if (outcome.notice) showToast({ kind: 'error', text: outcome.notice })
      if (outcome.outdated) await revalidate()
    } finally {
      sending.current = false
      setSubmitting(false)
    }
  }

  // The page's language may have changed since, and nobody reads sentences in the other.
  return { submit, submitting, problems: refusal.language === language ? refusal.problems : [] }
}
