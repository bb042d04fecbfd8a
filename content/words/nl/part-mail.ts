export const partReceived = {
  subject: 'Een deel van je betaling is er: {workshop}, {date}',
  preview: 'Je betaling is aangekomen. Hier staat wat er nog openstaat.',
  title: 'Een deel van je betaling is er',
  text: 'We kregen {amount} van je, waarvoor dank.',
  notSecured: 'Is het voorschot er helemaal, dan ligt je plaats vast. Tot dan houden we ze vrij.',
  /** The same of the only payment. */
  notWhole: 'Is je betaling er helemaal, dan ligt je plaats vast. Tot dan houden we ze vrij.',
} as const
