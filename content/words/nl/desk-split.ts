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
