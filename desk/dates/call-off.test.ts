import { describe, expect, test } from 'vitest'
import { callOffText } from './call-off.tsx'

const an = { name: 'An', email: 'an@example.org' }
const bo = { name: 'Bo', email: 'bo@example.org' }
const mia = { name: 'Tante Mia', email: '' }
const none = { bookedElsewhere: 0 }

describe('the owner who calls a date off', () => {
  test('reads which guests get a mail', () => {
    const mailed = 'De gast krijgt een mail, en kiest: een andere datum of het geld terug.'
    expect(callOffText(none, [an], 0)).toBe(`1\u00a0boeking wordt geannuleerd. ${mailed}`)
    expect(callOffText(none, [an, bo], 0)).toContain('Elke gast krijgt een mail')
  })

  test('reads the names of guests without an address', () => {
    const text = callOffText(none, [an, mia], 0)
    expect(text).toContain('2\u00a0boekingen worden geannuleerd. Wie een e-mailadres gaf, krijgt')
    expect(text).toContain('Zonder e-mailadres: Tante Mia. Verwittig zelf.')
    expect(text).not.toContain('Elke gast')
    const alone = '1\u00a0boeking wordt geannuleerd. Zonder e-mailadres: Tante Mia. Verwittig zelf.'
    expect(callOffText(none, [mia], 0)).toBe(alone)
  })

  test('is reminded of guests who booked elsewhere', () => {
    expect(callOffText({ bookedElsewhere: 3 }, [], 0)).toMatch(
      /niemand geboekt\. .*3\splaatsen zijn elders geboekt: die gasten verwittig je zelf\.$/,
    )
  })

  test('reads that the waiting list gets a mail too', () => {
    expect(callOffText(none, [an], 1)).toMatch(/1 groep op de wachtlijst krijgt ook een mail\.$/)
    expect(callOffText(none, [], 3)).toMatch(/3 groepen op de wachtlijst krijgen ook een mail\.$/)
    expect(callOffText(none, [an], 0)).not.toContain('wachtlijst')
  })
})
