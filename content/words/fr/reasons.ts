/** Reasons for a no, as the owner chooses one and as the guest reads it. */
export const declineLabels = {
  none: 'Ne rien préciser',
  full: 'La date est complète',
  'too-many': 'Le groupe est trop grand',
  'in-doubt': 'La date n’aura peut-être pas lieu',
  allergy: 'Allergie ou régime : trop risqué',
}

export const declineSentences = {
  full: 'Cette date est désormais complète.',
  'too-many': 'Il n’y a plus assez de places à cette date pour un groupe de cette taille.',
  'in-doubt': 'Nous ne savons pas encore si cette date aura lieu.',
  allergy:
    'Avec cette allergie ou ce régime, nous ne pouvons pas cuisiner pour vous en toute sécurité ce jour-là.',
}

/** Reasons for calling a date off. */
export const callOffLabels = {
  none: 'Ne rien préciser',
  weather: 'Mauvais temps',
  ill: 'Maladie',
  'too-few': 'Trop peu de monde',
}

export const callOffSentences = {
  weather: 'La météo s’annonce trop mauvaise pour que l’atelier ait lieu.',
  ill: 'La personne qui donne l’atelier est malade.',
  'too-few': 'Il y a trop peu d’inscrits pour donner l’atelier.',
}
