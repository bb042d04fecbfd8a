import { addressLine } from '#booking/house/address-line.ts'
import type { Business } from '#booking/house/house.ts'
import { type Piece, plainPieces, readNotation } from '#booking/texts/notation.ts'
import type { Words } from '#content/words/shape.ts'
import type { Language } from '#language/languages.ts'
import { sentenceRulesOf } from '#language/sentences.ts'
import type { Action, LetterFact, LetterPart, Sheet } from './letter-part.ts'

export type MailSender = {
  readonly language: Language
  readonly telephone: string
  readonly business: Business
  readonly farmLabels: Words['farmLabels']
}

export function textOfSheet({ words: { title }, parts, footer }: Sheet, sender: MailSender) {
  const telephone = sender.telephone && `\n${farmTelephone(sender)}`
  const head = `${wrap(title)}\n${'='.repeat(Math.min(title.length, 60))}\n\n`
  return `${head}${textOf(parts, sender.language)}-- \n${wrap(signed(footer, sender))}${telephone}`
}

function textOf(part: LetterPart, language: Language): string {
  if (!part) return ''
  if (typeof part === 'string') return paragraph(part)
  if ('strong' in part) return paragraph(part.strong)
  if ('note' in part) return paragraph(part.note)
  if ('quoted' in part) return paragraph(part.quoted, { first: '> ' })
  if ('heading' in part) {
    return `\n${wrap(part.heading)}\n${'-'.repeat(Math.min(part.heading.length, 60))}\n\n`
  }
  if ('styled' in part) return styledText(part)
  if ('list' in part) return listText(part.list)
  if ('steps' in part) return rowsText(part.steps, (step, i) => itemText(`${i + 1}. `, step))
  if ('facts' in part) return factsText(part.facts, language)
  if ('toCopy' in part) return factsText(part.toCopy, language)
  if ('payment' in part) return factsText(part.payment.facts, language)
  if ('main' in part) return actionText(part.main, language)
  if ('links' in part) return part.links.map((each) => actionText(each, language)).join('')
  return part.map((each) => textOf(each, language)).join('')
}

function paragraph(text: string, margin?: Margin): string {
  return `${wrap(text, margin)}\n\n`
}

function rowsText<Row>(rows: readonly Row[], print: (row: Row, i: number) => string): string {
  return `${rows.map(print).join('\n')}\n\n`
}

function listText(items: readonly string[]): string {
  return rowsText(items, (item) => itemText('- ', item))
}

function itemText(first: string, item: string): string {
  return wrap(item, { first, next: ' '.repeat(first.length) })
}

function factsText(facts: readonly LetterFact[], language: Language): string {
  return rowsText(facts, ({ label, value }) =>
    wrap(`${label}${colonIn(language)} ${value}`, { next: '  ' }),
  )
}

/** A link has its own line, so that no full stop or bracket sticks to it; a telephone is in its label. */
function actionText({ label, to }: Action, language: Language): string {
  if (to.startsWith('tel:')) return paragraph(label)
  return `${wrap(label + colonIn(language))}\n${to}\n\n`
}

function styledText({ styled, siteUrl }: Extract<LetterPart, { readonly styled: string }>): string {
  const address = (to: string) => wholeLink(to, siteUrl).replace(/^(mailto|tel):/, '')
  return readNotation(styled)
    .map((block) => {
      const plain = (line: readonly Piece[]) =>
        plainPieces(line, (words, to) => `${words} (${address(to)})`)
      return block.kind === 'list' ? listText(block.items.map(plain)) : paragraph(plain(block.of))
    })
    .join('')
}

export function wholeLink(to: string, siteUrl: string): string {
  return to.startsWith('/') ? siteUrl + to : to
}

/** French puts a space before a colon, where the line must not break. */
function colonIn(language: Language): string {
  return sentenceRulesOf(language).colon
}

export function signed(footer: string | undefined, { farmLabels, business }: MailSender): string {
  const { name, address, enterpriseNumber: number } = business
  const register = number && `\n${farmLabels.enterpriseNumber} ${number}`
  const company = `${name}, ${addressLine(address)}${register}`
  return footer === undefined ? company : `${footer}\n${company}`
}

export function farmTelephone({ farmLabels, telephone }: MailSender): string {
  return `${farmLabels.telephone} ${telephone}`
}

/** Lines of plain text fit every window, quoted once or twice (RFC 3676, 4.2). */
const columns = 72
/** Longer pieces are cut, so that no line has more than 998 octets (RFC 5322, 2.1.1). */
const maxWordLength = 240
const piece = new RegExp(`.{1,${maxWordLength}}`, 'gsu')

type Margin = { readonly first?: string; readonly next?: string }

/** Breaks lines at plain spaces; a word longer than a line, such as a link, has its own. */
export function wrap(text: string, { first = '', next = first }: Margin = {}): string {
  return text
    .split('\n')
    .map((row, i) => wrapRow(row, { first: i === 0 ? first : next, next }))
    .join('\n')
}

function wrapRow(row: string, { first, next }: Required<Margin>): string {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of row.split(' ').flatMap((each) => each.match(piece) ?? [''])) {
    if (!isEmpty && !isLine(`${line} ${word}`)) {
      lines.push(line)
      line = next + word
    } else {
      line += isEmpty ? word : ` ${word}`
    }
    isEmpty = false
  }
  return [...lines, line].join('\n')
}

/** A character beyond the first 65,536 counts as two units of a string: most lines need no exact count. */
function isLine(text: string): boolean {
  return text.length <= columns || [...text].length <= columns
}
