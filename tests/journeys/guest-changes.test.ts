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
import { nextOf, otherTurns, referenceIn, turns, walkedFarm } from '#tests/support/walk.ts'

const farm = walkedFarm('smtp')
const days = { nl: '2025-10-23', fr: '2025-11-18', en: '2025-12-18' } as const

test.each(turns)(
  'in %s, scripts %s: two become three, and then somebody else comes instead',
  async (...turn) => {
    const walk = await farm.walk(turn)
    const { language, words } = walk
    const { guestChanges, bookingMails, myBooking, newcomerMails } = words
    const { party, newcomer } = guestChanges
    const [email, other] = [`two.${language}@example.org`, `other.${language}@example.org`]
    const [participantName, instead] = [`Bram ${language}`, `Lotte ${language}`]
    const id = await walk.book(days[language], { email, participantName, participants: '2' })
    await walk.answer(id, 'confirm')

    const confirmed = await walk.mail({ to: email, about: bookingMails.confirmed.subject })
    await walk.open(confirmed, 'booking')
    await walk.follow(party.title)
    await walk.type({ [party.count.label]: '99' })
    await walk.refused(party.count.weigh, fill(party.problems.count, { max: 60 }))
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
    await walk.type({ [newcomer.name]: instead, [newcomer.email]: email })
    await walk.refused(newcomer.button, newcomer.emailProblem)
    await walk.type({ [newcomer.email]: other })
    await walk.choose(newcomer.language, theirs.language)
    await walk.press(newcomer.button)
    const asked = walk.page.getByText(fill(newcomer.asked, { name: instead }))
    await expect.poll(async () => (await asked.boundingBox())?.y).toBeLessThan(800)
    await theirs.open(await theirs.mail({ to: other, about: asks.subject }), 'newcomer')
    await theirs.reads(fill(accept.open, { amount: theirs.euros(19_500) }))
    await theirs.refused(accept.buttonToPay, accept.consentProblem)
    await theirs.check(accept.consent)
    await theirs.press(accept.buttonToPay)
    await theirs.reads(theirs.words.myBooking.statuses.confirmed.title)
    const { newcomer: welcome } = theirs.words.newcomerMails
    await theirs.mail({ to: other, about: welcome.subject })
    await walk.mail({ to: email, about: newcomerMails.replaced.subject })
    await walk.toFarm(fill(ownerParty.newcomer.subject, { name: instead }))
  },
)

test('a guest who cancels late gets the rest back once the place is taken and the bank has the money', async () => {
  const { journey } = farm
  const day = '2025-09-30'
  const emailOf = (language: string) => `late.${language}@example.org`
  const nameOf = (language: string) => `Chloë ${language}`
  for (const turn of otherTurns) {
    const walk = await farm.walk(turn)
    const request = { email: emailOf(walk.language), participantName: nameOf(walk.language) }
    const id = await walk.book(day, request)
    await walk.answer(id, 'confirm', 'all-received')
  }
  const { id } = await dateOn(journey.site, day)
  await press(
    `${journey.site.url}${deskPath('datum', id)}`,
    dateFields({ capacity: String(otherTurns.length) }),
  )

  await journey.liveOnFrom('2025-09-24T12:00:00+02:00')
  for (const turn of otherTurns) {
    const walk = await farm.walk(turn)
    const { bookingMails, guestChanges, myBooking } = walk.words
    const amount = walk.euros(3250)
    const paid = await walk.mail({ to: emailOf(walk.language), about: bookingMails.paid.subject })
    await walk.open(paid, 'cancel')
    await walk.reads(fill(guestChanges.vacancy.offer, { amount }))
    await walk.refused(myBooking.cancel.button, myBooking.cancel.ibanMissing)
    await walk.type({ [myBooking.cancel.iban]: 'BE71 0961 2345 6769' })
    await walk.press(myBooking.cancel.button)
    await walk.reads(fill(guestChanges.vacancy.waits, { amount }))
    await walk.follow(myBooking.links.back)
    await walk.reads(fill(guestChanges.vacancy.waits, { amount }))
    await walk.toFarm(fill(ownerNews.cancelled.subject, { name: nameOf(walk.language) }))
  }

  const successor = await farm.walk(['nl', false])
  const request = { email: 'rose@example.org', participantName: 'Rose Dubois', participants: '2' }
  await successor.answer(await successor.book(day, request), 'confirm')
  const about = successor.words.bookingMails.confirmed.subject
  const structured = referenceIn(await successor.mail({ to: request.email, about }))
  await successor.giveStatement(
    codaFile([transfer({ structured, cents: 13_000, day: '2025-09-24' })]),
  )

  await journey.liveOnFrom('2025-09-24T13:30:00+02:00')
  for (const turn of otherTurns) {
    const walk = await farm.walk(turn)
    const { placeTaken, vacancy } = walk.words.guestChanges
    const amount = walk.euros(3250)
    const taken = await walk.mail({ to: emailOf(walk.language), about: placeTaken.subject })
    expect(taken.text).toContain(amount)
    await walk.open(taken, 'booking')
    await walk.reads(fill(fillCounted(vacancy.taken, 1, walk.language), { amount }))
    await walk.goTo(deskPath())
    const owner = walk.as('nl')
    const back = { name: nameOf(walk.language), amount: owner.euros(3250) }
    await owner.reads(fill(deskToDo.refund, back))
  }
})
