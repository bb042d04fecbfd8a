import { count, eurosTyped, orEmpty, time } from '../forms/field-kinds.ts'
import { formOf, readAs, type ValueOf, wrongIn } from '../forms/form.ts'
import { mostPlaces } from '../forms/owner-forms.ts'
import { line } from '../forms/text-rules.ts'
import { firstOf, type Language } from '#language/languages.ts'
import { type House, longestSentence } from './house.ts'
import { longestWorkshopName } from './made-workshops.ts'

const mostEuros = 1000

/**
 * The form asks what the page of a new workshop cannot do without; its other texts are written on
 * the page.
 */
export const newWorkshopForm = formOf(
  {
    // Languages that the site does not have stay empty.
    nameNl: orEmpty(line(longestWorkshopName)),
    nameFr: orEmpty(line(longestWorkshopName)),
    nameEn: orEmpty(line(longestWorkshopName)),
    sentenceNl: orEmpty(line(longestSentence)),
    sentenceFr: orEmpty(line(longestSentence)),
    sentenceEn: orEmpty(line(longestSentence)),
    price: eurosTyped(1, mostEuros),
    startTime: time,
    endTime: time,
    least: count(1, mostPlaces),
    most: count(1, mostPlaces),
  },
  (read, { spoken }: Pick<House, 'spoken'>) => {
    const { startTime, endTime, least, most, price: priceCents } = read
    const name = { nl: read.nameNl, fr: read.nameFr, en: read.nameEn }
    const sentence = { nl: read.sentenceNl, fr: read.sentenceFr, en: read.sentenceEn }
    const wrong = [
      ...spoken.filter((one) => name[one] === '').map((one) => fieldIn('name', one)),
      ...spoken.filter((one) => sentence[one] === '').map((one) => fieldIn('sentence', one)),
      ...(endTime <= startTime ? ['endTime'] : []),
      ...(most < least ? ['most'] : []),
    ]
    if (wrong.length > 0) return wrongIn(...wrong)
    const first = firstOf({ spoken })
    const made = { name: orFirst(name, first), sentence: orFirst(sentence, first) }
    return readAs({ made, priceCents, startTime, endTime, group: { from: least, to: most } })
  },
)

export type NewWorkshop = ValueOf<typeof newWorkshopForm>

/** The field of a text in a language: "nameNl". */
export function fieldIn(text: 'name' | 'sentence', language: Language) {
  const endings = { nl: 'Nl', fr: 'Fr', en: 'En' } as const
  return `${text}${endings[language]}` as const
}

type Texts = Readonly<Record<Language, string>>

/**
 * A language that the site does not have takes the text of the first one, until the owner writes
 * it.
 */
function orFirst({ nl, fr, en }: Texts, first: Language): Texts {
  const other = { nl, fr, en }[first]
  return { nl: nl || other, fr: fr || other, en: en || other }
}
