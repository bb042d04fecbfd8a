/** Offers of the house on the desk. */
export const deskOffers = {
  title: 'Wat je aanbiedt',
  offers: { waitingList: 'Wachtlijst', diary: 'Mails over de bokaal thuis' },
  texts: {
    waitingList:
      'Wie niet meer op een volle datum kan, laat zich op de lijst zetten. Zonder wachtlijst staat er nergens nog iets over; wie er al op staat, krijgt nog wel een plaats aangeboden.',
    diary:
      'Drie korte mails voor gasten die erom vragen. Zonder kan niemand ze nog vragen; wie dat al deed, krijgt ze nog.',
  },
  yes: 'ja',
  no: 'nee',
  on: 'Weer aanbieden',
  off: 'Niet meer aanbieden',
} as const
