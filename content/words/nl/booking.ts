import { business } from '#content/business.ts'
import type { AvailabilityWords, BookingWords, ReservationSuccessWords } from '../shape/booking.ts'

export const availability: AvailabilityWords = {
  available: 'Beschikbaar',
  spotsLeft: {
    one: 'Nog {n} plaats',
    other: 'Nog {n} plaatsen',
  },
  fullyBooked: 'Volgeboekt',
  fullyBookedNotice:
    'Deze datum is volgeboekt. Kies een andere, of mail ons om op de wachtlijst te staan.',
  goesAhead: 'Gaat door',
  goesAheadFrom: 'Gaat door vanaf {minimum} deelnemers',
  goesAheadFromDecided: 'Gaat door vanaf {minimum} deelnemers; dat weten we op {day}',
}

export const booking: BookingWords = {
  head: {
    title: `Data en reserveren – ${business.name}`,
    description:
      'Alle data van de workshops in De Pinte, met de plaatsen die nog vrij zijn. ' +
      'Je stuurt een aanvraag; pas als wij bevestigen, is er iets te betalen.',
    keywords:
      'reserveren, data workshops, zuurdesem datum, kombucha workshop, fermenteren, De Pinte, ' +
      'Gent',
  },
  title: 'Data en plaatsen',
  lead:
    'Kies een datum en stuur een aanvraag. Zolang wij niet bevestigd hebben, ' +
    'ligt er niets vast en is er niets te betalen.',
  schedule: {
    title: 'De komende data',
    date: 'Datum',
    time: 'Uur',
    workshop: 'Workshop',
    availability: 'Plaatsen',
    choose: '{availability}: vraag een plaats aan voor {workshop} op {date}',
    legend: {
      title: 'Zo lees je de bokaal',
      empty: 'Leeg: alle plaatsen zijn vrij.',
      half: 'Deels gevuld: het groene deel is bezet.',
      full: 'Bietenrood, met het deksel erop: volgeboekt.',
    },
    waiting: 'Volgeboekt, of niet genoeg plaats voor jullie allemaal? {link}.',
    waitingLink: 'Zet je op de wachtlijst',
    none:
      'Er staan nu geen data op de agenda. Mail naar {email} en we laten je weten wanneer er ' +
      'nieuwe zijn.',
  },
  privateGroups: {
    title: 'Met een eigen groep',
    text:
      'Collega’s, vrienden, familie: zijn jullie met 6 tot 12, dan zoeken we samen een datum. ' +
      'Mail naar {email} en zeg met hoeveel jullie zijn, welke workshop het wordt en wanneer ' +
      'het zou passen.',
  },
  form: {
    title: 'Vraag een plaats aan',
    intro:
      'Dit is een aanvraag: ze kost niets en verplicht je tot niets. ' +
      'We antwoorden binnen 24 uur. ' +
      'Bevestigen we, dan leg je je plaats vast met een overschrijving: een voorschot van 50%.',
    workshopType: 'Workshop',
    workshopPrompt: 'Kies een workshop',
    preferredDate: 'Datum',
    datePromptFirst: 'Kies eerst een workshop',
    datePrompt: 'Kies een datum',
    dateNone: 'Voor deze workshop is er nu geen datum vrij',
    participants: 'Aantal personen',
    participantsPrompt: 'Kies een aantal',
    participantCount: {
      one: '{n} persoon',
      other: '{n} personen',
    },
    fiveOrMore: '5 of meer',
    fiveOrMoreHint:
      'Vijf of meer? Schrijf bij ‘Iets wat we moeten weten’ met hoeveel jullie precies zijn. ' +
      'Tot we antwoorden, houden we vijf plaatsen vrij.',
    participantName: 'Je naam',
    email: 'E-mailadres',
    specialRequirements: 'Iets wat we moeten weten',
    specialRequirementsHint:
      'Bijvoorbeeld met hoeveel jullie zijn, welke taal je het liefst hoort of dat het een ' +
      'cadeau is. Allergieën en gezondheid liever niet: ' +
      'daar vragen we naar zodra je plaats vastligt. ' +
      'Alleen wij lezen dit; het blijft bij je aanvraag.',
    optional: 'mag leeg blijven',
    consent:
      'Jullie mogen mijn gegevens gebruiken om deze aanvraag te behandelen, ' +
      'zoals beschreven in de {privacy}.',
    consentLink: 'privacyverklaring',
    noWithdrawal:
      'Een workshop heeft een vaste datum. Daarom geldt de bedenktijd van veertien dagen hier ' +
      'niet, onze annulatievoorwaarden wel.',
    submit: 'Aanvraag versturen',
    submitting: 'Bezig met versturen…',
    honeypot: 'Laat dit veld leeg',
    quickBookNotice: 'De datum is ingevuld. Nu jij nog.',
    success: 'Je aanvraag is verstuurd!',
  },
  info: {
    title: 'Goed om te weten',
    payment: {
      title: 'Betalen',
      text:
        'Als we bevestigd hebben, schrijf je een voorschot van 50% over, ten laatste zeven ' +
        'dagen na je aanvraag. Daarmee ligt je plaats vast. De rest betaal je ten laatste een ' +
        'week voor de workshop, ook met een overschrijving. Is het binnen de week, ' +
        'dan betaal je alles ineens.',
    },
    cancellation: {
      title: 'Annuleren',
      text:
        'Kun je niet komen, gebruik dan de link in onze mail, of schrijf ons. ' +
        'Wat je terugkrijgt, hangt af van wanneer je het laat weten:',
      steps: [
        '7 dagen of langer vooraf: je krijgt alles terug.',
        '3 tot 6 dagen vooraf: je krijgt de helft terug of je kiest een andere datum.',
        'Minder dan 3 dagen vooraf: je krijgt niets terug.',
      ],
    },
    bring: {
      title: 'Meebrengen',
      text:
        'Een schort, kleren die tegen een vlek kunnen en een stevige tas waarin alles rechtop ' +
        'blijft. Materiaal, bokalen, flessen en eten zijn inbegrepen.',
    },
  },
}

