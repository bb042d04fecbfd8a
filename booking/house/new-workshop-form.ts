import { count, eurosTyped, time } from '../forms/field-kinds.ts'
import { formOf, readAs, type ValueOf, wrongIn } from '../forms/form.ts'
import { mostPlaces } from '../forms/owner-forms.ts'
import { line } from '../forms/text-rules.ts'
import { longestSentence } from './house.ts'
import { longestWorkshopName } from './made-workshops.ts'

const mostEuros = 1000

/** What a new workshop needs before its page can be shown; its other texts are written on the page. */
export const newWorkshopForm = formOf(
  {
    nameNl: line(longestWorkshopName),
    nameFr: line(longestWorkshopName),
    nameEn: line(longestWorkshopName),
    sentenceNl: line(longestSentence),
    sentenceFr: line(longestSentence),
    sentenceEn: line(longestSentence),
    price: eurosTyped(1, mostEuros),
    startTime: time,
    endTime: time,
    least: count(1, mostPlaces),
    most: count(1, mostPlaces),
  },
  ({ nameNl, nameFr, nameEn, sentenceNl, sentenceFr, sentenceEn, ...read }) => {
    const { startTime, endTime, least, most, price: priceCents } = read
    const wrong = [...(endTime <= startTime ? ['endTime'] : []), ...(most < least ? ['most'] : [])]
    if (wrong.length > 0) return wrongIn(...wrong)
    const name = { nl: nameNl, fr: nameFr, en: nameEn }
    const sentence = { nl: sentenceNl, fr: sentenceFr, en: sentenceEn }
    const group = { from: least, to: most }
    return readAs({ made: { name, sentence }, priceCents, startTime, endTime, group })
  },
)

export type NewWorkshop = ValueOf<typeof newWorkshopForm>
