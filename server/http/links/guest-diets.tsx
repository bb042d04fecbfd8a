import { allergens, parseDiets, readDiets } from '#booking/diets.ts'
import { DietsPage, type DietsPageProps } from '#app/plain/my-booking/diets-page.tsx'
import { forgetDiets, keepDiets, mayTellDiets } from '../../functions/keep-diets.ts'
import { answerPlain } from '../plain-page.ts'
import { guestPage, type GuestVisit } from './guest-visit.tsx'

type Form = NonNullable<DietsPageProps['form']>

/** Behind "allergies and diets". */
export const dietsPage = guestPage({
  show: async (visit) => answerDiets(visit, await formOnFile(visit)),
  act: async (visit, sent) => {
    const { office, reservation, words } = visit
    if (sent.get('do') === 'forget') {
      await forgetDiets(office, reservation.id)
      return undefined
    }
    const read = readDiets(sent)
    if (read.kind === 'valid') {
      await keepDiets(office, reservation.id, read.diets)
      return undefined
    }
    const { diets } = words
    const sentences: Readonly<Record<string, string>> = {
      vegans: diets.countProblem,
      remark: diets.remarkProblem,
      consent: diets.consentProblem,
    }
    const problems = Object.fromEntries(read.fields.map((field) => [field, sentences[field] ?? '']))
    const typed = {
      vegans: sent.get('vegans') ?? '',
      allergens: allergens.filter((allergen) => sent.getAll('allergens').includes(allergen)),
      remark: sent.get('remark') ?? '',
    }
    return answerDiets(visit, { typed, isKept: false, problems })
  },
})

async function formOnFile({ office, reservation }: GuestVisit): Promise<Form> {
  const onFile = (await office.store.listDiets()).find(
    ({ reservationId }) => reservationId === reservation.id,
  )
  const diets = onFile && parseDiets(onFile.answer)
  const count = (heads = 0) => (heads > 0 ? String(heads) : '')
  return {
    typed: {
      vegans: count(diets?.vegans),
      allergens: diets?.allergens ?? [],
      remark: diets?.remark ?? '',
    },
    isKept: diets !== undefined,
    problems: {},
  }
}

function answerDiets(visit: GuestVisit, form: Form): Response {
  const { c, office, language, words, reservation, linkTo } = visit
  const isOpen = mayTellDiets(reservation, office.clock.now())
  const page = (
    <DietsPage
      language={language}
      words={words.diets}
      form={isOpen ? form : undefined}
      links={[{ to: linkTo('booking'), text: words.myBooking.links.back }]}
    />
  )
  return answerPlain(c, page, Object.keys(form.problems).length > 0 ? 422 : 200)
}
