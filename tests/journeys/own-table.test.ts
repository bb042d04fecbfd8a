import { expect, test } from 'vitest'
import { deskGroup, deskOption, ownerOption } from '#content/words/nl/desk-option.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { allergenNames } from '#content/words/nl/prep-sheet.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { upperFirst } from '#language/typeset.ts'
import { dateOn } from '#tests/support/dates.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { nextOf, walkedFarm } from '#tests/support/walked-farm.ts'

const farm = walkedFarm('folder')
const day = '2025-11-05'

test('a group says yes to its day, and one of them joins, says what she does not eat and pays', async () => {
  const walk = await farm.walk(['fr', true])
  const { language, words, page } = walk
  const { option, companions, bookingMails, myBooking } = words
  const to = `group.${language}@example.org`
  const hers = `lotte.${language}@example.org`
  const name = `Mia ${language}`
  await walk.goTo(deskPath('optie'))
  await walk.choose(deskGroup.workshop, 'drinks')
  await walk.type({
    [deskGroup.day]: day,
    [deskOption.least]: '8',
    [deskOption.most]: '12',
    [deskGroup.price]: '60',
    [deskPages.date.name]: name,
  })
  await walk.choose(deskPages.date.language, language)
  await walk.refused(deskOption.button, deskOption.emailProblem)
  await walk.type({ [deskOption.email]: to })
  await walk.press(deskOption.button)

  await walk.open(await walk.mail({ to, about: option.mails.offered.subject }), 'option')
  await walk.reads(option.page.text, walk.euros(6000))
  const { participants, consent } = option.problems
  await walk.refused(option.page.button, fill(participants, { least: 8, most: 12 }), consent)
  await page.locator('[name=participants]').fill('9')
  await walk.check(option.page.consent)
  await walk.press(option.page.button)
  await walk.reads(option.accepted.title)
  await walk.toFarm(fill(ownerOption.accepted.subject, { name }))
  const confirmed = await walk.mail({ to, about: bookingMails.confirmed.subject })

  await walk.follow(bookingMails.links.booking)
  await walk.follow(companions.table.open)
  await walk.press(companions.table.share)
  const shared = await page.locator('#table .copyable').innerText()
  await walk.goTo(shared)
  await walk.refused(companions.join.button, fill(companions.problems.name, { most: 60 }))
  await walk.type({ [companions.join.name]: 'Lotte', [companions.join.email]: hers })
  const theirs = walk.as(nextOf[language])
  await walk.choose(companions.join.language, theirs.language)
  await walk.check(companions.join.consent)
  const { own, mail } = theirs.words.companions
  await theirs.press(companions.join.button)
  await theirs.reads(fill(own.title, { name: 'Lotte' }))
  const { diets } = theirs.words
  await theirs.check(diets.allergens.nuts)
  await theirs.refused(diets.button, diets.consentProblem)
  await theirs.check(own.consent)
  await theirs.press(diets.button)
  await theirs.reads(diets.kept, fill(own.pay, { amount: theirs.euros(6000) }))
  const reference = await page.locator('.copyable', { hasText: '+++' }).innerText()
  const structured = reference.replaceAll(/\D/g, '')
  await walk.giveStatement(codaFile([transfer({ structured, cents: 6000, name: 'LOTTE' })]))
  await theirs.open(await theirs.mail({ to: hers, about: mail.subject }), 'companion')
  await theirs.reads(fill(own.paid, { amount: theirs.euros(6000) }))

  await walk.open(confirmed, 'booking')
  await walk.reads(walk.euros(54_000), walk.euros(6000))
  await walk.follow(companions.table.open)
  await walk.reads(fill(companions.table.paid, { name: 'Lotte', amount: walk.euros(6000) }))
  expect(await page.locator('main').textContent()).not.toContain(diets.allergens.nuts)
  await walk.follow(myBooking.links.back)
  const { id } = await dateOn(farm.journey.site, day)
  await walk.goTo(deskPath('datum', id))
  await walk.as('nl').reads('Lotte', upperFirst(allergenNames.nuts))
})
