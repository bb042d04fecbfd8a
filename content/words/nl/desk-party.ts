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
    'Voor de plaatsen die wegvallen is {paid} betaald; daarvan geven de voorwaarden vandaag {amount} terug.',
  paidAgain:
    '{amount} die je nog moest terugbetalen, telt weer als betaald en gaat niet terug. Heb je dat al overgeschreven, zeg dat dan eerst op de boeking.',
  somebodyWaits:
    'De plaatsen die vrijkomen, bieden we meteen aan wie op de wachtlijst staat. Terugnemen kan dan misschien niet meer.',
  notAsShown: 'Intussen is er iets veranderd. Kijk na wat het nu wordt.',
  keep: 'Aantal bewaren',
  back: 'Toch niet: terug naar de boeking',
} as const
