import type { ReceiptWords } from '../shape/receipt.ts'

export const receipt: ReceiptWords = {
  title: 'Betalingsbewijs',
  link: 'Een bewijs van wat je betaald hebt',
  print: 'Druk deze pagina af, of bewaar ze als pdf, met het afdrukmenu van je browser.',
  receivedFrom: 'Ontvangen van',
  table: { date: 'Geboekt op', what: 'Wat', amount: 'Bedrag' },
  deposit: 'Voorschot',
  balance: 'Saldo',
  voucher: 'Met een cadeaubon',
  backOnVoucher: 'Terug op de cadeaubon',
  takenBack: 'Teruggenomen door de bank',
  refunded: 'Terugbetaald',
  wentAlong: 'Verhuisd naar reservatie {reference}',
  cameAlong: 'Meegekomen van reservatie {reference}',
  total: 'Samen',
  vat: 'Waarvan {percent}% btw',
  voucherVat: 'De btw op wat de cadeaubon betaalde, zat in de prijs van de bon.',
  printedOn: 'Stand op {date}.',
  enterpriseNumber: 'Ondernemingsnummer',
  noInvoice: 'Dit is een bewijs van betaling en geen factuur.',
}
