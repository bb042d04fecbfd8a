import { expect, test } from 'vitest'
import { deskAnswer } from '#content/words/nl/desk-answer.ts'
import { deskButtons, deskRefused } from '#content/words/nl/desk-buttons.ts'
import { deskMessages } from '#content/words/nl/desk-messages.ts'
import { deskTogether } from '#content/words/nl/desk-together.ts'
import { desk as words } from '#content/words/nl/desk.ts'
import { fill } from '#language/fill.ts'
import { Farm } from '../support/farm.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { postForm, press, pressShown } from '../support/forms.ts'
import { textAt, textOf, visibleText } from '../support/pages.ts'
import { valueIn } from '../support/read-page.ts'
import { callFunction, contactMessage } from '../support/requests.ts'

const farm = sharedFarm()
const gone = '00000000-0000-4000-8000-000000000000'

/** Presses a button of the first page, and reads the same page after it. */
async function after(fields: Record<string, string>): Promise<string> {
  const answer = await pressShown(farm.desk, fields)
  expect(answer.status).toBe(303)
  const to = new URL(answer.headers.get('location')!, farm.desk)
  expect(to.pathname).toBe('/desk')
  return textAt(to.href)
}

async function refusal(fields: Record<string, string>): Promise<string> {
  const answer = await pressShown(farm.desk, fields)
  expect(answer.status).toBe(422)
  return visibleText(await answer.text())
}

test('a request, money that came and money paid back are settled in the list itself', async () => {
  const id = await farm.book({ on: '2025-10-23', participantName: 'Zoë Peeters' })
  expect(await textAt(farm.desk)).toContain('Zoë Peeters, 1 persoon')
  for (const _ of ['once', 'twice']) {
    const page = await after({ do: 'confirm', booking: id })
    expect(page).toContain(deskButtons.home.confirm.done)
    expect(page).not.toContain('Zoë Peeters, 1 persoon')
  }
  expect(await farm.statusOf(id)).toBe('confirmed')

  const received = { do: 'received', booking: id, payment: 'deposit', shown: '3250' }
  expect(await after(received)).toContain(deskButtons.home.received.done)
  expect(await farm.statusOf(id)).toBe('secured')

  await farm.answer(id, 'cancel-guest')
  const refund = await farm.refundOf(id)
  expect(await textAt(farm.desk)).toContain('Terug te betalen: Zoë Peeters')
  const repaid = await after({ do: 'repaid', refund })
  expect(repaid).toContain(deskButtons.home.repaid.done)
  expect(repaid).not.toContain('Terug te betalen: Zoë Peeters')
})

test('five or more is not confirmed in the list before its number is chosen', async () => {
  const id = await farm.book({ on: '2025-10-23', participants: '5' })
  const fields = { do: 'confirm', booking: id }
  expect(await refusal({ ...fields, participants: '' })).toContain(deskAnswer.confirm.missing)
  expect(await farm.statusOf(id)).toBe('requested')
  await after({ ...fields, participants: '6' })
  expect(await farm.booking(id)).toMatchObject({ status: 'confirmed', participants: 6 })
})

test('a button in the list whose booking is gone or was answered otherwise says so', async () => {
  for (const does of ['confirm', 'received']) {
    const text = await refusal({ do: does, booking: gone, payment: 'deposit' })
    expect(text).toContain(deskRefused.bookingGone)
  }
  expect(await refusal({ do: 'repaid', refund: gone })).toContain(deskRefused.refundGone)
  const id = await farm.book({ on: '2025-12-18' })
  await farm.answer(id, 'decline')
  expect(await refusal({ do: 'confirm', booking: id })).toContain(words.statuses.declined)
})

