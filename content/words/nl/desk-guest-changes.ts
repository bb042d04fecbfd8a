/** Changes that a guest started, on the booking's page. */
export const deskGuestChanges = {
  /** The newcomer's name follows, until they say yes. */
  asked: 'Gevraagd om te komen',
  vacancy: 'Als iemand de plaats betaalt',
  waits:
    'Dan gaat er tot {amount} extra terug. Al overgenomen en betaald: {taken} van de {places}. De terugbetaling komt vanzelf op je lijst.',
  taken: 'Overgenomen en betaald: {taken} van de {places}. Daarvoor ging er {back} extra terug.',
} as const
