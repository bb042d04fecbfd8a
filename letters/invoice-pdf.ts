import { buffer } from 'node:stream/consumers'
import type { Invoice } from '#booking/invoices/invoice.ts'
import { withoutGaps } from '#content/fonts/cut-characters.ts'
import { invoiceFileName, type PrintedInvoice, printInvoice } from '#content/words/print-invoice.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Words } from '#content/words/shape.ts'
import type { MailAttachment } from '#store/mail/mails.ts'
import type * as Fonts from './invoice-fonts.ts'

type Paper = { readonly pdf: PDFKit.PDFDocument; readonly fonts: typeof Fonts }

const sheet = { left: 56, right: 539, top: 44 }
const width = sheet.right - sheet.left
const half = sheet.left + width / 2 + 12
const ink = '#211c17'
const soft = '#544a41'
const codeSide = 110

export async function invoiceAttachment(invoice: Invoice, words: Words): Promise<MailAttachment> {
  return {
    filename: `${invoiceFileName(invoice, words)}.pdf`,
    contentType: 'application/pdf',
    content: (await invoicePdf(invoice, words)).toString('base64'),
    encoding: 'base64',
  }
}

/** An invoice or a credit note on one sheet; the same bytes each time. */
export async function invoicePdf(invoice: Invoice, words: Words): Promise<Buffer<ArrayBuffer>> {
  // Library and typefaces are loaded with the first invoice: most days have none.
  const [{ default: PDFDocument }, fonts] = await Promise.all([
    import('pdfkit'),
    import('./invoice-fonts.ts'),
  ])
  const printed = printInvoice(invoice, words)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 44, bottom: 32, left: sheet.left, right: sheet.left },
    lang: printed.language,
    displayTitle: true,
    info: {
      Title: printed.title,
      Author: invoice.seller.name,
      CreationDate: new Date(`${invoice.issuedOn}T12:00:00Z`),
    },
    // The library's own faces are not in the built program.
    font: '',
  })
  const whole = buffer(pdf)
  for (const [name, bytes] of Object.entries(fonts.faces)) pdf.registerFont(name, bytes)
  draw({ pdf, fonts }, printed, invoice.seller.name)
  pdf.end()
  return whole
}

function draw(paper: Paper, printed: PrintedInvoice, sellerName: string): void {
  const { pdf } = paper
  write(paper, sellerName, { face: 'display', size: 15, y: sheet.top })
  write(paper, printed.title, { face: 'display', size: 26, y: pdf.y + 22 })
  rule(paper, pdf.y + 10, 1.5)
  const y = pdf.y + 24
  const ends = [
    party(paper, printed.seller, { x: sheet.left, y }),
    party(paper, printed.buyer, { x: half, y }),
  ]
  pdf.y = Math.max(...ends) + 18
  for (const fact of printed.facts) factLine(paper, fact)
  table(paper, printed)
  if (printed.payment) payment(paper, printed.payment)
  pdf.y += 14
  for (const note of printed.notes) write(paper, note, { color: soft, y: pdf.y + 6 })
}

type Point = { readonly x: number; readonly y: number }

function party(paper: Paper, { label, lines }: PrintedInvoice['seller'], { x, y }: Point): number {
  const { pdf } = paper
  const column = { x, width: sheet.right - half }
  write(paper, label, { ...column, y, color: soft, size: 9 })
  for (const [nth, line] of lines.entries()) {
    write(paper, line, { ...column, y: pdf.y + 2, face: nth === 0 ? 'bold' : 'text' })
  }
  return pdf.y
}

const labelWidth = 150

function factLine(paper: Paper, { label, value }: PrintedInvoice['facts'][number]): void {
  const y = paper.pdf.y + 4
  write(paper, label, { y, color: soft, width: labelWidth })
  write(paper, value, { x: sheet.left + labelWidth, y, width: width - labelWidth })
}

function table(paper: Paper, { line, sums }: PrintedInvoice): void {
  const { pdf } = paper
  pdf.y += 20
  cells(paper, (name) => line[name].label, { color: soft, size: 9 })
  rule(paper, pdf.y + 4, 0.75)
  pdf.y += 8
  cells(paper, (name) => line[name].value, {})
  rule(paper, pdf.y + 6, 1.5)
  pdf.y += 10
  for (const { label, value, isStrong } of sums) {
    const y = pdf.y + 4
    const face = isStrong ? 'bold' : 'text'
    write(paper, value, { y, face, align: 'right' })
    // The label, which may take several lines, says where the next one begins.
    write(paper, label, { x: half, y, face, width: 150 })
  }
}

type Line = PrintedInvoice['line']

const columns: Readonly<Record<keyof Line, Pick<Look, 'x' | 'width' | 'align'>>> = {
  what: { x: sheet.left, width: 240, align: 'left' },
  quantity: { x: sheet.left + 248, width: 42, align: 'right' },
  price: { x: sheet.left + 298, width: 82, align: 'right' },
  amount: { x: sheet.left + 388, width: width - 388, align: 'right' },
}

function cells(paper: Paper, textOf: (name: keyof Line) => string, look: Partial<Look>): void {
  const { pdf } = paper
  const { y } = pdf
  let lowest = y
  for (const name of keysOf(columns)) {
    write(paper, textOf(name), { ...look, ...columns[name], y })
    lowest = Math.max(lowest, pdf.y)
  }
  pdf.y = lowest
}

function payment(paper: Paper, { title, facts, code }: NonNullable<PrintedInvoice['payment']>) {
  const { pdf } = paper
  if (pdf.y + 32 + codeSide > pdf.page.maxY()) pdf.addPage()
  rule(paper, pdf.y + 18, 1.5)
  const top = pdf.y + 14
  write(paper, title, { face: 'display', size: 15, y: top })
  pdf.y += 4
  for (const fact of facts) factLine(paper, fact)
  const x = sheet.right - codeSide
  pdf
    .save()
    .translate(x, top)
    .scale(codeSide / code.size)
    .path(code.path)
    .fill(ink)
    .restore()
  pdf.y = Math.max(pdf.y, top + codeSide)
}

type Look = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly face: Fonts.Face
  readonly color: string
  readonly align: 'left' | 'right'
}

function write({ pdf, fonts }: Paper, text: string, look: Partial<Look>): void {
  const { x = sheet.left, y = pdf.y, width: wide = width, align = 'left' } = look
  const { face = 'text', size = 10.5, color = ink } = look
  const shown = withoutGaps(text)
  pdf.font(fonts.faceFor(face, shown)).fontSize(size).fillColor(color)
  pdf.text(shown, x, y, { width: wide, align, lineGap: 1 })
}

function rule({ pdf }: Paper, y: number, weight: number): void {
  pdf.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(weight).stroke(ink)
  pdf.y = y
}
