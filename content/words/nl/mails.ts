const reservation = {
  subject: 'Je aanvraag: {workshop}, {date}',
  preview: 'Goed ontvangen, en nog niets te betalen. We antwoorden binnen {terms.answer.figures}.',
  greeting: 'Dag {name},',
  intro:
    'Je aanvraag is goed aangekomen. Ze is nog niet bevestigd, en je bent nog niets verschuldigd.',
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
    /** The typed text is not repeated. */
    requirementsNoted: 'Genoteerd',
    noRequirements: 'Niets bijzonders',
    voucher: 'Cadeaubon',
    voucherNoted: 'Genoteerd: we gebruiken hem zodra we bevestigen',
  },
  nextTitle: 'Wat er nu gebeurt',
  nextSteps: [
    'Binnen {terms.answer.figures} hoor je van ons of het lukt.',
    'Dan krijg je de gegevens om het voorschot over te schrijven: {deposit}, binnen {days}. Daarmee ligt je plaats vast.',
    '{offers.diets.mailed}',
    'De rest, {balance}, betaal je ten laatste op {day}.',
  ],
  /** All is due at once; `{due}` is by when. */
  nextStepsAtOnce: [
    'Binnen {terms.answer.figures} hoor je van ons of het lukt.',
    'Dan krijg je de gegevens voor de overschrijving. Je betaalt alles ineens: {total}, {due}. Daarmee ligt je plaats vast.',
    '{offers.diets.mailed}',
  ],
  /** The page after a request says it too. */
  nextStepsWithVoucher: [
    'Binnen {terms.answer.figures} hoor je van ons of het lukt.',
    'Dan betaalt je cadeaubon. Dekt hij niet alles, dan mailen we hoe je de rest betaalt.',
    '{offers.diets.mailed}',
  ],
  payment: {
    amount: 'Bedrag',
    beneficiary: 'Begunstigde',
    account: 'Rekening (IBAN)',
    communication: 'Gestructureerde mededeling',
    within: 'binnen {days}',
    dueOn: 'ten laatste op {date}',
  },
  calendarNote:
    'Het agendabestand hierbij zet de datum in potlood in je agenda: hij is nog niet bevestigd.',
  questions: 'Een vraag? Antwoord gewoon op deze mail.',
  signature: '{business.hosts}',
  footer:
    'Met dit adres is een plaats aangevraagd op onze site. Was jij dat niet? Zeg het ons, dan schrappen we de aanvraag.',
} as const

const contact = {
  subject: 'Je bericht is goed ontvangen',
  preview: 'Het is goed aangekomen. Een van ons antwoordt je.',
  greeting: 'Dag {name},',
  /** No copy is promised: none is sent. */
  text: 'Bedankt voor je bericht. Het is goed aangekomen; een van ons leest het en antwoordt je. Wil je er nog iets aan toevoegen, antwoord dan gewoon op deze mail.',
  /** Two messages or more in one mail. */
  many: {
    subject: 'Je {n} berichten zijn goed ontvangen',
    preview: 'Ze zijn goed aangekomen. Een van ons antwoordt je.',
    text: 'Bedankt voor je berichten. Ze zijn allemaal goed aangekomen; een van ons leest ze en antwoordt je. Wil je er nog iets aan toevoegen, antwoord dan gewoon op deze mail.',
  },
  signature: '{business.hosts}',
  footer:
    'Je krijgt deze mail omdat met dit adres een bericht is verstuurd op onze website. Was jij dat niet? Laat het ons weten, dan wissen we het.',
} as const

/**
 * The jar at the top of a mail, where pictures are blocked: it ages with the booking; a voucher's
 * has a ribbon.
 */
const jar = {
  ready: 'Je bokaal staat klaar',
  filled: 'Je bokaal is gevuld',
  bubbling: 'Je bokaal bruist',
  golden: 'Je bokaal kleurt goud',
  ripe: 'Je bokaal is rijp',
  gift: 'Een bokaal met een strik',
} as const

export const mails = { reservation, contact, jar } as const

/** Frame of the farm's own text to everybody of a date. */
export const dateLetter = {
  subject: 'Bericht van de hoeve: {workshop}, {date}',
  preview: 'Even lezen voor je komt.',
  waitingPreview: 'Nieuws over de datum waarop je wacht.',
  title: 'Een bericht van de hoeve',
  /** The text is in another language than the rest of the mail. */
  writtenIn: 'We schreven dit in het {language}. Is iets niet duidelijk, vraag het ons dan.',
} as const
