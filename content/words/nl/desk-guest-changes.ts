/** Changes that a guest started, on the booking's page: Dutch alone. */
export const deskGuestChanges = {
  /** The newcomer's name follows, until they say yes. */
  asked: 'Gevraagd om te komen',
  vacancy: 'Als iemand de plaats betaalt',
  waits:
    'Dan gaat tot {amount} extra terug. Ingenomen en betaald: {taken} van de {places}. De site zet ' +
    'de terugbetaling zelf op je lijst.',
  taken: 'Ingenomen en betaald: {taken} van de {places}. Daarvoor ging {back} extra terug.',
} as const
