/** Form to replace the guest of a booking. */
export const deskNewcomer = {
  title: 'Iemand anders komt',
  text: 'De boeking gaat over op iemand anders. Die krijgt de wegbeschrijving, wat er mee moet en eigen links; wie geboekt had, krijgt een korte mail. De oude links werken dan niet meer, en wat over allergieën, diëten of wensen gezegd was, wissen we.',
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
