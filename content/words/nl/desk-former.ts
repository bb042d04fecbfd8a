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
