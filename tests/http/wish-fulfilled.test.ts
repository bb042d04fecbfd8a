import { firstHouse } from '#content/first-house.ts'
import { expect, test } from 'vitest'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { DateOnFile } from '#tests/support/dates.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { Walk } from '#tests/support/walk.ts'

const farm = sharedFarm()
const workshop = 'vegetables'

test('a wish is told of a new date before anybody else, and the date is in their calendar', async () => {
  const walk = new Walk(farm, 'en')
  const { site } = farm
  const { language, words } = walk
  const { nextDate, waitingList, workshopNames, bookingMails, myBooking } = words
  const to = 'wish@example.org'
  const name = 'Lise Maes'
  const bookingPath = pathTo('booking', language)
  await walk.goTo(bookingPath)
  await walk.follow(nextDate.onSite.link)
  const { ask } = nextDate
  walk.type({ [ask.workshop]: workshop })
  walk.type({ 'day-6': 'on' })
  walk.type({ [ask.name]: name, [ask.email]: to })
  await walk.refused(ask.button, nextDate.problems.consent)
  walk.type({ [ask.consent]: 'on' })
  await walk.press(ask.button)
  walk.reads(nextDate.asked.title)
  const mail = await walk.mail({ to, about: nextDate.mails.asked.subject })
  const interested = () => site.farm('interested')
  expect(await interested()).toEqual([])
  await walk.open(mail, 'next-date')
  walk.reads(workshopNames[workshop])
  await walk.press(nextDate.confirm.button)
  walk.reads(nextDate.noted.title)
  expect(await interested()).toMatchObject([
    {
      workshop,
      participants: 2,
      weekdays: [6],
      languages: [language],
      language,
    },
  ])

  // The owner makes one on a day that suits.
  await walk.goTo(deskPath('wensen'))
  walk.as('nl').reads(`naar ‘${wordsOf(firstHouse, 'nl').workshopNames[workshop]}’ komen`)
  const [suits = ''] = walk.page.textsOfClass('button-quiet').filter((one) => /zaterdag/.test(one))
  await walk.follow(suits.trim())
  await walk.press(deskDates.addButton)
  const rows = await site.farm<DateOnFile>('schedule')
  const date = rows.find((each) => each.state === 'held' && each.workshop === workshop)
  expect(date).toMatchObject({ taken: 2 })
  const found = await walk.mail({ to, about: nextDate.mails.found.subject })
  await walk.open(found, 'offer')
  await walk.press(waitingList.offer.button)
  walk.reads(waitingList.accepted.title)
  const confirmed = await walk.mail({ to, about: bookingMails.confirmed.subject })
  await walk.open(mail, 'next-date')
  walk.reads(nextDate.ended.title)

  await walk.open(confirmed, 'booking')
  const day = date?.startsAt.slice(0, 10).replaceAll('-', '')
  expect(await walk.download(myBooking.links.calendar)).toContain(`DTSTART:${day}`)
  await walk.goTo(bookingPath)
  expect(walk.page.html).not.toContain(date?.id)
  const schedule = await walk.download(nextDate.onSite.file)
  expect(schedule).toContain(`/${language}/`)
  expect(schedule).not.toContain(date?.id)
})
