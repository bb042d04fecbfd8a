export const offers = {
  waitingList: {
    label: { yes: 'Wachtlijst', no: '' },
    link: { yes: 'Zet je op de wachtlijst', no: '' },
    toList: { yes: 'Naar de wachtlijst', no: '' },
    notice: { yes: ', of laat je op de wachtlijst zetten: de link staat bij de datum', no: '' },
    error: { yes: ', of laat je op de wachtlijst zetten: de link staat bij de data', no: '' },
    gone: { yes: ', of zet je op de wachtlijst', no: '' },
    question: { yes: 'Mijn datum is volgeboekt. Heeft wachten zin?', no: '' },
    vacancy: {
      yes: 'Je plaats gaat naar de wachtlijst en weer op de site.',
      no: 'Je plaats komt weer op de site.',
    },
    asked: { yes: ', of op de wachtlijst', no: '' },
    turn: { yes: ' en wie op de wachtlijst aan de beurt is', no: '' },
    consent: { yes: ', de wachtlijst', no: '' },
    kept: { yes: 'De wachtlijst, een voorstel', no: 'Een voorstel' },
  },
  diary: {
    asked: {
      yes: 'Dat je mails over je bokaal vroeg; en de zin die je daarna voor de site schreef, met je voornaam en je gemeente.',
      no: '',
    },
    kept: {
      yes: 'Dat je mails over je bokaal vroeg: tot de laatste, ruim een maand na de workshop, of tot je stopt. Je zin voor de site: {terms.sentence.spelled}, of tot je hem terugneemt.',
      no: '',
    },
  },
  vouchers: { question: { yes: 'Verkopen jullie cadeaubonnen?', no: '' } },
} as const
