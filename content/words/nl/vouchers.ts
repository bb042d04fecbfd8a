export const vouchers = {
  title: 'Cadeaubon',
  states: {
    unpaid: {
      title: 'Nog te betalen',
      text: 'Zodra je overschrijving aankomt, krijgt de bon zijn code.',
    },
    waiting: { title: 'Betaald', text: 'De bon ligt klaar en vertrekt op de dag die je koos.' },
    sent: {
      title: 'Verstuurd',
      text: 'We hebben de bon gemaild. De code staat in die mail, en nergens anders.',
    },
    used: { title: 'Opgebruikt', text: 'De bon is op, tot de laatste cent.' },
    ended: { title: 'Vervallen', text: 'De bon is niet meer geldig.' },
    withdrawn: { title: 'Herroepen', text: 'De aankoop is herroepen. De code werkt niet meer.' },
    'taken-back': {
      title: 'Teruggenomen',
      text: 'We hebben de bon teruggenomen. De code werkt niet meer.',
    },
  },
  facts: {
    left: 'Staat er nog op',
    email: 'Gaat naar',
    sendOn: 'Vertrekt op',
    words: 'Je boodschap',
  },
  payTitle: 'Zo betaal je',
  payHow: 'Schrijf het bedrag over, of scan de code met je bankapp.',
  payCode: 'QR-code om {amount} over te schrijven',
  /** A new mail with a new code: the one before ends. */
  again: {
    text: 'Mail kwijt? We sturen de bon opnieuw, met een nieuwe code. De oude werkt dan niet meer.',
    button: 'Stuur de bon opnieuw',
  },
  withdraw: {
    link: 'Overeenkomst hier herroepen',
    title: 'De aankoop herroepen',
    text: 'Tot en met {date} kun je de aankoop van deze cadeaubon herroepen. Je hoeft geen reden te geven.',
    rest: 'Van een bon die deels gebruikt is, krijg je terug wat er nog op staat.',
    tooLate:
      'De bon is opgebruikt of de {terms.withdrawal.spelled} zijn voorbij. Mail ons als er iets misging.',
    iban: 'Rekeningnummer (IBAN)',
    ibanHint:
      'Leeg laten mag als je per overschrijving betaalde: dan gaat het geld terug naar die rekening.',
    ibanProblem: 'Dit is geen geldig rekeningnummer. Kijk de cijfers na, of laat het veld leeg.',
    /** Words of art. 11a, Directive 2011/83/EU: step one, and two. */
    button: 'Overeenkomst herroepen',
    confirm: 'Herroeping bevestigen',
    confirmText:
      'Klopt dit? Na deze knop werkt de code niet meer. Je krijgt meteen een ontvangstbewijs per mail.',
    refund: 'Je krijgt {amount} terug.',
    back: 'Terug naar de cadeaubon',
  },
  print: {
    /** Request for the code, which no address holds, before the voucher is shown. */
    ask: 'Typ of plak de code uit de mail. Dan staat de bon klaar om af te drukken.',
    show: 'Toon de bon',
    forName: 'Voor',
    fromName: 'Van',
    how: 'Kies een workshop op onze site en vraag een plaats aan, met deze code in het formulier. De code invullen kan ook later, op de pagina van je reservatie.',
    book: 'Reserveer met deze bon',
    valid: 'Geldig tot en met {date}.',
    hint: 'Afdrukken doe je met de knop van je browser; deze regel komt niet mee.',
  },
  redeem: {
    text: 'Vul de code in. Wat je niet nodig hebt, blijft op de bon staan.',
    label: 'Code van de cadeaubon',
    button: 'Betaal met de bon',
    done: 'Er is {amount} betaald met je cadeaubon. Er staat nog {left} op.',
    problems: {
      'no-code':
        'Deze code klopt niet. Een code heeft twintig tekens, zonder nul, één, I, L of O: kijk hem na in de mail.',
      unknown:
        'Deze code kennen we niet (meer). Kijk of je een nieuwere mail kreeg, met een andere code.',
      used: 'Op deze bon staat niets meer. Heb je er nog een, vul dan die code in.',
      ended: 'Deze bon is niet meer geldig. Mail ons, dan kijken we wat er kan.',
      'nothing-to-pay': 'Er is op dit moment niets te betalen voor deze reservatie.',
      'too-many':
        'Je probeerde veel codes na elkaar. Wacht een uur en probeer opnieuw, of mail ons.',
    },
  },
} as const
