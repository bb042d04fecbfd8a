import type { CardWords } from '../nl/business-card.ts'

export const businessCard: CardWords = {
  title: 'Business card',
  lead: 'Front and back with their bleed, the logo on four grounds, the QR code, and a list for the printer.',
  front: 'Front',
  back: 'Back',
  logos: {
    title: 'The logo',
    text: 'The logo is dark on light, or light on dark. It takes no other colours.',
    names: [
      'Dark on paper: the everyday logo',
      'Light on dark: the front of the card',
      'Light on the colour of the buttons: for a poster',
      'Dark on the warm colour: for a label',
    ],
  },
  qr: {
    title: 'The QR code',
    text: 'It leads to the home page, in the language of the last visit, or else in {language}. Our own server draws it, so nobody looks on.',
    alt: 'QR code to the website of {name}',
  },
  print: {
    title: 'For the printer',
    items: [
      'Size: 85 × 55 mm, landscape, printed on both sides.',
      'Bleed: 3 mm all round, so 91 × 61 mm on this page. There are no crop marks.',
      'Margin: text, logo and QR code stay 6 mm from the cut edge.',
      'Paper: uncoated off-white, 350 g/m². No lamination, as a date has to be written on it.',
      'Colours: dark {second}, paper {paper}. Have them converted to CMYK for uncoated paper.',
      'QR code: 20 mm wide, dark on light, with its empty border. Don’t make it smaller.',
      'PDF: save at 100%, with backgrounds on. The typefaces are inside.',
      'Ask for a proof on the real paper first, and scan the code with two phones.',
      'Ask the price of 250 and of 500; there is often little between them.',
    ],
    button: 'Print or save as a PDF',
  },
}
