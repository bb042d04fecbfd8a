import { expect, test } from 'vitest'
import { deskToDo } from '#content/words/nl/desk-to-do.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { ownerParty } from '#content/words/nl/owner-party.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { dateFields, sharedFarm } from '#tests/support/shared-farm.ts'
import { press } from '#tests/support/forms.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { referenceIn, Walk } from '#tests/support/walk.ts'

const farm = sharedFarm()

test('two become three, and then somebody else comes instead', async () => {
  const walk = new Walk(farm, 'en')
  const { language, words } = walk
  const { guestChanges, bookingMails, myBooking, substituteMails } = words
  const { party, substitute } = guestChanges
  const email = `two.${language}@example.org`
  const other = `other.${language}@example.org`
  const participantName = `Bram ${language}`
  const instead = `Lotte ${language}`
  const id = await farm.book({
    on: '2025-12-18',
    language,
    email,
    participantName,
    participants: '2',
  })
  await farm.answer(id, 'confirm')

  const confirmed = await walk.mail({ to: email, about: bookingMails.confirmed.subject })
  await walk.open(confirmed, 'booking')
  await walk.follow(party.title)
  walk.type({ [party.count.label]: '99' })
  await walk.refused(party.count.weigh, fill(party.problems.count, { max: 60 }))
  walk.type({ [party.count.label]: '3' })
  await walk.press(party.count.weigh)
  walk.reads(fill(party.becomes, { before: 2, after: 3 }), walk.euros(19_500))
  await walk.press(party.button)
  walk.reads(myBooking.statuses.confirmed.title, walk.euros(19_500))
  const changed = await walk.mail({ to: email, about: bookingMails.partyChanged.subject })
  expect(changed.text).toContain(walk.euros(9750))
  await walk.toFarm(fill(ownerParty.partyChanged.subject, { name: participantName }))

  const theirs = walk.as('nl')
  const { accept, asks } = theirs.words.guestChanges
  await walk.follow(party.title)
  walk.type({ [substitute.name]: instead, [substitute.email]: email })
  await walk.refused(substitute.button, substitute.emailProblem)
  walk.type({ [substitute.email]: other })
  walk.type({ [substitute.language]: theirs.language })
  await walk.press(substitute.button)
  walk.reads(fill(substitute.asked, { name: instead }))
  await theirs.open(await theirs.mail({ to: other, about: asks.subject }), 'substitute')
  theirs.reads(fill(accept.open, { amount: theirs.euros(19_500) }))
  theirs.reads(theirs.words.bookingMails.terms.noWithdrawal)
  await theirs.refused(accept.buttonToPay, accept.consentProblem)
  theirs.type({ [accept.consent]: 'on' })
  await theirs.press(accept.buttonToPay)
  theirs.reads(theirs.words.myBooking.statuses.confirmed.title)
  const { substitute: welcome } = theirs.words.substituteMails
  await theirs.mail({ to: other, about: welcome.subject })
  await walk.mail({ to: email, about: substituteMails.replaced.subject })
  await walk.toFarm(fill(ownerParty.substitute.subject, { name: instead }))
})

test('a guest who cancels late gets the rest back once the place is taken and the bank has the money', async () => {
  const on = '2025-09-30'
  const guest = { email: 'late@example.org', participantName: 'Chloë Peeters' }
  await farm.answer(await farm.book({ on, language: 'fr', ...guest }), 'confirm', 'all-received')
  const { id } = await farm.dateOn(on)
  await press(`${farm.desk}/datum/${id}`, dateFields({ capacity: '1' }))
  const leaves = new Walk(farm, 'fr')
  const { bookingMails, guestChanges, myBooking } = leaves.words
  const paid = await leaves.mail({ to: guest.email, about: bookingMails.paid.subject })

  await farm.restart({ NOW: '2025-09-24T12:00:00+02:00' })
  const amount = leaves.euros(3250)
  await leaves.open(paid, 'cancel')
  leaves.reads(fill(guestChanges.vacancy.offer, { amount }))
  await leaves.refused(myBooking.cancel.button, myBooking.cancel.ibanMissing)
  leaves.type({ [myBooking.cancel.iban]: 'BE71 0961 2345 6769' })
  await leaves.press(myBooking.cancel.button)
  leaves.reads(fill(guestChanges.vacancy.waits, { amount }))
  await leaves.follow(myBooking.links.back)
  leaves.reads(fill(guestChanges.vacancy.waits, { amount }))
  await leaves.toFarm(fill(ownerNews.cancelled.subject, { name: guest.participantName }))

  const successor = new Walk(farm, 'nl')
  const request = { email: 'rose@example.org', participantName: 'Rose Dubois' }
  await farm.answer(await farm.book({ on, ...request }), 'confirm')
  const about = successor.words.bookingMails.confirmed.subject
  const structured = referenceIn(await successor.mail({ to: request.email, about }))
  await successor.giveStatement(
    codaFile([transfer({ structured, cents: 6500, day: '2025-09-24' })]),
  )

  await farm.restart({ NOW: '2025-09-24T13:30:00+02:00' })
  const walk = new Walk(farm, 'fr')
  const { placeTaken, vacancy } = guestChanges
  const taken = await walk.mail({ to: guest.email, about: placeTaken.subject })
  expect(taken.text).toContain(amount)
  await walk.open(taken, 'booking')
  walk.reads(fill(fillCounted(vacancy.taken, 1, 'fr'), { amount }))
  await walk.goTo(deskPath())
  const owner = walk.as('nl')
  const back = { name: guest.participantName, amount: owner.euros(3250) }
  owner.reads(fill(deskToDo.refund, back))
})
