/** Reasons for a no, as the owner chooses one and as the guest reads it. */
export const declineLabels = {
  none: 'Geen reden',
  full: 'De datum is volgeboekt',
  'too-many': 'De groep is te groot',
  'in-doubt': 'De datum gaat misschien niet door',
  allergy: 'Allergie of dieet: niet veilig',
}

export const declineSentences = {
  full: 'Die datum is intussen volgeboekt.',
  'too-many': 'Voor een groep van die grootte is er op die datum niet genoeg plaats.',
  'in-doubt': 'We weten nog niet of die datum doorgaat.',
  allergy: 'Met die allergie of dat dieet kunnen we die dag niet veilig voor je koken.',
}

/** Reasons for calling a date off. */
export const callOffLabels = {
  none: 'Geen reden',
  weather: 'Slecht weer',
  ill: 'Wie de workshop geeft, is ziek',
  'too-few': 'Te weinig volk',
}

export const callOffSentences = {
  weather: 'Het weer wordt te slecht om de workshop te laten doorgaan.',
  ill: 'Wie de workshop geeft, is ziek.',
  'too-few': 'Met zo weinig mensen kunnen we de workshop niet geven.',
}
