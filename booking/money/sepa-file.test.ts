import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anySign } from '#tests/support/any-sign.ts'
import { sum } from '../sum.ts'
import { type Element, textAt, xmlTree } from './readers/camt/xml-tree.ts'
import { sepaFile } from './sepa-file.ts'

const from = {
  name: 'Hof ter Gist',
  iban: 'BE68539007547034',
  bic: '',
  enterpriseNumber: '0123.456.749',
}
const sending = { at: new Date('2025-09-15T08:00:00Z'), day: '2025-09-15', from } as const
const transfer = {
  id: 'r1',
  name: 'Anneleen Peeters',
  iban: 'BE71096123456769',
  cents: 3250,
  text: 'Terugbetaling 5C1A09F3',
} as const

/** Elements in their order: pain.001.001.09 as the European Payments Council narrows it. */
const sequences: Readonly<Record<string, string>> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf',
  GrpHdr: 'MsgId CreDtTm NbOfTxs CtrlSum InitgPty',
  InitgPty: 'Nm Id',
  OrgId: 'Othr',
  PmtInf:
    'PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf+',
  PmtTpInf: 'SvcLvl',
  SvcLvl: 'Cd',
  ReqdExctnDt: 'Dt',
  Dbtr: 'Nm',
  DbtrAcct: 'Id',
  DbtrAgt: 'FinInstnId',
  CdtTrfTxInf: 'PmtId Amt Cdtr CdtrAcct RmtInf',
  PmtId: 'EndToEndId',
  Amt: 'InstdAmt',
  Cdtr: 'Nm',
  CdtrAcct: 'Id',
  RmtInf: 'Ustrd',
}
/** Elements whose content depends on their parent. */
const choices: Readonly<Record<string, readonly string[]>> = {
  Id: ['', 'IBAN', 'OrgId'],
  FinInstnId: ['BICFI', 'Othr'],
  Othr: ['Id', 'Id Issr'],
}
const texts: Readonly<Record<string, RegExp>> = {
  MsgId: /^[A-Za-z0-9-]{1,35}$/,
  PmtInfId: /^[A-Za-z0-9-]{1,35}$/,
  EndToEndId: /^[A-Za-z0-9-]{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  NbOfTxs: /^[1-9]\d*$/,
  CtrlSum: /^\d+\.\d\d$/,
  InstdAmt: /^\d+\.\d\d$/,
  IBAN: /^[A-Z]{2}\d\d[A-Za-z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
  Nm: /^(?![/ ])(?!.*\/\/)[A-Za-z0-9/\-?:().,'+ ]{1,70}(?<![/ ])$/,
  Ustrd: /^(?![/ ])(?!.*\/\/)[A-Za-z0-9/\-?:().,'+ ]{1,140}(?<![/ ])$/,
}

function breaches({ name, children, text }: Element): readonly string[] {
  const found = children.map((child) => child.name).join(' ')
  const whole = found.replace(/\bCdtTrfTxInf(?: CdtTrfTxInf)*$/, 'CdtTrfTxInf+')
  const allowed = choices[name] ?? [sequences[name] ?? '']
  const own = [
    ...(allowed.includes(whole) ? [] : [`${name} has ${found}`]),
    ...(texts[name] && !texts[name].test(text) ? [`${name} is ${text}`] : []),
  ]
  return [...own, ...children.flatMap(breaches)]
}

it('a SEPA file breaks no rule of the format, for any name and amount', () => {
  const sign = fc.oneof(anySign, fc.constantFrom('/', ' '))
  const text = fc.string({ unit: sign, maxLength: 200 })
  const many = fc.array(
    fc.record({ name: text, text, cents: fc.integer({ min: 1, max: 9_999_999 }) }),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(many, fc.constantFrom('', 'KREDBEBB'), (some, bic) => {
      const transfers = some.map((one, nth) => ({ ...transfer, ...one, id: `r${nth}` }))
      const tree = xmlTree(sepaFile({ ...sending, from: { ...from, bic }, transfers }))
      expect(breaches(tree)).toEqual([])
      const root = tree.children[0]!
      const total = sum(some, ({ cents }) => cents)
      for (const where of ['GrpHdr', 'PmtInf']) {
        expect(textAt(root, `${where}/NbOfTxs`)).toBe(String(some.length))
        expect(Math.round(Number(textAt(root, `${where}/CtrlSum`)) * 100)).toBe(total)
      }
    }),
    { numRuns: 40 },
  )
})

it('a SEPA file names payee, amount and reason in letters that every bank takes', () => {
  const name = 'Zoë d’Œuvre & Łukasz'
  const file = sepaFile({ ...sending, transfers: [{ ...transfer, name }] })
  const root = xmlTree(file).children[0]!
  const at = (path: string) => textAt(root, `PmtInf/CdtTrfTxInf/${path}`)
  expect(at('Cdtr/Nm')).toBe("Zoe d'OEuvre + Lukasz")
  expect(at('CdtrAcct/Id/IBAN')).toBe(transfer.iban)
  expect(at('Amt/InstdAmt')).toBe('32.50')
  expect(at('RmtInf/Ustrd')).toBe('Terugbetaling 5C1A09F3')
  expect(textAt(root, 'PmtInf/DbtrAcct/Id/IBAN')).toBe(from.iban)
  expect(file).toContain('<Id>0123456749</Id>')
  // The number of another country's business is not one of the Belgian register.
  const abroad = { ...from, enterpriseNumber: '12345678' }
  expect(sepaFile({ ...sending, from: abroad, transfers: [transfer] })).not.toContain('KBO')
})

it('equal SEPA files of one day have one id, so that a bank refuses the second', () => {
  const nameOf = (different: object) =>
    textAt(
      xmlTree(sepaFile({ ...sending, transfers: [transfer], ...different })),
      'CstmrCdtTrfInitn/GrpHdr/MsgId',
    )
  expect(nameOf({ at: new Date('2025-09-15T09:00:00Z') })).toBe(nameOf({}))
  expect(nameOf({ day: '2025-09-16' })).not.toBe(nameOf({}))
  expect(nameOf({ transfers: [{ ...transfer, cents: 3251 }] })).not.toBe(nameOf({}))
})