export const reservationSuccess: ReservationSuccessWords = {
  head: {
    title: `Je aanvraag is binnen – ${business.name}`,
    description:
      `Je aanvraag voor een workshop op ${business.name} is goed aangekomen. ` +
      'Lees wat er nu gebeurt: antwoord binnen 24 uur, daarna pas het voorschot.',
    keywords: 'aanvraag ontvangen, reservatie, referentie, voorschot, workshop fermenteren',
  },
  title: 'Je aanvraag is binnen',
  text:
    'Nu is het aan ons. We kijken de datum na en antwoorden binnen 24 uur. ' +
    'Tot dan hoef je niets te doen en niets te betalen.',
  mailNote:
    'Er is een ontvangstbevestiging naar je onderweg: wat je gevraagd hebt, en hoe je later ' +
    'betaalt. Zie je ze na tien minuten niet, kijk dan bij de ongewenste mail.',
  reference: 'Je referentie',
  nextSteps: {
    title: 'Wat er nu gebeurt',
    items: [
      'Binnen 24 uur nemen we contact op om de datum te bevestigen.',
      'Je schrijft een voorschot van 50% over. Dan ligt je plaats vast.',
      'We vragen naar allergieën en diëten, en sturen de wegbeschrijving.',
      'Ten laatste een week voor de workshop betaal je de rest.',
    ],
  },
  question: 'Nog een vraag, of een fout in je aanvraag? Mail naar {email}.',
  sameAgain:
    'Dezelfde aanvraag twee keer versturen telt maar één keer. Vraag je ook een plaats voor ' +
    'iemand anders, stuur dan een nieuwe aanvraag op die naam.',
  homeLink: 'Naar de startpagina',
  workshopsLink: 'Bekijk de workshops',
}
