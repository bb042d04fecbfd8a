/** The accountant's mails. */
export const deskAccountant = {
  email: 'Mailadres van je boekhouder',
  emailHint: 'We onthouden het. Veranderen kan altijd bij Huis.',
  problem: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be',
  known: 'Naar {email}.',
  change: 'Een ander adres',
  send: 'Stuur naar mijn boekhouder',
  mail: {
    subject: '{farm}: {title}',
    preview: 'De bestanden van {farm} zitten bij deze mail.',
    text: 'Dag, dit zijn de bestanden van {farm}. Bij deze mail:',
    questions: 'Vragen? Antwoord gewoon op deze mail.',
  },
  /** Names of the files, each on its own line. */
  lines: {
    pdf: '{name}, om te lezen (pdf)',
    ubl: '{name}, voor je programma (UBL)',
  },
} as const
