export const reservationSuccess = {
  head: {
    title: 'Je aanvraag is binnen – {business.name}',
    description:
      'Je aanvraag voor een workshop bij {business.name} is goed aangekomen. Lees wat er nu gebeurt: antwoord binnen {terms.answer.figures}, daarna pas {terms.pay.next}.',
    keywords:
      'aanvraag ontvangen, reservatie, referentie, {terms.pay.keyword}, workshop fermenteren',
  },
  title: 'Je aanvraag is binnen',
  text: 'Nu is het aan ons. We kijken de datum na en antwoorden binnen {terms.answer.figures}. Tot dan hoef je niets te doen en niets te betalen.',
  mailNote:
    'Er is een ontvangstbevestiging naar je onderweg: wat je gevraagd hebt, en wat je betaalt zodra we bevestigd hebben. Zie je ze na tien minuten niet, kijk dan bij de ongewenste mail.',
  /** Texts in place of these three, while the places wait for the link of the mail. */
  notHeld: {
    title: 'Nog één stap',
    text: 'We houden je plaats vrij zodra je met de link in onze mail bevestigt, binnen {terms.press.spelled}.',
    mailNote:
      'De mail is onderweg. Zie je hem na tien minuten niet, kijk dan bij de ongewenste mail.',
  },
  /** Texts in place of these and the next steps, once the date has begun. */
  over: {
    title: 'Deze datum is voorbij',
    text: 'Je vroeg hier een plaats aan voor een workshop die intussen voorbij is. Kreeg je nooit antwoord van ons? Dat mag niet gebeuren: mail ons.',
  },
  reference: 'Je referentie',
  asked: {
    title: 'Wat je vroeg',
    total: 'Totaal',
    totalOfFive: '{total} voor vijf, tot we weten met hoeveel jullie zijn',
    voucher: 'Cadeaubon',
    voucherNoted: 'Genoteerd: we gebruiken hem zodra we bevestigen',
  },
  nextSteps: {
    title: 'Wat er nu gebeurt',
    items: [
      'Binnen {terms.answer.figures} nemen we contact op om de datum te bevestigen.',
      'Je schrijft een voorschot van {terms.deposit.percent} over. Dan ligt je plaats vast.',
      '{offers.diets.next}',
      'Ten laatste {terms.balance.spelled} voor de workshop betaal je de rest.',
    ],
    atOnce: [
      'Binnen {terms.answer.figures} nemen we contact op om de datum te bevestigen.',
      'Je schrijft alles ineens over. Dan ligt je plaats vast.',
      '{offers.diets.next}',
    ],
  },
  calendar: 'De datum in je agenda zetten',
  question: 'Nog een vraag, of een fout in je aanvraag? Mail naar {email}.',
  /** The same form twice is one request. */
  sameAgain:
    'Twee keer verstuurd? Dat telt één keer. Het aantal pas je aan met de link in onze mail.',
  homeLink: 'Naar de startpagina',
  workshopsLink: 'Bekijk de workshops',
} as const
