/** Many requests that are confirmed with one button: Dutch alone. */
export const deskTogether = {
  text:
    '{n} aanvragen passen op hun datum. Haal het vinkje weg bij wie je nog niet wilt bevestigen. ' +
    'Elke gast krijgt een eigen mail.',
  /** Behind `text`: of so many the address may be anybody's. */
  unproven: {
    one: 'Eén is nog niet aangevinkt: het adres is nog niet bevestigd door de gast. Ken je de gast, vink dan zelf aan.',
    other:
      '{n} zijn nog niet aangevinkt: hun adres is nog niet bevestigd door de gast. Wie je kent, vink je zelf aan.',
  },
  hint: 'Voor elke gast die je aanvinkt, in welke taal die ook leest. De zin staat in de mail van de bevestiging.',
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
