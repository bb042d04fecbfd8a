/** Many requests that are confirmed with one button. */
export const deskTogether = {
  text: 'Deze {n} aanvragen kun je in één keer bevestigen. Elke gast krijgt een eigen mail.',
  /** Part that follows `text`: requests that the owner has to read first. */
  unticked: {
    one: 'Eén is niet aangevinkt: de gast schreef er iets bij, of bevestigde het adres nog niet. Kijk die eerst na.',
    other:
      '{n} zijn niet aangevinkt: de gast schreef er iets bij, of bevestigde het adres nog niet. Kijk die eerst na.',
  },
  /** Second button: the boxes of guests whose address alone is not confirmed. */
  tickUnproven: 'Vink ook wie zijn adres nog niet bevestigde ({n})',
  /** Link instead of the button, while some requests are folded away. */
  showAll: 'Toon alle {n} aanvragen, en bevestig ze in één keer',
  hint: 'Voor elke gast die je aanvinkt, in welke taal die ook leest. De zin komt in de bevestigingsmail.',
  button: 'Bevestig wie aangevinkt is',
  along: 'Mee bevestigen: {name}',
  none: 'Er is niets bevestigd: vink eerst aan wie je wilt bevestigen.',
  /** Results of the button. */
  confirmed: 'Je zei ja aan {names}.',
  /** Guests beyond those that `confirmed` names. */
  others: { one: '{n} andere gast', other: '{n} andere gasten' },
  left: 'Niet bevestigd: {names}.',
  leftOne: '{name} ({why})',
  changed: 'er veranderde intussen iets, kijk nog eens na',
  gone: {
    one: '{n} aanvraag die er niet meer is',
    other: '{n} aanvragen die er niet meer zijn',
  },
} as const