test('a request that nobody has vouched for is marked so, and the farm’s name leads nowhere else', async () => {
  await using careful = await new Farm({ RATE_LIMIT: 'on' }).open()
  await careful.book({ on: '2025-12-18' })
  const page = await careful.read(careful.desk)
  expect(page.main).toContain(deskAnswer.unproven)
  // The request is not ticked among those that one button confirms.
  await careful.book({ on: '2025-12-18', email: 'other@example.org' })
  const several = await careful.html(careful.desk)
  expect(several).toContain(fill(deskTogether.unticked.other, { n: 2 }))
  const boxes = (html: string) => html.match(/<input [^>]*name="chosen"[^>]*>/g) ?? []
  expect(boxes(several).join()).not.toContain('checked')
  // One button ticks those without a remark, and keeps what was typed.
  const remark = { specialRequirements: 'Is er parking?', email: 'third@example.org' }
  await careful.book({ on: '2025-12-18', participantName: 'Bea Bos', ...remark })
  const typed = { do: 'tick-unproven', 'words-of-all': 'Breng laarzen mee.' }
  const ticked = await (await press(careful.desk, typed)).text()
  const checked = boxes(ticked).filter((box) => box.includes('checked'))
  expect(checked).toHaveLength(2)
  expect(checked.join()).not.toContain('Bea Bos')
  expect(ticked).toMatch(/<textarea name="words-of-all"[^>]*>Breng laarzen mee\.</)
  expect(ticked).not.toContain('value="tick-unproven"')
  // The button stands out once it would confirm somebody.
  const [first, second] = [several, ticked].map(
    (html) => /<button [^>]*value="confirm-all"[^>]*>/.exec(html)?.[0],
  )
  expect(first).toContain('class="button-quiet"')
  expect(second).toContain('class="button"')
  const ours = page.links.filter(({ to }) => to.startsWith(careful.site.url))
  expect(ours.filter(({ to }) => !to.startsWith(careful.desk))).toEqual([])
  expect(await textAt(farm.desk)).not.toContain(deskAnswer.unproven)
})

test('two guests of one name on one date are told apart by their mailbox', async () => {
  for (const email of ['jan.a@example.org', 'jan.b@example.org'])
    await farm.book({ on: '2025-12-18', participantName: 'Jan Janssens', email })
  const page = await textAt(farm.desk)
  for (const email of ['jan.a@example.org', 'jan.b@example.org'])
    expect(page).toContain(`Jan Janssens (${email}), 1 persoon`)
})

test('a message waits there, is counted on every page, and is ticked off and back', async () => {
  const message = contactMessage({ name: 'Joris Claes', subject: 'Met de rolstoel' })
  await callFunction(farm.site.url, 'send-contact-email', message)
  const counts = async () => {
    const html = await farm.html(`${farm.desk}/datums`)
    return [textOf(html, 'title').startsWith('(1) '), visibleText(html).includes('Berichten (1)')]
  }
  const home = await farm.html(farm.desk)
  expect(visibleText(home)).toContain('Joris Claes: Met de rolstoel')
  expect(visibleText(home)).toContain('Kan dat op een zondag?')
  expect(home).toMatch(/mailto:[^"?]+\?subject=Re%3A%20Met%20de%20rolstoel&amp;body=[^"]*%3E%20/)
  expect(await counts()).toEqual([true, true])
  const id = valueIn(home, 'message')
  for (const _ of ['once', 'twice']) {
    const ticked = await after({ do: 'answered', message: id })
    expect(ticked).toContain(deskButtons.home.answered.done)
    expect(ticked).not.toContain('Met de rolstoel')
  }
  expect(await counts()).toEqual([false, false])
  const page = `${farm.desk}/berichten/${id}`
  expect(await textAt(`${farm.desk}/groep?bericht=${id}`)).toContain('Kan dat op een zondag?')
  const [mail] = await farm.mailsAbout(/Joris Claes/)
  for (const form of ['groep', 'optie', 'datums'])
    expect(mail?.text).toContain(`/desk/${form}?bericht=${id}`)
  expect((await farm.undo(page)).status).toBe(303)
  expect(visibleText(await farm.html(page))).toContain(deskMessages.waits)
  expect(await counts()).toEqual([true, true])
  expect((await press(page, { do: 'answered', message: id })).status).toBe(303)
  expect(await textAt(page)).toContain('Afgevinkt op')
  expect((await press(`${farm.desk}/berichten/${gone}`, { do: 'undo' })).status).toBe(404)
})

