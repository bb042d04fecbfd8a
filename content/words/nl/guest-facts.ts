/** Fields of the booking form. */
export const factFields = {
  telephone: 'Telefoon',
  telephoneHint:
    'Om je te bellen als een mail te traag is: de datum verandert, of je betaling komt niet aan.',
  specialRequirements: 'Moeten we nog iets weten?',
  specialRequirementsHint:
    'Met hoeveel jullie precies zijn, welke taal, of het een cadeau is.{offers.diets.hint}',
}

/** Sentences for a field that cannot be read. */
export const factProblems = {
  telephone:
    'In het veld ‘Telefoon’ staat geen nummer dat we kunnen bellen. Vul het voluit in, bijvoorbeeld 0470 12 34 56, of laat het leeg.',
  specialRequirements:
    'Maak de tekst bij ‘Moeten we nog iets weten?’ korter: hoogstens 2000 tekens',
}

/** Labels for the owner. */
export const deskGuestFacts = {
  telephone: 'Telefoon',
  specialRequirements: 'Wat we moeten weten',
}
