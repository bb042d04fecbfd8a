import { business } from '#content/business.ts'
import type { MailWords } from '../shape/mails.ts'
import { termsIn } from '../terms.ts'

const terms = termsIn('nl')

const { guide, cook } = business.people

const reservation: MailWords['reservation'] = {
  subject: 'Je aanvraag is goed ontvangen: {workshop}, {date}',
  preview: `Nog niet bevestigd, nog niets te betalen. We antwoorden binnen ${terms.answer.figures}.`,
  greeting: 'Dag {name},',
  intro:
    'Je aanvraag is goed aangekomen. Ze is nog niet bevestigd en je bent nog niets verschuldigd. ' +
    `We kijken de datum na en antwoorden binnen ${terms.answer.figures}.`,
  requestTitle: 'Je aanvraag',
  facts: {
    reference: 'Referentie',
    workshop: 'Workshop',
    date: 'Datum',
    time: 'Uur',
    participants: 'Aantal personen',
    fiveOrMore: '5 of meer (gerekend voor vijf, tot we weten met hoeveel jullie komen)',
    total: 'Totaal',
    name: 'Naam',
    requirements: 'Wat we moeten weten',
    requirementsNoted: 'Genoteerd',
    noRequirements: 'Niets bijzonders',
    voucher: 'Cadeaubon',
    voucherNoted: 'Genoteerd: hij betaalt zodra we bevestigen',
  },
  nextTitle: 'Wat er nu gebeurt',
  nextSteps: [
    `Binnen ${terms.answer.figures} nemen we contact op om de datum te bevestigen.`,
    `Je schrijft het voorschot van ${terms.deposit.percent} over. Dan ligt je plaats vast.`,
    'We vragen naar allergieën en diëten, en sturen de wegbeschrijving.',
    `Ten laatste ${terms.balance.spelled} voor de workshop betaal je de rest.`,
  ],
  nextStepsAtOnce: [
    `Binnen ${terms.answer.figures} nemen we contact op om de datum te bevestigen.`,
    'Je schrijft alles ineens over: voorschot en saldo samen. Dan ligt je plaats vast.',
    'We vragen naar allergieën en diëten, en sturen de wegbeschrijving.',
  ],
  nextStepsWithVoucher: [
    `Binnen ${terms.answer.figures} nemen we contact op om de datum te bevestigen.`,
    'Dan betaalt je cadeaubon. Dekt hij niet alles, dan mailen we je hoe je de rest betaalt.',
    'We vragen naar allergieën en diëten, en sturen de wegbeschrijving.',
  ],
  paymentTitle: 'Betalen, na onze bevestiging',
  paymentIntro:
    'Wacht met betalen tot wij je plaats bevestigd hebben. Het nummer dat je overneemt, is ' +
    'de gestructureerde mededeling: de 12 cijfers tussen de plustekens, niet de referentie ' +
    'bovenaan. Zet alleen die cijfers in het veld met die naam, zonder iets erbij.',
  ownNumbers: 'Het voorschot en het saldo hebben elk hun eigen nummer.',
  payment: {
    deposit: `Voorschot (${terms.deposit.percent})`,
    balance: 'Saldo',
    together: 'Voorschot en saldo samen',
    amount: 'Bedrag',
    beneficiary: 'Begunstigde',
    account: 'Rekening (IBAN)',
    communication: 'Gestructureerde mededeling',
    dueOn: 'ten laatste op {date}',
    onceConfirmed: 'zodra we bevestigd hebben',
  },
  cancellationTitle: 'Als je niet kunt komen',
  cancellationSteps: [
    `${terms.whole.figures} of langer vooraf: je krijgt alles terug.`,
    `${terms.part.n} tot ${terms.partUntil.figures} vooraf: je krijgt ${terms.part.part} terug ` +
      'of je kiest een andere datum.',
    `Minder dan ${terms.part.figures} vooraf: je krijgt niets terug.`,
    'Neemt daarna iemand je plaats in en betaalt die: je krijgt ook de rest terug.',
    'De bedenktijd van veertien dagen geldt niet voor een workshop op een vaste datum.',
  ],
  whereTitle: 'Waar je moet zijn',
  whereText:
    'Op onze hoeve in De Pinte, een kwartier met de auto van Gent. Parkeren is gratis. De ' +
    'wegbeschrijving sturen we zodra je plaats vastligt.',
  calendarNote:
    'Bij deze mail zit een agendabestand. Zet de datum maar in je agenda, in potlood: hij ' +
    'is nog niet bevestigd.',
  questions: 'Iets vergeten, of een vraag? Antwoord gewoon op deze mail.',
  signature: `${guide} en ${cook}, ${business.name}`,
  footer:
    'Je krijgt deze mail omdat met dit adres een plaats is aangevraagd op onze website. ' +
    'Was jij dat niet? Laat het ons weten, dan schrappen we de aanvraag.',
}

const contact: MailWords['contact'] = {
  subject: 'Je bericht is goed ontvangen',
  preview: 'Het is goed aangekomen. Een van ons antwoordt je.',
  greeting: 'Dag {name},',
  text:
    'Bedankt voor je bericht. Het is goed aangekomen; een van ons leest het en antwoordt ' +
    'je. Wil je er nog iets aan toevoegen, antwoord dan gewoon op deze mail.',
  many: {
    subject: 'Je {n} berichten zijn goed ontvangen',
    preview: 'Ze zijn goed aangekomen. Een van ons antwoordt je.',
    text:
      'Bedankt voor je berichten. Ze zijn allemaal goed aangekomen; een van ons leest ze en ' +
      'antwoordt je. Wil je er nog iets aan toevoegen, antwoord dan gewoon op deze mail.',
  },
  signature: `${guide} en ${cook}, ${business.name}`,
  footer:
    'Je krijgt deze mail omdat met dit adres een bericht is verstuurd op onze website. ' +
    'Was jij dat niet? Laat het ons weten, dan wissen we het.',
}

const jar: MailWords['jar'] = {
  ready: 'Je bokaal staat klaar',
  filled: 'Je bokaal is gevuld',
  bubbling: 'Je bokaal bruist',
  golden: 'Je bokaal kleurt goud',
  ripe: 'Je bokaal is rijp',
  gift: 'Een bokaal met een strik',
}

export const mails: MailWords = { reservation, contact, jar }
