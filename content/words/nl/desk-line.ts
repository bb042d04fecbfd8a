/** The waiting list of a date, changed by hand. */
export const deskLine = {
  rule: 'Komt er plaats vrij, dan gaat die naar de eerste op de lijst die er met iedereen bij kan. Zo kan een kleine groep vóór een grotere gaan.',
  unproven: 'Adres nog niet bevestigd: krijgt geen aanbod',
  mailAgain: 'Mail de link nog eens',
  title: 'Aanpassen',
  number: 'Met hoeveel zijn ze?',
  saveNumber: 'Aantal bewaren',
  numberText: 'Is er genoeg plaats voor het nieuwe aantal, dan krijgt de gast meteen een aanbod.',
  offer: 'Deze plaatsen aanbieden',
  offerText:
    'Ook als iemand anders eerder op de lijst staat. De gast krijgt een mail en kiest zelf.',
  off: 'Van de lijst halen',
  offText: 'De gast hoort er niets van.',
  offOffered:
    'Het aanbod vervalt en de plaatsen gaan naar de volgende. De gast hoort er niets van, en ongedaan maken kan niet.',
  refused: {
    gone: 'Er is niets veranderd: deze groep wacht hier niet meer, of heeft al een aanbod.',
    'no-room': 'Er is niets veranderd: zoveel plaatsen zijn er niet.',
    'too-late': 'Er is niets veranderd: de workshop begint te snel voor een aanbod.',
    number: 'Vul een aantal personen in, van 1 tot {max}.',
  },
} as const
