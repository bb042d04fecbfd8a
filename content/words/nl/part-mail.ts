import type { PartMailWords } from '../shape/part-mail.ts'

export const partReceived: PartMailWords = {
  subject: 'Een deel is er: {workshop}, {date}',
  preview: 'Je betaling is aangekomen. Hier staat wat er nog open is.',
  title: 'Een deel is er',
  text: 'We kregen {amount} van je, waarvoor dank. Hieronder staat wat er nog open is.',
  notSecured:
    'Zodra het voorschot er helemaal is, ligt je plaats vast. Tot dan blijft ze gewoon voor ' +
    'jou opzij staan.',
}
