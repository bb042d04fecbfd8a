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
    one: '{n} mail wacht al meer dan een uur.',
    other: '{n} mails wachten al meer dan een uur.',
  },
  causes: {
    password:
      'De mailserver laat de site niet binnen: de naam of het wachtwoord in SMTP_URL klopt niet. Wie de site beheert, vult het juiste in en start haar opnieuw.',
    encryption:
      'De site krijgt geen beveiligde verbinding met de mailserver, vaak omdat een certificaat vervallen is. Wie de site of de mailserver beheert, kan dat nakijken.',
    disk: 'De site kan haar mails niet op schijf schrijven: die is vol, of de site mag er niet op schrijven.',
    refused:
      'De mailserver weigert mails van deze site. Wie de site beheert, kijkt de afzender (MAIL_FROM) en de account bij de mailserver na.',
    busy: 'De mailserver vraagt om het later opnieuw te proberen.',
    away: 'De mailserver antwoordt niet.',
  },
  trying: 'We blijven proberen.',
  now: 'Probeer nu opnieuw',
} as const
