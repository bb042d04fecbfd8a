import { problemsAt, type FormRefusal, type Texts, useField } from '#app/plain/parts.tsx'
import { CheckField, TextArea, TextField } from '#app/ui/field.tsx'
import { allergens, maxDietRemarkLength, parseDiets, readDiets } from '#booking/party/diets.ts'
import { lastBeginning } from '#booking/dates/session-days.ts'
import type { Places } from '#booking/units.ts'
import type { Words } from '#content/words/shape.ts'
import { fill } from '#language/fill.ts'
import { printInstant } from '#language/times.ts'
import { forgetDiets, saveDiets, canGiveDiets } from '#office/party/save-diets.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { renderGuestPage, toOwnBooking } from '../page.tsx'
import { endedTitle } from '../reservations/booking-status.ts'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

export const forgetButton = 'forget'

export const dietsPage = guestPage({
  show: renderDiets,
  act: async (visit, sent) => {
    const { office, reservation, words } = visit
    if (sent.get('do') === forgetButton) {
      await forgetDiets(office, reservation.id)
      return undefined
    }
    const people = reservation.participants
    const read = readDiets(sent, people)
    if (read.kind === 'invalid') return refusedDiets(words.diets, sent, { ...read, people })
    await saveDiets(office, reservation.id, read.value)
  },
})

export function refusedDiets(
  { countProblem, remarkProblem: remark, consentProblem: consent }: Words['diets'],
  sent: URLSearchParams,
  { fields, people }: { readonly fields: readonly string[]; readonly people: Places },
): FormRefusal {
  const vegans = fill(countProblem, { most: people })
  const typed = {
    vegans: sent.get('vegans') ?? '',
    allergens: sent.getAll('allergens').join(' '),
    remark: sent.get('remark') ?? '',
  }
  return { typed, problems: problemsAt({ vegans, remark, consent }, fields) }
}

/** Fields of an earlier answer, which is undefined or empty when there is none. */
export function dietTexts(answer: string | undefined): Texts {
  const { vegans = 0, allergens: chosen = [], remark = '' } = answer ? parseDiets(answer) : {}
  return { vegans: vegans > 0 ? String(vegans) : '', allergens: chosen.join(' '), remark }
}

async function renderDiets(visit: GuestVisit, refused?: FormRefusal): Promise<Response> {
  const { office, now, reservation } = visit
  const { diets: words, companions } = visit.words
  const own = reservation.participants === 1 ? companions.own : undefined
  const answer = (await office.store.diets.find(reservation.id))?.answer
  const isOpen = canGiveDiets(reservation, now)
  const isKept = !refused && Boolean(answer)
  const body = !isOpen ? (
    answer && <ForgetDiets words={words} />
  ) : (
    <>
      {isKept && <output className="notice mt-8 block">{keptDiets(visit)}</output>}
      <DietsForm words={words} isKept={isKept} own={own} />
    </>
  )
  return renderGuestPage(visit, {
    title: endedTitle(visit) ?? words.title,
    lead: isOpen ? words.text : words.tooLate,
    sent: isOpen ? (refused ?? { typed: dietTexts(answer) }) : undefined,
    body,
    links: [toOwnBooking(visit)],
    status: refused && 422,
  })
}

export function ForgetDiets({ words }: { readonly words: Words['diets'] }) {
  return (
    <form method="post" className="mt-8">
      <SecondButton does={forgetButton}>{words.forget}</SecondButton>
    </form>
  )
}

/** Diets of a course can be changed until its last day, as its meal is still to be cooked. */
export function keptDiets({ language, words, reservation }: DietsVisit): string {
  const until = printInstant(lastBeginning(reservation.session), language)
  return fill(words.diets.kept, { until })
}

type DietsVisit = Pick<GuestVisit, 'language' | 'words' | 'reservation'>

export function DietsForm(props: {
  readonly words: Words['diets']
  readonly isKept: boolean
  readonly own?: Readonly<Record<'vegan' | 'allergens' | 'consent', string>>
}) {
  const { words, isKept, own } = props
  const vegans = useField('vegans')
  const chosen = useField('allergens')
  const remark = useField('remark')
  return (
    <form method="post" noValidate className="mt-8">
      {own ? (
        <CheckField
          name="vegans"
          value="1"
          label={own.vegan}
          defaultChecked={Boolean(vegans.defaultValue)}
        />
      ) : (
        <TextField label={words.vegans} inputMode="numeric" maxLength={2} {...vegans} />
      )}
      <fieldset className="mb-5">
        <legend className="mb-1 font-semibold">{own?.allergens ?? words.allergensTitle}</legend>
        <ul className="grid grid-cols-[1fr_1fr] gap-x-5 sm:grid-cols-3">
          {allergens.map((allergen) => (
            <li key={allergen}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="allergens"
                  value={allergen}
                  className="field-check mt-0"
                  defaultChecked={chosen.defaultValue?.split(' ').includes(allergen)}
                />
                {words.allergens[allergen]}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <TextArea
        label={words.remark}
        hint={own ? undefined : words.remarkHint}
        rows={3}
        maxLength={maxDietRemarkLength}
        {...remark}
      />
      <CheckField
        name="consent"
        label={own?.consent ?? words.consent}
        problem={useField('consent').problem}
        required
      />
      <div className="flex flex-wrap gap-5">
        <MainButton does="keep">{words.button}</MainButton>
        {isKept && <SecondButton does={forgetButton}>{words.forget}</SecondButton>}
      </div>
    </form>
  )
}
