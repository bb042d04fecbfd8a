import { describe, expect, test } from 'vitest'
import { referenceOf } from '#booking/reservations/reference.ts'
import { csvText } from '#language/csv.ts'
import { deskFigures as words } from '#content/words/nl/desk-figures.ts'
import { fill } from '#language/fill.ts'
import { deskAccount } from '../support/desk-account.ts'
import { asOwner } from '../support/desk-device.ts'
import { press } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { codaFile } from '../support/statements/coda-file.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()
const { farm } = desk

const page = async (query = '') => visibleText(await farm.html(`${farm.desk}/cijfers${query}`))
const csvAt = (from: string, until: string) =>
  asOwner(`${farm.desk}/cijfers/kas.csv?van=${from}&tot=${until}`)
const rowsOf = async (from: string, until: string) =>
  (await (await csvAt(from, until)).text()).replace('\ufeff', '').split('\r\n').slice(0, -1)

describe('the figures', () => {
  test('count places and money by month, workshop and date, at the date they are for', async () => {
    const before = await page('?periode=2025-10')
    const { id } = await desk.book()
    await farm.answer(id, 'confirm', 'deposit-received')
    const october = await page('?periode=2025-10')
    const total = (text: string) => /Samen (\d+) van (\d+) ([\d,]+) ([\d,]+) ([\d,]+)/.exec(text)
    const numbers = (text: string) =>
      total(text)!
        .slice(1)
        .map((each) => Number(each.replace(',', '.')))
    const [taken, capacity, received, owed, refunded] = numbers(before) as [
      number,
      number,
      number,
      number,
      number,
    ]
    expect(numbers(october)).toEqual([taken + 1, capacity, received + 32.5, owed + 32.5, refunded])
    expect(october).toContain('donderdag 23 oktober 2025')
    await farm.answer(id, 'cancel-guest')
    const month = async () => numbers(await page('?periode=2025-10'))
    expect(await month()).toEqual(numbers(before))
    await press(farm.bookingPage(id), { do: 'repaid', refund: await farm.refundOf(id) })
    expect(await month()).toEqual([taken, capacity, received, owed, refunded + 32.5])
    // The two tables name a column alike, and count another sum in it.
    expect(october).toContain('Van ‘Binnen’ is al afgetrokken wat teruggaat')
    expect(october).toContain('‘Binnen’ is hier alles wat er kwam')
    const year = await page()
    expect(year).toContain('Cijfers: 2025')
    for (const part of ['3e kwartaal', '4e kwartaal', 'september', 'oktober', 'december']) {
      expect(year).toContain(part)
    }
    const empty = await page('?periode=2031')
    expect(empty).toContain(words.none)
    expect(empty).not.toMatch(/cadeaubonnen/)
    expect(await page("?periode=2025'--")).toContain('Cijfers: 2025')
  })

  test('come as a file that no browser keeps', async () => {
    const { headers } = await csvAt('2025-01-01', '2025-12-31')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

/** A reference of digits around an E has a sign before it, so that a spreadsheet reads no number. */
const cellOf = ({ id }: { readonly id: string }) => csvText([[referenceOf(id)]]).trim()

describe('the file for the accountant', () => {
  test('has each sum once, on the day of the bank or else of the owner’s note', async () => {
    const first = await desk.book('Bram Maes')
    const second = await desk.book('Els Claes')
    for (const { id } of [first, second]) await farm.answer(id, 'confirm')
    // The owner notes it on the fifteenth; the bank says that it came the day before.
    await farm.answer(first.id, 'deposit-received')
    const workshop = '"Gefermenteerde groenten";"2025-10-23";"21"'
    expect(await rowsOf('2025-09-15', '2025-09-15')).toContain(
      `"2025-09-15";${cellOf(first)};"Bram Maes";32,50;0,00;0,00;"";"zelf genoteerd";${workshop};5,64;""`,
    )
    await desk.told(
      transfer({ day: '2025-09-14', structured: first.deposit, cents: 3250, name: 'MAES BRAM' }),
      transfer({ day: '2025-09-13', structured: second.deposit, cents: 3250, name: 'CLAES ELS' }),
    )
    const rows = await rowsOf('2025-07-01', '2025-09-30')
    expect(rows[0]).toBe(
      '"Dag";"Referentie";"Naam";"Ontvangen";"Terugbetaald";"Ingeruild";"Nog op bonnen";' +
        '"Hoe";"Workshop";"Datum workshop";"Btw (%)";"Btw in het bedrag";"Factuur"',
    )
    // The quarter still runs: what vouchers hold is told of today.
    expect(rows.at(-1)).toMatch(/^"2025-09-15";"";"Nog te gebruiken op cadeaubonnen"/)
    expect(rows.filter((row) => /Bram Maes|Els Claes/.test(row))).toEqual([
      `"2025-09-13";${cellOf(second)};"Els Claes";32,50;0,00;0,00;"";"bank";${workshop};5,64;""`,
      `"2025-09-14";${cellOf(first)};"Bram Maes";32,50;0,00;0,00;"";"bank";${workshop};5,64;""`,
    ])
    expect(await rowsOf('2025-09-15', '2025-09-30')).not.toContainEqual(
      expect.stringContaining('Bram Maes'),
    )
    await farm.answer(second.id, 'cancel-guest')
    const refund = await farm.refundOf(second.id)
    await press(farm.bookingPage(second.id), { do: 'repaid', refund })
    expect(await rowsOf('2025-09-15', '2025-09-15')).toContain(
      `"2025-09-15";${cellOf(second)};"Els Claes";0,00;32,50;0,00;"";"bank";${workshop};-5,64;""`,
    )
    expect(await page('?periode=2025-09')).toMatch(/Samen € ?97,50 € ?65/)
  })

  test('has VAT at the rate of the day, or of the booking’s invoice, whatever it is now', async () => {
    const day = '2025-09-08'
    const first = await desk.book('Wim Aerts')
    const second = await desk.book('Lena Aerts')
    for (const { id } of [first, second]) await farm.answer(id, 'confirm')
    await desk.told(
      transfer({ day, structured: first.deposit, cents: 3250, name: 'AERTS WIM' }),
      transfer({ structured: second.deposit, cents: 3250, name: 'AERTS LENA' }),
    )
    await farm.invoice(second.id)
    const set = (percent: string) =>
      press(`${farm.desk}/huis`, { do: 'set', value: 'vat', 'vat-percent': percent })
    await set('12')
    const rates = (await rowsOf(day, '2025-09-30'))
      .filter((row) => row.includes('Aerts'))
      .map((row) => row.split(';').slice(-3, -1))
    expect(rates).toEqual([
      ['"21"', '5,64'],
      ['"21"', '5,64'],
    ])
    const today = await desk.book('Nora Aerts')
    await farm.answer(today.id, 'confirm', 'deposit-received')
    const own = (await rowsOf('2025-09-15', '2025-09-15')).find((row) => row.includes('Nora Aerts'))
    expect(own).toContain('"12";3,48;')
    await set('21')
  })

  test('is of two days, the later one last', async () => {
    for (const [from, until] of [
      ['2025-09-15', '2025-09-14'],
      ['', '2025-09-14'],
      ['2025-02-30', '2025-09-14'],
      ['2025-09-15', 'x'],
    ] as const) {
      const answer = await csvAt(from, until)
      expect(answer.status).toBe(422)
      expect(visibleText(await answer.text())).toContain(words.daysProblem)
    }
  })
})

test('two totals that differ by lines read after the period are explained to the cent', async () => {
  const { deposit } = await desk.book('Nora Claes')
  await farm.restart({ NOW: '2025-10-04T09:00:00+02:00' })
  const line = transfer({ structured: deposit, cents: 3250, day: '2025-09-30' })
  expect((await farm.giveStatement(codaFile([line]))).status).toBe(303)
  const figures = () => page('?periode=2025-K3')
  await expect.poll(figures, { timeout: 20_000 }).toContain(words.difference.title)
  const shown = await figures()
  const [, cash, journal] =
    /staat samen € ([\d,]+), en in het dagontvangstenboek € ([\d,]+)\./.exec(shown)!
  const [cashCents, journalCents] = [cash!, journal!].map(
    (each) => Number(each.replace(',', '.')) * 100,
  )
  expect(shown).toContain(fill(words.difference.unwritten, { amount: '€ 32,50' }))
  expect(cashCents! - journalCents!).toBe(3250)
})

test('in January the last year stands open, with its last quarter, until money moves in the new one', async () => {
  const { id } = await desk.book('Jan Aerts')
  await farm.answer(id, 'confirm')
  await farm.restart({ NOW: '2026-01-02T09:00:00+01:00' })
  const lastYear = await page()
  expect(lastYear).toContain('Cijfers: 2025')
  expect(lastYear).toContain(fill(words.csv, { period: '4e kwartaal 2025' }))
  expect(await page('?periode=2026')).toContain('Cijfers: 2026')
  await farm.answer(id, 'all-received')
  expect(await page()).toContain('Cijfers: 2026')
})
