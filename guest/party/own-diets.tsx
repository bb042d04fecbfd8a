import { problemsAt, type Texts } from '#app/plain/parts.tsx'
import { CheckField, TextArea, TextField } from '#app/ui/field.tsx'
import {
  allergens,
  type Diets,
  longestDietRemark,
  parseDiets,
  readDiets,
} from '#booking/party/diets.ts'
import type { Words } from '#content/words/shape.ts'
import { forgetDiets, keepDiets, mayTellDiets } from '#office/party/keep-diets.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { answerPage, toOwnBooking } from '../page.tsx'
import { endedTitle } from '../reservations/standing.ts'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

/** The values of the fields: the kept ones, or the typed ones when they were refused. */
export type DietsOnForm = {
  readonly typed: Omit<Diets, 'vegans'> & { readonly vegans: string }
  readonly isKept: boolean
  readonly problems: Texts
}

export const forgetButton = 'forget'

export const dietsPage = guestPage({
  show: async (visit) => answerDiets(visit, await formOnFile(visit)),
  act: async (visit, sent) => {
    const { office, reservation, words } = visit
    if (sent.get('do') === forgetButton) {
      await forgetDiets(office, reservation.id)
      return undefined
    }
    const read = readDiets(sent)
    if (read.kind === 'valid') {
      await keepDiets(office, reservation.id, read.value)
      return undefined
    }
    return answerDiets(visit, refusedDiets(words.diets, sent, read.fields))
  },
})

export function refusedDiets(
  { countProblem: vegans, remarkProblem: remark, consentProblem: consent }: Words['diets'],
  sent: URLSearchParams,
  fields: readonly string[],
): DietsOnForm {
  const typed = {
    vegans: sent.get('vegans') ?? '',
    allergens: allergens.filter((allergen) => sent.getAll('allergens').includes(allergen)),
    remark: sent.get('remark') ?? '',
  }
  return { typed, isKept: false, problems: problemsAt({ vegans, remark, consent }, fields) }
}

async function formOnFile({ office, reservation }: GuestVisit): Promise<DietsOnForm> {
  const onFile = await office.store.diets.find(reservation.id)
  return dietsOnForm(onFile?.answer)
}

/** Values of an earlier answer, which is undefined or empty when there is none. */
export function dietsOnForm(answer: string | undefined): DietsOnForm {
  const diets = answer ? parseDiets(answer) : undefined
  const { vegans = 0, allergens: chosen = [], remark = '' } = diets ?? {}
  const typed = { vegans: vegans > 0 ? String(vegans) : '', allergens: chosen, remark }
  return { typed, isKept: diets !== undefined, problems: {} }
}

function answerDiets(visit: GuestVisit, form: DietsOnForm): Response {
  const { now, reservation } = visit
  const { diets: words } = visit.words
  const isOpen = mayTellDiets(reservation, now)
  const body = isOpen && (
    <>
      {form.isKept && <output className="notice mt-8 block">{words.kept}</output>}
      <DietsForm words={words} form={form} />
    </>
  )
  return answerPage(visit, {
    title: endedTitle(visit) ?? words.title,
    lead: isOpen ? words.text : words.tooLate,
    problems: isOpen ? form.problems : {},
    body,
    links: [toOwnBooking(visit)],
    status: Object.keys(form.problems).length > 0 ? 422 : 200,
  })
}

/** Form for the diets of a party; with the words of a companion, for that person alone. */
export function DietsForm({
  words,
  form,
  own,
}: {
  words: Words['diets']
  form: DietsOnForm
  own?: Readonly<Record<'vegan' | 'allergens' | 'consent', string>>
}) {
  const { typed, isKept, problems } = form
  return (
    <form method="post" noValidate className="mt-8">
      {own ? (
        <CheckField
          name="vegans"
          value="1"
          label={own.vegan}
          defaultChecked={typed.vegans === '1'}
        />
      ) : (
        <TextField
          name="vegans"
          label={words.vegans}
          inputMode="numeric"
          maxLength={2}
          defaultValue={typed.vegans}
          problem={problems['vegans']}
        />
      )}
      <fieldset className="mb-5">
        <legend className="mb-1 font-semibold">{own?.allergens ?? words.allergensTitle}</legend>
        <ul className="grid grid-cols-2 gap-x-5 sm:grid-cols-3">
          {allergens.map((allergen) => (
            <li key={allergen}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="allergens"
                  value={allergen}
                  className="field-check mt-0"
                  defaultChecked={typed.allergens.includes(allergen)}
                />
                {words.allergens[allergen]}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <TextArea
        name="remark"
        label={words.remark}
        hint={own ? undefined : words.remarkHint}
        rows={3}
        maxLength={longestDietRemark}
        defaultValue={typed.remark}
        problem={problems['remark']}
      />
      <CheckField
        name="consent"
        label={own?.consent ?? words.consent}
        problem={problems['consent']}
        required
      />
      <div className="flex flex-wrap gap-5">
        <MainButton does="keep">{words.button}</MainButton>
        {isKept && <SecondButton does={forgetButton}>{words.forget}</SecondButton>}
      </div>
    </form>
  )
}
