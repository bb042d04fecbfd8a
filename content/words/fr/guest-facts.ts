/** Fields of the booking form. */
export const factFields = {
  telephone: 'Téléphone',
  telephoneHint: 'Seulement pour vous joindre si quelque chose change à la dernière minute.',
  specialRequirements: 'Quelque chose à nous dire ?',
  specialRequirementsHint: 'Le nombre exact, la langue, ou si c’est un cadeau.{offers.diets.hint}',
}

/** Sentences for a field that cannot be read. */
export const factProblems = {
  telephone:
    'Nous ne pouvons pas appeler le numéro sous « Téléphone ». Indiquez-le en entier, par exemple 0470 12 34 56, ou laissez le champ vide.',
  specialRequirements:
    'Raccourcissez le texte sous « Quelque chose à nous dire ? » : 2000 caractères au maximum',
}

/** Labels for the owner. */
export const deskGuestFacts = {
  telephone: 'Téléphone',
  specialRequirements: 'Remarques',
}