test('a long list stands by subject, so that a refund is open beside any number of requests', async () => {
  farm.sql('update session set capacity = 40')
  const refunded = await farm.secured({ on: '2025-12-18' })
  await farm.answer(refunded, 'cancel-guest')
  await Promise.all(Array.from({ length: 15 }, () => farm.book({ on: '2025-12-18' })))
  const home = await farm.read(farm.desk)
  const [requests = '', money = ''] = home.html.split(/<h3[^>]*>Geld/)
  expect(visibleText(requests)).toMatch(/Nog \d+ te doen/)
  // Nobody says yes to what is folded away.
  expect(requests).not.toMatch(/name="chosen"|value="confirm-all"/)
  const whole = home.links.find(({ name }) => name.startsWith('Toon alle'))
  const [all = ''] = (await farm.html(whole!.to)).split(/<h3[^>]*>Geld/)
  expect(all.match(/name="chosen"/g)?.length).toBeGreaterThanOrEqual(15)
  expect(all).toContain('value="confirm-all"')

  const [open = ''] = money.split('<summary class="fold"')
  expect(visibleText(open)).toContain('Terug te betalen')
})

test('a line of a fold is answered there: the fold stays open, and the next one comes up', async () => {
  await using long = await new Farm({ UNDO_SECONDS: '3600' }).open()
  long.sql('update session set capacity = 40')
  await Promise.all(Array.from({ length: 18 }, () => long.book({ on: '2025-12-18' })))
  const [, fold = ''] = (await long.html(long.desk)).split('<summary class="fold"')
  const ofForm =
    /action="([^"]+)".*?name="booking" value="([^"]+)".*?name="shown" value="([^"]+)"/gs
  const [[, at = '', id = '', shown = ''] = [], [, , next = ''] = []] = fold.matchAll(ofForm)
  const post = (to: string, fields: Record<string, string>) =>
    postForm(new URL(to, long.desk).href, fields)
  /** The page on both sides of what was done, which stands in an open fold and takes the focus. */
  const around = async (to: string | null) => {
    expect(to).toMatch(/#done$/)
    const [above = '', below = ''] = (await long.html(new URL(to!, long.desk).href)).split(
      '<li id="done" tabindex="-1"',
    )
    // The sentence that can go with a yes is folded in each line.
    const lines = above.replaceAll(/<details class="w-full">.*?<\/details>/gs, '')
    expect(lines).toMatch(/<details open=""><summary class="fold">(?!.*<\/details>)/s)
    return { above, below }
  }

  const { location } = await post(at, { do: 'confirm', booking: id, shown })
  const { above, below } = await around(location)
  expect(above + below).not.toContain(`value="${id}"`)
  const [, step = '', follows = ''] =
    /name="step" value="([^"]+)".*?name="booking" value="([^"]+)"/s.exec(below) ?? []
  expect(follows).toBe(next)
  const undone = await post(location!, { do: 'undo', step })
  expect((await around(undone.location)).above).toContain(`value="${id}"`)
  const refused = await post(at, { do: 'confirm', booking: gone })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('<details open=""><summary class="fold">')
})

test('a stranger’s signs and half letters break no page, and add nobody to an answer', async () => {
  const email = 'ann?cc=spy%40elsewhere.example&to=@example.org'
  const written = contactMessage({ email, message: `${'x'.repeat(999)}🧄` })
  expect((await callFunction(farm.site.url, 'send-contact-email', written)).status).toBe(200)
  const id = await farm.book({ on: '2025-10-23', email })
  const mailto = 'mailto:ann%3Fcc%3Dspy%2540elsewhere.example%26to%3D@example.org'
  for (const page of [farm.desk, `${farm.desk}/berichten`]) {
    expect(await farm.html(page)).toContain(`href="${mailto}?subject=`)
  }
  expect(await farm.html(farm.bookingPage(id))).toContain(`href="${mailto}"`)
})
