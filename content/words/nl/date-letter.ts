/** Frame of the farm's own text to everybody of a date. */
export const dateLetter = {
  subject: 'Bericht van de hoeve: {workshop}, {date}',
  preview: 'We laten je iets weten over deze datum.',
  title: 'Een bericht van de hoeve',
  /** The text is in another language than the rest of the mail. */
  writtenIn: 'We schreven dit in het {language}. Iets niet duidelijk? Antwoord op deze mail.',
} as const
