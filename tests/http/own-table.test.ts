import { expect, test } from 'vitest'
import { deskGroup, deskOption, ownerOption } from '#content/words/nl/desk-option.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { allergenNames } from '#content/words/nl/prep-sheet.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { upperFirst } from '#language/typeset.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { Walk } from '#tests/support/walk.ts'

const farm = sharedFarm()
const day = '2025-11-05'

test('a group says yes to its day, and one of them joins, says what she does not eat and pays', async () => {
  const walk = new Walk(farm, 'fr')
  const { language, words } = walk
  const { option, companions, bookingMails, myBooking } = words
  const to = `group.${language}@example.org`
  const hers = `lotte.${language}@example.org`
  const name = `Mia ${language}`
  await walk.goTo(deskPath('optie'))
  walk.type({ [deskGroup.workshop]: 'drinks' })
  walk.type({
    [deskGroup.day]: day,
    [deskOption.least]: '8',
    [deskOption.most]: '12',
    [deskGroup.price]: '60',
    [deskPages.date.name]: name,
  })
  walk.type({ [deskPages.date.language]: language })
  await walk.refused(deskOption.button, deskOption.emailProblem)
  walk.type({ [deskOption.email]: to })
  await walk.press(deskOption.button)

  await walk.open(await walk.mail({ to, about: option.mails.offered.subject }), 'option')
  walk.reads(option.page.text, walk.euros(6000))
  const { participants, consent } = option.problems
  await walk.refused(option.page.button, fill(participants, { least: 8, most: 12 }), consent)
  walk.type({ participants: '9' })
  walk.type({ [option.page.consent]: 'on' })
  await walk.press(option.page.button)
  walk.reads(option.accepted.title)
  await walk.toFarm(fill(ownerOption.accepted.subject, { name }))
  const confirmed = await walk.mail({ to, about: bookingMails.confirmed.subject })

  await walk.follow(bookingMails.links.booking)
  await walk.follow(companions.table.open)
  await walk.press(companions.table.share)
  const [shared = ''] = walk.page.textsOfClass('copyable').filter((one) => one.includes('/l/'))
  await walk.goTo(new URL(shared).pathname)
  await walk.refused(companions.join.button, fill(companions.problems.name, { most: 60 }))
  walk.type({ [companions.join.name]: 'Lotte', [companions.join.email]: hers })
  const theirs = walk.as('en')
  walk.type({ [companions.join.language]: theirs.language })
  walk.type({ [companions.join.consent]: 'on' })
  const { own, mail } = theirs.words.companions
  await theirs.press(companions.join.button)
  theirs.reads(fill(own.title, { name: 'Lotte' }))
  const { diets } = theirs.words
  theirs.type({ [diets.allergens.nuts]: 'on' })
  await theirs.refused(diets.button, diets.consentProblem)
  theirs.type({ [own.consent]: 'on' })
  await theirs.press(diets.button)
  const [noted = ''] = diets.kept.split('{until}')
  theirs.reads(noted, fill(own.pay, { amount: theirs.euros(6000) }))
  const [reference = ''] = walk.page.textsOfClass('copyable').filter((one) => one.includes('+++'))
  const structured = reference.replaceAll(/\D/g, '')
  await walk.giveStatement(codaFile([transfer({ structured, cents: 6000, name: 'LOTTE' })]))
  await theirs.open(await theirs.mail({ to: hers, about: mail.subject }), 'companion')
  theirs.reads(fill(own.paid, { amount: theirs.euros(6000) }))

  await walk.open(confirmed, 'booking')
  walk.reads(walk.euros(54_000), walk.euros(6000))
  await walk.follow(companions.table.open)
  walk.reads(fill(companions.table.paid, { name: 'Lotte', amount: walk.euros(6000) }))
  expect(walk.page.main).not.toContain(diets.allergens.nuts)
  await walk.follow(myBooking.links.back)
  const { id } = await farm.dateOn(day)
  await walk.goTo(deskPath('datum', id))
  walk.as('nl').reads('Lotte', upperFirst(allergenNames.nuts))
})
