import { factFields } from './guest-facts.ts'

export const availability = {
  available: 'Beschikbaar',
  spotsLeft: { one: 'Nog {n} plaats', other: 'Nog {n} plaatsen' },
  /** The date is too near for a request on the site. */
  closed: 'Aanvragen gesloten',
  fullyBooked: 'Volgeboekt',
  fullyBookedNotice: 'Deze datum is volgeboekt. Kies een andere{offers.waitingList.notice}.',
  /** The date has reached its minimum. */
  goesAhead: 'Gaat door',
  goesAheadFrom: { one: 'Gaat door vanaf {n} deelnemer', other: 'Gaat door vanaf {n} deelnemers' },
  /** `{from}` is the sentence above. */
  goesAheadFromDecided: '{from}; dat weten we op {day}',
} as const

export const booking = {
  head: {
    title: 'Data en reserveren: workshops fermenteren bij Gent',
    description:
      'Alle data van de workshops in De Pinte, met de plaatsen die nog vrij zijn. Je stuurt een aanvraag; pas als wij bevestigen, is er iets te betalen.',
    keywords:
      'reserveren, data workshops, zuurdesem datum, kombucha workshop, fermenteren, De Pinte, Gent',
  },
  title: 'Data en plaatsen',
  lead: 'Kies een datum en stuur een aanvraag. Zolang wij niet bevestigd hebben, ligt er niets vast en is er niets te betalen.',
  schedule: {
    title: 'De komende data',
    date: 'Datum',
    time: 'Uur',
    workshop: 'Workshop',
    availability: 'Plaatsen',
    /** Button of a row; its full name adds availability, workshop and date. */
    choose: 'Kies',
    price: '{price} per persoon',
    placesFree: { one: '{n} plaats vrij', other: '{n} plaatsen vrij' },
    /** Label of a folded month, on a phone. */
    later: { one: 'nog {n} datum', other: 'nog {n} data' },
    filter: { label: 'Welke workshop?', all: 'Alle' },
    /** Legend of the jar: filling, lid on. */
    legend: {
      title: 'Zo lees je de bokaal',
      half: 'Deels gevuld: het groene deel is bezet.',
      full: 'Bietenrood, met het deksel erop: volgeboekt.',
    },
    askClosed: 'Toch nog komen? Mail ons: {email}',
    /** The same where the farm has a telephone. */
    callClosed: 'Toch nog komen? Bel ons: {telephone}',
    /** Line below the dates, when one is nearly full. */
    waiting: 'Volgeboekt, of niet genoeg plaats voor jullie allemaal? {link}.',
    /** The same for one full date, beside its badge. */
    waitingFor: '{offers.waitingList.label}',
    waitingLink: '{offers.waitingList.link}',
    none: 'Er staan nu geen data op de agenda. We broeden op nieuwe: ze komen hier zodra ze vastliggen.',
  },
  privateGroups: {
    title: 'Met een eigen groep',
    text: 'Collega’s, vrienden, familie: zijn jullie met {own.group}, dan zoeken we samen een datum. Per persoon betaal je wat iedereen betaalt: {evening.price} voor een avond, {bread.price} voor de brooddag. Mail naar {email} en zeg met hoeveel jullie zijn, welke workshop het wordt en wanneer het zou passen.',
  },
  form: {
    title: 'Vraag een plaats aan',
    intro:
      'Dit is een aanvraag: ze kost niets en verplicht je tot niets. We antwoorden binnen {terms.answer.figures}. Bevestigen we, dan leg je je plaats vast met een overschrijving: {terms.pay.intro}',
    workshopType: 'Workshop',
    workshopPrompt: 'Kies een workshop',
    preferredDate: 'Datum',
    /** Disabled entry before a workshop is chosen. */
    datePromptFirst: 'Kies eerst een workshop',
    datePrompt: 'Kies een datum',
    dateNone: 'Voor deze workshop is er nu geen datum vrij',
    participants: 'Aantal personen',
    participantsPrompt: 'Kies een aantal',
    participantCount: { one: '{n} persoon', other: '{n} personen' },
    fiveOrMore: '5 of meer',
    fiveOrMoreHint:
      'Vijf of meer? Schrijf bij ‘Moeten we nog iets weten?’ met hoeveel jullie precies zijn. Tot we antwoorden, houden we vijf plaatsen vrij.',
    fewer: 'Eén persoon minder',
    more: 'Eén persoon meer',
    chosen: 'Je koos:',
    otherDate: 'Andere datum',
    /** The request asks for `{people}` of `{n}` free places; `one`, when only one is left. */
    placesChosen: { one: 'De laatste vrije plaats', other: '{people} van de {n} vrije plaatsen' },
    /** Cost of a request, shown before it is sent (specification, section 9). */
    cost: {
      total: '{n} × {price} = {total}',
      /** Price of five, for "5 or more". */
      totalFromFive:
        'Vanaf {total} voor vijf: het juiste bedrag zeggen we zodra we weten met hoeveel jullie zijn.',
      inTwo:
        'Zeggen wij ja, dan betaal je {deposit} voorschot. De rest, {balance}, ten laatste op {day}.',
      /** Deposit and balance are due on one day. */
      atOnce: 'Zeggen wij ja, dan betaal je alles ineens, ten laatste op {day}.',
      /** The same in the last week. */
      atOnceSoon: 'Zeggen wij ja, dan betaal je alles ineens, zo snel het kan.',
      /** The whole price is due within `{days}` of the farm's yes, however early the request. */
      atOnceWithin: 'Zeggen wij ja, dan betaal je alles ineens, binnen {days}.',
      nothingNow: 'Nu betaal je niets. We antwoorden binnen {terms.answer.figures}.',
      /** The date is so near that nothing goes back any more. */
      noRefund: 'Deze datum is zo dichtbij dat je bij annulatie niets terugkrijgt.',
    },
    participantName: 'Je naam',
    email: 'E-mailadres',
    ...factFields,
    /** Line that opens to the field for the code. */
    voucher: 'Heb je een cadeaubon?',
    voucherCode: 'Code van de cadeaubon',
    voucherHint:
      'We gebruiken de bon zodra we bevestigen; tot dan gaat er niets af. Wat je niet nodig hebt, blijft erop staan.',
    optional: 'mag leeg blijven',
    consent:
      'Jullie mogen mijn gegevens gebruiken om deze aanvraag te behandelen, zoals beschreven in de {privacy}.',
    consentLink: 'privacyverklaring',
    noWithdrawal:
      'Een workshop heeft een vaste datum. Daarom geldt de bedenktijd van {terms.withdrawal.spelled} hier niet, onze annulatievoorwaarden wel.',
    submit: 'Aanvraag versturen',
    submitting: 'Bezig met versturen…',
    /** Label of the hidden field that only robots fill in. */
    honeypot: 'Laat dit veld leeg',
    /** Notice after a press on a date: it is filled in. */
    quickBookNotice: 'De datum is ingevuld. Nu jij nog.',
    success: 'Je aanvraag is verstuurd!',
    /** Places are held once the link of the mail is pressed. */
    successNotHeld:
      'Nog één stap: klik binnen {terms.press.spelled} op de link in onze mail, dan houden we je plaats vrij.',
  },
  info: {
    title: 'Goed om te weten',
    payment: { title: 'Betalen', text: '{terms.pay.info}' },
    cancellation: {
      title: 'Annuleren',
      text: 'Kun je niet komen, klik dan op de link in onze mail. Vind je hem niet, mail ons dan. Was de datum verder volgeboekt en neemt iemand je plaats in en betaalt die, dan krijg je alles terug. Anders hangt het af van wanneer je het laat weten:',
    },
    bring: {
      title: 'Meebrengen',
      text: 'Een schort, kleren die tegen een vlek kunnen en een stevige tas waarin alles rechtop blijft. Materiaal, bokalen, flessen en eten zijn inbegrepen.',
    },
  },
} as const

export const ownDate = {
  /** Heading of these lines, in a mail or behind a guest's link. */
  label: 'Bij deze datum',
  /** Days of a course. */
  days: '{n} dagen, samen geboekt: {days}',
  evenings: '{n} avonden, samen geboekt: {days}',
  /** The same in short, beside a price or the hours of a day. */
  length: { days: '{n} dagen', evenings: '{n} avonden' },
  /** Language of a date that is taught in one alone. */
  taughtIn: 'In het {language}',
  teachers: { guide: 'Met {business.people.guide}', cook: 'Met {business.people.cook}' },
} as const
