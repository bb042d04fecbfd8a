export const nextDate = {
  ask: {
    title: 'Verwittig me bij een nieuwe datum',
    text: 'Staat er niets tussen dat past? Zeg wat wel zou passen. Komt er zo’n datum bij, dan bieden we hem eerst aan wie erom vroeg: wie het langst wacht, komt eerst, zolang er plaats is.',
    workshop: 'Welke workshop?',
    any: 'Maakt niet uit',
    participants: 'Met hoeveel?',
    weekdays: 'Welke dagen passen?',
    weekdaysHint: 'Vink je niets aan, dan past elke dag.',
    languages: 'In welke taal?',
    name: 'Je naam',
    email: 'E-mailadres',
    emailHint: 'Daar mailen we naartoe, eerst al om te vragen of dit adres van jou is.',
    consent:
      'Jullie mogen deze gegevens bewaren om mij te verwittigen, hoogstens {terms.wish.spelled} lang. Met de link in de mail stop ik ermee wanneer ik wil.',
    honeypot: 'Laat dit veld leeg',
    button: 'Verwittig me',
    schedule: 'Bekijk alle data',
  },
  problems: {
    workshop: 'Kies een workshop uit de lijst, of laat het open',
    participants: 'Kies uit de lijst met hoeveel jullie zijn',
    languages: 'Vink minstens één taal aan',
    name: 'Vul je naam in (hoogstens 100 tekens)',
    email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be',
    consent: 'Vink het vakje aan, anders mogen we je niet verwittigen',
  },
  asked: {
    title: 'Kijk nog even in je mailbox',
    text: 'Er is een mail naar je onderweg. Bevestig binnen {terms.press.spelled} met de knop erin, dan is je vraag genoteerd.',
  },
  facts: {
    workshop: 'Workshop',
    participants: 'Personen',
    weekdays: 'Dagen',
    everyDay: 'Elke dag past',
    languages: 'Taal',
  },
  confirm: {
    title: 'Klopt dit zo?',
    text: 'Met deze knop weten we dat het adres van jou is. Komt er zo’n datum, dan hoor je het als een van de eersten.',
    button: 'Ja, verwittig me',
  },
  noted: {
    title: 'Genoteerd',
    text: 'Komt er een datum die past, dan mailen we: wie het langst wacht, krijgt het eerst bericht.',
    end: 'Verwittig me niet meer',
  },
  /** End by the guest, by a date they took, or because nobody pressed the link in time. */
  ended: {
    title: 'Hier mailen we je niet meer over',
    text: 'Deze vraag is afgelopen, en je gegevens zijn gewist. Je kunt het altijd opnieuw vragen.',
  },
  again: 'Opnieuw vragen',
  onSite: {
    nothingSuits: 'Past er niets? {link}.',
    /** Text for a workshop without a date that has room. */
    none: 'Voor deze workshop is er nu geen plaats vrij. {link}.',
    link: 'Laat je verwittigen bij een nieuwe datum',
    calendar: 'Alle data in je agenda: {subscribe} of {file}.',
    subscribe: 'abonneer je',
    file: 'bewaar ze één keer',
  },
  mails: {
    asked: {
      subject: 'Nog één stap, en we verwittigen je',
      preview: 'Dan hoor je het als er een datum bijkomt.',
      title: 'Nog één stap',
      text: 'Je wilt het weten als er een datum bijkomt. Klik op de knop en bevestig op de pagina die opengaat: dan weten we dat dit adres van jou is.',
      until: 'Je hebt tijd tot',
      button: 'Ja, verwittig me',
      after: 'Wil je later stoppen? Dat kan met dezelfde link.',
      notYou: 'Was jij dit niet? Dan hoef je niets te doen.',
    },
    found: {
      subject: 'Een nieuwe datum: {workshop}, {date}',
      preview: 'Jij weet het vóór hij op de site staat.',
      title: 'Een datum die past',
      text: {
        one: 'Er is een datum bijgekomen zoals je vroeg, en we houden een plaats voor je vrij.',
        other:
          'Er is een datum bijgekomen zoals je vroeg, en we houden {n} plaatsen voor jullie vrij.',
      },
      until: 'Voor jou tot',
      next: 'Zeg je ja, dan is je reservatie meteen bevestigd en mailen we hoe je betaalt.',
      otherwise:
        'Past het niet? Laat de tijd dan voorbijgaan: over de volgende datum hoor je weer.',
      notThis: 'Deze datum niet',
      end: 'Verwittig me niet meer',
    },
  },
} as const
