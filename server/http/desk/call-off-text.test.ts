import { describe, expect, test } from 'vitest'
import { callOffText } from './call-off-text.ts'

const an = { name: 'An', email: 'an@example.org' }
const bo = { name: 'Bo', email: 'bo@example.org' }
const mia = { name: 'Tante Mia', email: '' }
const none = { bookedElsewhere: 0 }

describe('who calls a date off', () => {
  test('reads who gets a mail', () => {
    expect(callOffText(none, [an])).toBe(
      '1 boeking wordt geannuleerd. De gast krijgt een mail, met het geld terug of een andere datum.',
    )
    expect(callOffText(none, [an, bo])).toContain('Elke gast krijgt een mail')
  })

  test('reads whom no mail can reach, by name', () => {
    const text = callOffText(none, [an, mia])
    expect(text).toContain('2 boekingen worden geannuleerd. Wie een e-mailadres gaf, krijgt')
    expect(text).toContain('Zonder e-mailadres: Tante Mia. Verwittig zelf.')
    expect(text).not.toContain('Elke gast')
    expect(callOffText(none, [mia])).toBe(
      '1 boeking wordt geannuleerd. Zonder e-mailadres: Tante Mia. Verwittig zelf.',
    )
  })

  test('is reminded of who booked elsewhere', () => {
    expect(callOffText({ bookedElsewhere: 3 }, [])).toMatch(
      /niemand geboekt\. .*3 plaatsen zijn elders geboekt: die gasten verwittig je zelf\.$/,
    )
  })
})
