import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

it('a spreadsheet adds up amounts, and leaves a reference or a telephone as it was written', () => {
  const written = csvText([[9750, '12E45678', '0470123456', '7F3A9C21', '3', '21']])
  expect(written).toBe(`\ufeff97,50;"'12E45678";"'0470123456";"7F3A9C21";"3";"21"\r\n`)
})
