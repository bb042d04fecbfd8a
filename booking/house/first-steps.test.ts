import { expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { firstStepsOf } from './first-steps.ts'

const texts = { ...firstHouse.texts, nl: { 'home.hero.title': 'Klei' } }
const given = {
  house: firstHouse,
  first: firstHouse,
  toldOfExample: ['home.hero.title', 'about.lead'],
  places: ['hero'],
  hasDates: false,
  hasBooking: false,
}
const openAt = (different: Partial<typeof given>) =>
  firstStepsOf({ ...given, ...different }).flatMap(({ step, isDone }) => (isDone ? [] : [step]))

it('a new store has every step of the first evening before it', () => {
  const every = ['who', 'terms', 'workshops', 'dates', 'texts', 'pictures', 'booking']
  expect(openAt({})).toEqual(every)
  const [who] = firstStepsOf(given)
  expect(who?.left).toContain('account')
})

it('values other than the example’s are not listed, and a step is done when the house says so', () => {
  const { business } = firstHouse
  const house = {
    ...firstHouse,
    business: { ...business, social: '', name: 'Atelier' },
    shown: ['raku'],
    texts: { ...texts, all: { 'picture.hero': 'a1' } },
  }
  const steps = firstStepsOf({ ...given, house, hasDates: true })
  const leftOf = (step: string) => steps.find((each) => each.step === step)?.left
  expect(leftOf('who')).toEqual([
    'people',
    'address',
    'location',
    'distances',
    'mailbox',
    'account',
    'numbers',
    'opening-hours',
  ])
  expect(leftOf('texts')).toEqual(['about.lead'])
  expect(openAt({ house, hasDates: true })).toEqual(['who', 'terms', 'texts', 'booking'])
})

it('texts are counted in the first language of the site', () => {
  const house = { ...firstHouse, spoken: ['fr', 'nl'] as const, texts }
  const left = (one: typeof house) =>
    firstStepsOf({ ...given, house: one }).find(({ step }) => step === 'texts')?.left
  expect(left(house)).toEqual(given.toldOfExample)
  const written = { ...texts, fr: { 'home.hero.title': 'Argile', 'about.lead': 'On tourne.' } }
  expect(left({ ...house, texts: written })).toEqual([])
})

it('a booking shows that the terms and hours are meant, even the example’s, and that some drawings stay', () => {
  const open = ['who', 'workshops', 'dates', 'texts']
  expect(openAt({ hasBooking: true })).toEqual([...open, 'pictures'])
  const house = { ...firstHouse, texts: { ...texts, all: { 'picture.hero': 'a1' } } }
  const places = ['hero', 'about-crock']
  expect(openAt({ house, places })).toContain('pictures')
  expect(openAt({ house, places, hasBooking: true })).toEqual(open)
  const [who] = firstStepsOf({ ...given, hasBooking: true })
  expect(who?.left).not.toContain('opening-hours')
})
