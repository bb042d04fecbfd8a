import { expect, test } from 'vitest'
import { deskToDo } from '#content/words/nl/desk-to-do.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { ownerParty } from '#content/words/nl/owner-party.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { dateOn } from '#tests/support/dates.ts'
import { dateFields } from '#tests/support/shared-farm.ts'
import { press } from '#tests/support/forms.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { referenceIn } from '#tests/support/walk.ts'
import { nextOf, walkedFarm } from '#tests/support/walked-farm.ts'

const farm = walkedFarm('smtp')

// A guest’s pages have no script: `tests/http/guest-changes.test.ts` sends their forms by hand.
test('two become three, and then somebody else comes instead', async () => {
  const walk = await farm.walk(['en', true])
  const { language, words } = walk
  const { guestChanges, bookingMails, myBooking, substituteMails } = words
  const { party, substitute } = guestChanges
  const email = `two.${language}@example.org`
  const other = `other.${language}@example.org`
  const participantName = `Bram ${language}`
  const instead = `Lotte ${language}`
  const id = await walk.book('2025-12-18', { email, participantName, participants: '2' })
  await walk.answer(id, 'confirm')

  const confirmed = await walk.mail({ to: email, about: bookingMails.confirmed.subject })
  await walk.open(confirmed, 'booking')
  await walk.follow(party.title)
  await walk.type({ [party.count.label]: '99' })
  await walk.refused(party.count.weigh, fill(party.problems.count, { max: 60 }))
  const boxOf = async (part: string) => (await walk.page.locator(part).boundingBox())!
  const head = await boxOf('.site-page-head')
  const alert = await boxOf('[role=alert]')
  const ring = 6
  expect(alert.y - head.y - head.height).toBeGreaterThan(ring)
  await walk.type({ [party.count.label]: '3' })
  await walk.press(party.count.weigh)
  await walk.reads(fill(party.becomes, { before: 2, after: 3 }), walk.euros(19_500))
  await walk.press(party.button)
  await walk.reads(myBooking.statuses.confirmed.title, walk.euros(19_500))
  const changed = await walk.mail({ to: email, about: bookingMails.partyChanged.subject })
  expect(changed.text).toContain(walk.euros(9750))
  await walk.toFarm(fill(ownerParty.partyChanged.subject, { name: participantName }))

  const theirs = walk.as(nextOf[language])
  const { accept, asks } = theirs.words.guestChanges
  await walk.follow(party.title)
  await walk.type({ [substitute.name]: instead, [substitute.email]: email })
  await walk.refused(substitute.button, substitute.emailProblem)
  await walk.type({ [substitute.email]: other })
  await walk.choose(substitute.language, theirs.language)
  await walk.press(substitute.button)
  const asked = walk.page.getByText(fill(substitute.asked, { name: instead }))
  await expect.poll(async () => (await asked.boundingBox())?.y).toBeLessThan(800)
  await theirs.open(await theirs.mail({ to: other, about: asks.subject }), 'substitute')
  await theirs.reads(fill(accept.open, { amount: theirs.euros(19_500) }))
  await theirs.refused(accept.buttonToPay, accept.consentProblem)
  await theirs.check(accept.consent)
  await theirs.press(accept.buttonToPay)
  await theirs.reads(theirs.words.myBooking.statuses.confirmed.title)
  const { substitute: welcome } = theirs.words.substituteMails
  await theirs.mail({ to: other, about: welcome.subject })
  await walk.mail({ to: email, about: substituteMails.replaced.subject })
  await walk.toFarm(fill(ownerParty.substitute.subject, { name: instead }))
})

test('a guest who cancels late gets the rest back once the place is taken and the bank has the money', async () => {
  const { journey } = farm
  const day = '2025-09-30'
  const guest = { email: 'late@example.org', participantName: 'Chloë Peeters' }
  const booked = await farm.walk(['fr', true])
  await booked.answer(await booked.book(day, guest), 'confirm', 'all-received')
  const { id } = await dateOn(journey.site, day)
  await press(`${journey.site.url}${deskPath('datum', id)}`, dateFields({ capacity: '1' }))

  await journey.liveOnFrom('2025-09-24T12:00:00+02:00')
  const leaves = await farm.walk(['fr', true])
  const { bookingMails, guestChanges, myBooking } = leaves.words
  const amount = leaves.euros(3250)
  await leaves.open(
    await leaves.mail({ to: guest.email, about: bookingMails.paid.subject }),
    'cancel',
  )
  await leaves.reads(fill(guestChanges.vacancy.offer, { amount }))
  await leaves.refused(myBooking.cancel.button, myBooking.cancel.ibanMissing)
  await leaves.type({ [myBooking.cancel.iban]: 'BE71 0961 2345 6769' })
  await leaves.press(myBooking.cancel.button)
  await leaves.reads(fill(guestChanges.vacancy.waits, { amount }))
  await leaves.follow(myBooking.links.back)
  await leaves.reads(fill(guestChanges.vacancy.waits, { amount }))
  await leaves.toFarm(fill(ownerNews.cancelled.subject, { name: guest.participantName }))

  const successor = await farm.walk(['nl', false])
  const request = { email: 'rose@example.org', participantName: 'Rose Dubois' }
  await successor.answer(await successor.book(day, request), 'confirm')
  const about = successor.words.bookingMails.confirmed.subject
  const structured = referenceIn(await successor.mail({ to: request.email, about }))
  await successor.giveStatement(
    codaFile([transfer({ structured, cents: 6500, day: '2025-09-24' })]),
  )

  await journey.liveOnFrom('2025-09-24T13:30:00+02:00')
  const walk = await farm.walk(['fr', true])
  const { placeTaken, vacancy } = guestChanges
  const taken = await walk.mail({ to: guest.email, about: placeTaken.subject })
  expect(taken.text).toContain(amount)
  await walk.open(taken, 'booking')
  await walk.reads(fill(fillCounted(vacancy.taken, 1, walk.language), { amount }))
  await walk.goTo(deskPath())
  const owner = walk.as('nl')
  const back = { name: guest.participantName, amount: owner.euros(3250) }
  await owner.reads(fill(deskToDo.refund, back))
})
