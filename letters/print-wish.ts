import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import type { Wish } from '#booking/waiting/wish.ts'
import { printWeekday, weekdays } from '#language/dates.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import type { Words } from '#content/words/shape.ts'

export function printWish(wish: Wish, words: Words) {
  const { nextDate, workshopNames, language } = words
  const { facts, ask } = nextDate
  const isAny = wish.weekdays.length === weekdays.length
  const days = wish.weekdays.map((weekday) => printWeekday(weekday, language))
  const spoken = wish.languages.map((each) => nameOfLanguage(each, language))
  return [
    {
      label: facts.workshop,
      value: wish.workshop ? ofWorkshop(workshopNames, wish.workshop) : ask.any,
    },
    { label: facts.participants, value: String(wish.participants) },
    { label: facts.weekdays, value: isAny ? facts.everyDay : days.join(', ') },
    { label: facts.languages, value: spoken.join(', ') },
  ]
}
