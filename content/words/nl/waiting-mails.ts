import { business } from '#content/business.ts'
import type { WaitingMailWords } from '../shape/waiting-mails.ts'

export const waitingMails: WaitingMailWords = {
  footer:
    'Je krijgt deze mail omdat met dit adres een plaats op de wachtlijst van ' +
    `${business.name} is aangevraagd.`,
  links: {
    take: { one: 'Ja, ik neem de plaats', other: 'Ja, we nemen de {n} plaatsen' },
    leave: 'Haal me van de lijst',
    own: 'Deze links zijn van jou: wie ze heeft, kan in jouw naam beslissen. Stuur ze niet door.',
  },
  joined: {
    subject: 'Op de wachtlijst: {workshop}, {date}',
    preview: 'Komt er plaats vrij, dan houden we ze voor je vrij.',
    title: 'Je staat op de wachtlijst',
    text:
      'Op deze datum is er nu niet genoeg plaats, maar er valt weleens iemand af. Komt er ' +
      'genoeg bij, dan houden we dat voor je vrij en krijg je een mail.',
    meanwhile:
      'Vanaf dan heb je meestal een dag om te beslissen. ' +
      'Wachten kost niets en verplicht je tot niets.',
    others: 'Liever niet wachten? Op een andere dag is er misschien wel plaats.',
    notYou:
      'Was jij dit niet? Haal je dan met de link hierboven van de lijst. ' +
      'Over deze datum hoor je dan niets meer.',
  },
  joinedMany: {
    subject: 'Je staat {n} keer op de wachtlijst',
    preview: 'Komt er plaats vrij, dan houden we ze voor je vrij.',
    title: 'Je staat {n} keer op de wachtlijst',
    text:
      'Op deze data is er nu niet genoeg plaats, maar er valt weleens iemand af. Komt er ' +
      'genoeg bij, dan houden we dat voor je vrij en krijg je een mail.',
    meanwhile:
      'Vanaf dan heb je meestal een dag om te beslissen. ' +
      'Wachten kost niets en verplicht je tot niets.',
    notYou:
      'Was jij dit niet? Haal je dan met de links hierboven van elke lijst. Over die data ' +
      'hoor je dan niets meer.',
  },
  offer: {
    subject: 'Er is plaats: {workshop}, {date}',
    preview: 'We houden ze voor je vrij, maar niet eeuwig.',
    title: 'Er is plaats voor je',
    text: {
      one: 'Er is een plaats vrijgekomen, en we houden ze voor je vrij.',
      other: 'Er zijn {n} plaatsen vrijgekomen, en we houden ze voor je vrij.',
    },
    until: 'Voor jou tot',
    next:
      'Zeg je ja, dan is je reservatie meteen bevestigd en krijg je een mail om het voorschot ' +
      'te betalen.',
    otherwise: 'Laat je de tijd voorbijgaan, dan krijgt de volgende op de lijst de kans.',
  },
  lapsed: {
    subject: 'De tijd is om: {workshop}, {date}',
    preview: 'De plaats gaat nu naar de volgende op de lijst.',
    title: 'De tijd is om',
    text:
      'We hielden plaats voor je vrij, maar de tijd om ze te nemen is voorbij. Nu krijgt de ' +
      'volgende op de lijst de kans. Je bent ons niets verschuldigd.',
    again: 'Wil je toch nog komen? Kies een andere datum, of zet je opnieuw op de lijst.',
  },
  calledOff: {
    subject: 'Gaat niet door: {workshop}, {date}',
    preview: 'De datum waarvoor je op de wachtlijst staat, is afgelast.',
    title: 'Deze workshop gaat niet door',
    text:
      'De datum waarvoor je op de wachtlijst staat, hebben we moeten afgelasten. ' +
      'Daarmee houdt ook de wachtlijst op. Het spijt ons.',
    held: {
      one: 'De plaats die we voor je vrijhielden, vervalt dus ook.',
      other: 'De {n} plaatsen die we voor je vrijhielden, vervallen dus ook.',
    },
    nothingOwed: 'Je bent ons niets verschuldigd en hoeft niets te doen.',
    withRoom: {
      one: 'Toch nog zin? Nu is er plaats voor je op:',
      other: 'Toch nog zin? Nu is er plaats voor jullie allemaal op:',
    },
    noRoom: {
      one: 'Een andere datum van deze workshop met plaats voor je is er nu niet.',
      other: 'Een andere datum van deze workshop met plaats voor jullie allemaal is er nu niet.',
    },
    waitAgain: 'Is de dag die jou past volgeboekt? Ook daarvoor kun je op de wachtlijst.',
    waitingList: 'Naar de wachtlijst',
  },
}
