import { expect, test } from 'vitest'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { Farm } from '../support/farm.ts'
import { press, pressShown } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { valuesIn } from '../support/read-page.ts'

test('a booking is cancelled at the guest’s wish by the terms, or with everything back, and that can be undone', async () => {
  await using farm = await new Farm({
    NOW: '2025-10-03T09:00:00+02:00',
    UNDO_SECONDS: '120',
  }).open()
  const id = await farm.secured({ on: '2025-10-09', participants: '1' })
  const page = farm.bookingPage(id)
  const cancel = farm.link.owner('cancel-guest', id)
  const text = visibleText(await farm.html(cancel))
  const [, back] = /Annuleren, € ([\d,]+) terug/.exec(text)!
  const wish =
    /Er is € 32,50 betaald\. Volgens de voorwaarden gaat daarvan vandaag € ([\d,]+) terug/
  expect(wish.exec(text)?.[1]).toBe(back)
  expect(Number(back!.replace(',', '.'))).toBeLessThan(32.5)
  expect(text).toContain('Alles gaat terug: € 32,50.')
  const moveDate = (from: string, to: string) =>
    farm.sql('update session set starts_at = replace(starts_at, ?, ?)', from, to)
  moveDate('2025-10-09', '2025-10-05')
  expect(visibleText(await farm.html(cancel))).toContain(
    'Volgens de voorwaarden gaat daar vandaag niets meer van terug. Annuleren, niets terug',
  )
  moveDate('2025-10-05', '2025-10-09')
  const pressed = async (does: string) => farm.textAfter(await pressShown(cancel, { do: does }))
  const cancelled = await pressed('cancel-at-wish')
  expect(cancelled).toContain(deskButtons.booking.cancel.done)
  expect(await farm.statusOf(id)).toBe('cancelled')
  expect(cancelled).toContain(`Terug te betalen: € ${back}`)
  expect(await pressed('cancel-at-wish')).toContain(deskButtons.booking.cancel.done)
  expect(await farm.textAfter(await farm.undo(page))).toContain(deskUndo.done.undo)
  expect(await farm.statusOf(id)).toBe('secured')
  expect(await pressed('cancel-all')).toContain('Terug te betalen: € 32,50')
  // The mail has gone by now: the way back is a new booking, filled in.
  const form = (await farm.read(page)).linkNamed('Toch nog boeken')
  expect(valuesIn(await farm.html(form), 'name')).toEqual(['Anneleen Peeters'])
  const typed = { name: 'Anneleen Peeters', email: 'anneleen@example.org', telephone: '' }
  const fields = { do: 'phone', participants: '1', language: 'nl', 'phone-note': '', ...typed }
  expect((await press(form.split('#')[0]!, fields)).status).toBe(303)
  const found = farm.sql(`select status from reservation where id <> ?`, id)
  expect(found).toEqual([{ status: 'confirmed' }])
})
