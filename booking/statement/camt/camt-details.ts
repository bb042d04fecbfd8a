import { communicationOf } from '../communication.ts'
import { bankReferenceOf, counterparty } from '../counterparty.ts'
import type { FoundMovement } from '../movement.ts'
import { type Element, elementsAt, textAt } from './xml-tree.ts'

type Details = Pick<
  FoundMovement,
  'structured' | 'freeText' | 'payerName' | 'payerIban' | 'bankReference'
>

/** What was written with a movement, and who is at the other end: who paid, or who was paid. */
export function detailsOf(entry: Element, transaction: Element | undefined, sign: 1 | -1): Details {
  const other = sign === 1 ? 'Dbtr' : 'Cdtr'
  const parties = elementsAt(transaction, 'RltdPties')[0]
  // Newer versions tell a party from an agent.
  const name = textAt(parties, `${other}/Pty/Nm`) || textAt(parties, `${other}/Nm`)
  return {
    ...communicationIn(entry, transaction),
    ...counterparty(name, textAt(parties, `${other}Acct/Id/IBAN`)),
    ...bankReferenceOf(bankReference(entry, transaction)),
  }
}

function bankReference(entry: Element, transaction: Element | undefined): string {
  return (
    textAt(transaction, 'Refs/AcctSvcrRef') ||
    textAt(entry, 'AcctSvcrRef') ||
    textAt(transaction, 'Refs/TxId')
  )
}

function communicationIn(entry: Element, transaction: Element | undefined) {
  const structured = elementsAt(transaction, 'RmtInf/Strd')
  const references = structured.map((each) => textAt(each, 'CdtrRefInf/Ref')).filter(Boolean)
  const [first, ...others] = references.toSorted(twelveDigitsFirst)
  const texts = [
    ...others,
    ...structured.flatMap((each) => elementsAt(each, 'AddtlRmtInf').map(({ text }) => text)),
    ...elementsAt(transaction, 'RmtInf/Ustrd').map(({ text }) => text),
  ].filter((text) => text.trim() !== 'NOTPROVIDED')
  if (first === undefined && texts.join('').trim() === '') {
    // Nothing from the payer: what the bank says of it.
    const said = textAt(transaction, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')
    return communicationOf(undefined, said)
  }
  return communicationOf(first, texts.join(' '))
}

/** A Belgian reference among several comes first; the rest is text. */
function twelveDigitsFirst(a: string, b: string): number {
  return Number(isTwelveDigits(b)) - Number(isTwelveDigits(a))
}

function isTwelveDigits(text: string): boolean {
  return text.replaceAll(/\D/g, '').length === 12
}
