/** Many requests that are confirmed with one button: Dutch alone. */
export const deskTogether = {
  text:
    '{n} aanvragen passen op hun datum. Haal het vinkje weg bij wie je nog niet wilt bevestigen. ' +
    'Elke gast krijgt een eigen mail.',
  button: 'Bevestig wie aangevinkt is',
  along: 'Mee bevestigen: {name}',
  none: 'Er is niets bevestigd: vink eerst aan wie je wilt bevestigen.',
  left: 'Niet bevestigd: {names}.',
  leftOne: '{name} ({why})',
  changed: 'het aantal personen veranderde intussen, kijk nog eens na',
  gone: {
    one: '{n} aanvraag die er niet meer is',
    other: '{n} aanvragen die er niet meer zijn',
  },
} as const
