/** Fields of the booking form. */
export const factFields = {
  telephone: 'Téléphone',
  telephoneHint:
    'Pour vous joindre quand un e-mail serait trop lent : la date change, ou votre paiement n’arrive pas.',
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
