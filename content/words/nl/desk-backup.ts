import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

/** A backup by a button. */
export const deskBackup = {
  title: 'Back-up',
  last: 'Laatste back-up: {date}.',
  never: 'Laatste back-up: nog nooit.',
  old: `Dat is meer dan ${terms.freshBackup.figures} geleden. Gaat de server stuk, dan is alles van daarna weg.`,
  toPage: 'Maak een back-up',
  text: 'Een back-up is één bestand met alles: boekingen, geld, mails, instellingen. Het is versleuteld. Bewaar het op je computer of een stick, niet alleen op je telefoon.',
  key: {
    title: '1. De sleutel, op papier',
    text: 'Zonder de sleutel opent niemand een back-up, ook jij niet. Schrijf hem over of druk hem af, en leg hem weg van het bestand: in een kast, niet in je mailbox.',
    button: 'Toon de sleutel',
    shown:
      'De sleutel werd al eens getoond, om op papier te zetten. Heb je hem niet meer? Toon hem opnieuw.',
    page: 'De sleutel van je back-ups',
    once: 'Hij staat alleen nu op je scherm. Kijk elk teken na: hij begint met AGE-SECRET-KEY-1 en heeft 74 tekens, zonder spaties. Afdrukken kan met het menu van je browser.',
    done: 'Hij staat op papier',
  },
  file: {
    title: '2. Het bestand',
    first: 'Zet eerst de sleutel op papier: daarna staat hier de knop.',
    button: 'Download een back-up',
    age: 'Gooi oudere weg: je privacypagina belooft dat een back-up hoogstens {days} dagen blijft. Terugzetten doet wie je server beheert, met het bestand en de sleutel.',
  },
} as const
