/** Fields of the booking form. */
export const factFields = {
  telephone: 'Telephone',
  telephoneHint:
    'So that we can ring you when an email would be too slow: the date changes, or your payment doesn’t arrive.',
  specialRequirements: 'Anything we should know?',
  specialRequirementsHint:
    'The exact size of your group, the language you’d like, or that it’s a present.{offers.diets.hint}',
}

/** Sentences for a field that cannot be read. */
export const factProblems = {
  telephone:
    'The number under ‘Telephone’ isn’t one we can ring. Enter it in full, such as +44 20 7946 0123, or leave it empty.',
  specialRequirements: 'Under ‘Anything we should know?’, keep to 2000 characters',
}

/** Labels for the owner. */
export const deskGuestFacts = {
  telephone: 'Telephone',
  specialRequirements: 'Remarks',
}
