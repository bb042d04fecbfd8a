import { describe, expect, it } from 'vitest'
import { business } from '../business.ts'
import { schedulePlan } from '../schedule/plan.ts'
import { workshops } from '../workshops.ts'
import {
  checkBusiness,
  checkContent,
  checkSchedule,
  checkWords,
  checkWorkshops,
} from './check-content.ts'
import { printProblem } from './problem.ts'

const always = () => true

it('the content that stands in the folder has no mistake', () => {
  expect(checkContent(always).map(printProblem)).toEqual([])
})

describe('a mistake in the content', () => {
  it('is told with its file when a price is below zero', () => {
    const wrong = { ...workshops, drinks: { ...workshops.drinks, priceCents: -6500 } }
    expect(checkWorkshops(wrong, always).map(printProblem)).toEqual([
      'content/workshops.ts: drinks costs -6500 cents; give a whole number above zero.',
    ])
  })

  it('is told when a picture is missing', () => {
    const [problem] = checkWorkshops(workshops, (name) => !name.includes('drinks'))
    expect(problem?.text).toContain('put workshop-drinks.svg, .jpg or .png into content/pictures')
  })

  it('is told when a picture of the gallery is missing', () => {
    const problems = checkContent((name) => name !== 'gallery/hen-on-straw')
    expect(problems.map(({ text }) => text)).toEqual([
      '"hen-on-straw" has no picture; put one of that name into content/pictures/gallery.',
    ])
  })

  it('is told when a workshop is unknown, or one is missing', () => {
    const { drinks, ...rest } = workshops
    const texts = checkWorkshops({ ...rest, cheese: drinks }, always)
    expect(texts.map(({ text }) => text)).toEqual([
      'the workshop "drinks" is missing; add it.',
      '"cheese" is no workshop of the site; give one of sourdough, drinks, vegetables.',
    ])
  })

  it.each([
    [{ day: '2026-02-30' }, 'is no day'],
    [{ startTime: '25:00' as never }, 'give two hours'],
    [{ startTime: '22:00', endTime: '18:30' }, 'give two hours'],
    [{ capacity: 0 }, 'has 0 places'],
    [{ bookedElsewhere: 99 }, 'booked elsewhere'],
    [{ workshop: 'cheese' as never }, 'give one of'],
  ] as const)('is told when a date is wrong: %o', (different, expected) => {
    const fixedDates = schedulePlan.fixedDates.map((date, i) =>
      i ? date : { ...date, ...different },
    )
    const problems = checkSchedule({ ...schedulePlan, fixedDates })
    expect(problems.map(({ text }) => text).join('\n')).toContain(expected)
  })

  it('is told when a text is missing or blank in one language', () => {
    const words = {
      nl: { title: 'Ja', text: 'Wel' },
      fr: { title: 'Oui' },
      en: { title: ' ', text: 'Yes' },
    }
    expect(checkWords(words).map(printProblem)).toEqual([
      'content/words/fr: "text" is missing; the other languages have it.',
      'content/words/en: "title" is blank; write its text.',
    ])
  })

  it('is told when the bank account or the enterprise number has a wrong digit', () => {
    const wrong = { ...business, iban: 'BE68539007547035', enterpriseNumber: '0123.456.789' }
    expect(checkBusiness(wrong)).toHaveLength(2)
  })
})
