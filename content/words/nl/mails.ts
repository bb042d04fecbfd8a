import { business } from '#content/business.ts'
import type { ContactMailWords, ReservationMailWords } from '../shape/mails.ts'

const reservation: ReservationMailWords = {
  subject: 'We hebben je aanvraag: {workshop}, {date}',
  preview: 'Nog niet bevestigd, nog niets te betalen. We antwoorden binnen 24 uur.',
  greeting: 'Dag {name},',
  intro:
    'Je aanvraag is goed aangekomen. Ze is nog niet bevestigd en je bent nog niets ' +
    'verschuldigd. We kijken de datum na en antwoorden binnen 24 uur.',
  requestTitle: 'Je aanvraag',
  facts: {
    reference: 'Referentie',
    workshop: 'Workshop',
    date: 'Datum',
    time: 'Uur',
    participants: 'Aantal personen',
    total: 'Totaal',
    name: 'Naam',
    requirements: 'Wat we moeten weten',
    requirementsNoted: 'Genoteerd',
    noRequirements: 'Niets bijzonders',
  },
  nextTitle: 'Wat er nu gebeurt',
  nextSteps: [
    'Binnen 24 uur nemen we contact op om de datum te bevestigen.',
    'Je schrijft het voorschot van 50% over. Dan ligt je plaats vast.',
    'We vragen naar allergieën en diëten, en sturen de wegbeschrijving.',
    'Ten laatste een week voor de workshop betaal je de rest.',
  ],
  paymentTitle: 'Betalen, na onze bevestiging',
  paymentIntro:
    'Wacht met betalen tot wij je plaats bevestigd hebben. ' +
    'Het nummer dat je overneemt, is de gestructureerde mededeling: ' +
    'de 12 cijfers tussen de plustekens, niet de referentie bovenaan. ' +
    'Zet alleen die cijfers in het veld met die naam, zonder iets erbij. ' +
    'Het voorschot en het saldo hebben elk hun eigen nummer.',
  payment: {
    deposit: 'Voorschot (50%)',
    balance: 'Saldo',
    amount: 'Bedrag',
    beneficiary: 'Begunstigde',
    account: 'Rekening (IBAN)',
    communication: 'Gestructureerde mededeling',
    dueOn: 'ten laatste op {date}',
  },
  cancellationTitle: 'Als je niet kunt komen',
  cancellationSteps: [
    '7 dagen of langer vooraf: je krijgt alles terug.',
    '3 tot 6 dagen vooraf: je krijgt de helft terug of je kiest een andere datum.',
    'Minder dan 3 dagen vooraf: je krijgt niets terug.',
    'De bedenktijd van veertien dagen geldt niet voor een workshop op een vaste datum.',
  ],
  whereTitle: 'Waar je moet zijn',
  whereText:
    'Op onze hoeve in De Pinte, een kwartier met de auto van Gent. Parkeren is gratis. ' +
    'De precieze wegbeschrijving sturen we zodra je plaats vastligt.',
  calendarNote:
    'Bij deze mail zit een agendabestand. Zet de datum maar in je agenda, in potlood: ' +
    'ze is nog niet bevestigd.',
  questions: 'Iets vergeten, of een vraag? Antwoord gewoon op deze mail.',
  signature: `De twee van ${business.name}, en de kippen`,
  footer:
    'Je krijgt deze mail omdat met dit adres een plaats is aangevraagd op onze website. ' +
    'Was jij dat niet? Laat het ons weten, dan schrappen we de aanvraag.',
}

const contact: ContactMailWords = {
  subject: 'We hebben je bericht',
  preview: 'Het is goed aangekomen. Een van ons antwoordt je.',
  greeting: 'Dag {name},',
  text:
    'Bedankt voor je bericht. Het is goed aangekomen; een van ons twee leest het en antwoordt ' +
    'je. Wil je er nog iets aan toevoegen, antwoord dan gewoon op deze mail.',
  signature: `De twee van ${business.name}, en de kippen`,
  footer:
    'Je krijgt deze mail omdat met dit adres een bericht is verstuurd op onze website. ' +
    'Was jij dat niet? Laat het ons weten, dan wissen we het.',
}

export const mails = { reservation, contact }
