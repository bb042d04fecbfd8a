import { expect, it } from 'vitest'
import { printReport } from './report.ts'

it('a report shows each figure beside that of its negative control, and how it was tried', () => {
  const rows = [
    { name: 'Mails lost', tried: '200 mails', figure: '0', control: '17 lost', holds: true },
    { name: 'Places too many', tried: '500 people', figure: '1', control: '40', holds: false },
  ]
  expect(printReport(rows).split('\n')).toEqual([
    '                 measured  without the protection',
    'Mails lost       0         17 lost                 pass',
    '  200 mails',
    'Places too many  1         40                      FAIL',
    '  500 people',
  ])
})
