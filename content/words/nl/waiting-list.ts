export const waitingList = {
  join: {
    title: 'Op de wachtlijst',
    text: 'Laat weten voor welke datum, en met hoeveel jullie zijn. Komen er genoeg plaatsen vrij voor jullie allemaal, dan houden we ze vrij en mailen we je. Je hoeft nu niets te betalen.',
    nothingFull: 'Er is nu geen volle datum om op te wachten.',
    date: 'Welke datum?',
    /** A date that has some places, beside how many. */
    forLarger: '{left}: wachten hoeft pas als jullie met meer zijn',
    participants: 'Met hoeveel?',
    participantsPrompt: 'Kies een aantal',
    participantsHint: 'We splitsen jullie niet op: iedereen samen, of nog even wachten.',
    name: 'Je naam',
    email: 'E-mailadres',
    emailHint: 'Daar mailen we naartoe als er plaats is.',
    consent:
      'Jullie mogen deze gegevens bewaren om mij te verwittigen, tot {terms.afterTheDay.spelled} na de datum.',
    honeypot: 'Laat dit veld leeg',
    button: 'Zet me op de lijst',
    schedule: 'Bekijk alle data',
  },
  problems: {
    date: 'Kies een datum uit de lijst',
    participants: 'Kies uit de lijst met hoeveel jullie zijn',
    name: 'Vul je naam in (hoogstens 100 tekens)',
    email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be',
    consent: 'Vink het vakje aan, anders mogen we je niet verwittigen',
    neverFits:
      'Die datum telt in totaal {capacity} plaatsen. Zijn jullie met meer, mail ons dan voor een eigen datum.',
    tooLate:
      'Voor deze datum is het te laat om nog op de wachtlijst te komen. Kies een andere, of neem contact met ons op.',
    noSuchDate: 'Die datum staat niet meer op de agenda. Kies een andere.',
  },
  /** The date has room for this party: said over the way to its form. */
  hasRoom: {
    text: 'Goed nieuws: op {date} is er nog genoeg plaats. Je hoeft niet te wachten.',
    button: { one: 'Vraag {n} plaats aan', other: 'Vraag {n} plaatsen aan' },
  },
  joined: {
    title: 'Je staat op de lijst',
    text: 'Er is een mail naar je onderweg. Staat er een knop in om je adres te bevestigen, klik daar dan eerst op: pas daarna kunnen we je een plaats aanbieden. Komt er genoeg plaats vrij, dan hoor je het meteen.',
  },
  offer: {
    title: 'Er is plaats voor je',
    text: 'We houden ze voor je vrij tot het uur hieronder. Zeg je ja, dan mailen we je meteen hoe je {terms.pay.first} betaalt. Zeg je nee, dan is de plaats weer voor anderen.',
    until: 'Voor jou tot',
    button: 'Ja, reserveren met betalingsverplichting',
    leave: 'Toch niet: haal me van de lijst',
  },
  accepted: {
    title: 'Tot op het erf',
    text: 'Het is genoteerd. Hoe je {terms.pay.first} overschrijft, staat in onze mail.',
  },
  stillWaiting: {
    title: 'Je staat op de lijst',
    text: 'Er is nu nog niet genoeg plaats. Zodra dat verandert, krijg je een mail.',
  },
  /** The time ended, or the day came. */
  over: {
    title: 'Dit aanbod is voorbij',
    text: 'De tijd om te beslissen is om, of je hebt je afgemeld. Misschien past een andere datum, of wil je opnieuw op de lijst.',
  },
  /** The farm called the date off: while they waited, or when they had taken the places. */
  calledOff: {
    title: 'Deze datum gaat niet door',
    text: '‘{workshop}’ op {date} hebben we moeten afgelasten, en daarmee houdt ook de wachtlijst op. Je bent ons niets verschuldigd. Op een andere dag is er misschien wel plaats.',
    booked:
      '‘{workshop}’ op {date} hebben we moeten afgelasten, en dus ook je reservatie. Wat dat betekent, staat in onze mail. Op een andere dag is er misschien wel plaats.',
  },
  leave: {
    title: 'Van de wachtlijst',
    text: 'Eén klik en je staat er niet meer op. Je hoort dan niets meer over deze datum.',
    held: 'De plaatsen die we voor je vrijhouden, geven we dan ook vrij.',
    button: 'Haal me van de lijst',
  },
  left: {
    title: 'Je staat niet meer op de lijst',
    text: 'Over deze datum mailen we je niet meer. Op een andere dag ben je welkom.',
  },
} as const
