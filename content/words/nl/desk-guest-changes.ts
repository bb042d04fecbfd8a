/** On a booking's page, what its guest set going: Dutch alone. */
export const deskGuestChanges = {
  /** Before the name of whoever is to come instead and has not said yes. */
  asked: 'Gevraagd om te komen',
  vacancy: 'Als iemand de plaats betaalt',
  waits:
    'Dan gaat tot {amount} extra terug. Ingenomen en betaald: {taken} van de {places}. De site zet ' +
    'de terugbetaling zelf op je lijst.',
  taken: 'Ingenomen en betaald: {taken} van de {places}. Daarvoor ging {back} extra terug.',
} as const
