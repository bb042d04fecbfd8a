/** Warning on the first page that mails do not leave. */
export const deskMails = {
  title: 'Er vertrekken geen mails',
  since: 'Sinds {since} houden we alle mails vast.',
  waiting: {
    one: 'Er wacht nu {n} mail.',
    other: 'Er wachten nu {n} mails.',
  },
  why: 'Dat gebeurt na het terugzetten van een back-up, of als iemand het op de server vroeg. Wat er toen al wachtte, is misschien al eens vertrokken: wie er een kreeg, krijgt hem dan twee keer.',
  which: 'Aan wie?',
  line: '{to}, van {at}',
  more: 'en nog meer',
  release: 'Laat de mails vertrekken',
  slow: {
    one: '{n} mail wacht al meer dan een uur. We blijven proberen.',
    other: '{n} mails wachten al meer dan een uur. We blijven proberen.',
  },
  now: 'Probeer nu opnieuw',
} as const
