/** Effects of another number of people, shown before the owner confirms. */
export const deskParty = {
  title: 'Aantal personen van {before} naar {after}',
  price: 'Prijs',
  groupPrice: 'Prijs voor de hele groep',
  paid: 'Telt als betaald',
  owed: 'Nog te ontvangen',
  toRefund: 'Terug te betalen',
  becomes: '{before} wordt {after}',
  givenUp:
    'Voor de plaatsen die wegvallen is {paid} betaald; daarvan gaat volgens de voorwaarden vandaag {amount} terug.',
  paidAgain:
    '{amount} die je nog moest terugbetalen, telt weer als betaald en gaat niet terug. Heb je dat al overgeschreven, zeg dat dan eerst op de boeking.',
  somebodyWaits:
    'De plaatsen die vrijkomen, bieden we meteen aan wie op de wachtlijst staat. Terugnemen kan dan misschien niet meer.',
  keep: 'Aantal bewaren',
  back: 'Toch niet: terug naar de boeking',
} as const

/** Form to replace the guest of a booking. */
export const deskSubstitute = {
  title: 'Iemand anders komt',
  text: 'De boeking gaat over op iemand anders. Die leest in een mail waar het is en wat er mee moet, en krijgt eigen links; wie geboekt had, krijgt een korte mail. De oude links werken dan niet meer, en wat de gast over zichzelf schreef, wissen we.',
  textPaid: 'Wat ooit terug moet, blijft voor wie betaald heeft: {name}.',
  name: 'Naam van wie komt',
  email: 'E-mailadres van wie komt (mag leeg blijven)',
  button: 'Boeking overzetten',
  payer: 'Betaald door',
  /** Lines of the history; with `{name}`, `{before}` and `{amount}`. */
  came: '{name} komt in de plaats van {before}',
  camePaid: '{name} komt in de plaats van {before}, die {amount} betaald had',
  cameNameless: 'Iemand anders komt in de plaats',
} as const

/** Guests of a date that was called off. */
export const deskFormer = {
  title: 'Wie geboekt had',
  nobody: 'Niemand had geboekt.',
  noEmail: 'Geen e-mailadres: verwittig zelf',
  calledOff: 'Afgelast',
  cancelled: 'Geannuleerd',
  cancelledBy: 'Geannuleerd door {by} op {date}',
  byYou: 'jou',
  declined: 'Geweigerd op {date}',
  owed: {
    one: 'Nog {amount} terug te betalen, aan {n} gast.',
    other: 'Nog {amount} terug te betalen, aan {n} gasten.',
  },
  allRefunded: 'Alles wat terug moest, is terugbetaald.',
  toRefund: '{amount} terug te betalen',
  refunded: '{amount} terugbetaald op {date}',
  nothingPaid: 'Niets betaald',
  kept: '{amount} betaald, niets terug te betalen',
  waited: 'Wie op de wachtlijst stond',
  told: 'kreeg bericht',
} as const

/** Changes that a guest started, on the booking's page. */
export const deskGuestChanges = {
  /** The substitute's name follows, until they say yes. */
  asked: 'Gevraagd om te komen',
  vacancy: 'Als iemand de plaats betaalt',
  waits:
    'Dan gaat er tot {amount} extra terug. Al overgenomen en betaald: {taken} van de {places}. De terugbetaling komt vanzelf op je lijst.',
  taken: 'Overgenomen en betaald: {taken} van de {places}. Daarvoor ging er {back} extra terug.',
} as const

/** Some of a party on another date, before it is done. */
export const deskSplit = {
  title: 'Een deel naar een andere datum',
  text: 'Wie gaat, krijgt een eigen boeking, met dezelfde prijs en voorwaarden en een deel van wat betaald is.',
  choose: 'Hoeveel personen gaan er naar welke datum? Eerst zie je wat dat geeft.',
  goingTo: '{n} naar {date}',
  more: 'Een ander aantal of een andere datum',
  going: 'Hoeveel personen gaan er',
  /** Title of the page that shows the effects. */
  becomes: '{going} van de {from} naar {date}',
  goes: 'Gaat naar {date}',
  stays: 'Blijft op {date}',
  persons: 'Personen',
  /** Only where the whole group has one price. */
  groupPrice:
    'De groep had één prijs, {amount}. Die wordt verdeeld naar het aantal personen: {goes} voor wie gaat, {stays} voor wie blijft.',
  noMoney: 'Er gaat geen geld terug: wat betaald is, staat voortaan bij twee boekingen.',
  goingProblem: 'Vul een aantal in van 1 tot {most}: er moet iemand blijven.',
  noRoom: 'Daarvoor is op die datum geen plaats. Nog vrij: {left}.',
  invoiced:
    'Voor deze boeking is al een factuur gemaakt, voor de hele groep. Geef de groep samen een andere datum, of maak het aantal kleiner en boek wie gaat apart.',
  button: 'Boeking splitsen',
} as const
