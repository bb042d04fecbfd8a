/** On a booking's page, what a guest may ask of their own data: Dutch alone. */
export const deskPerson = {
  title: 'Gegevens meegeven of wissen',
  download: 'Alles wat we van deze gast bewaren (JSON)',
  text:
    'Vraagt de gast om gewist te worden? Naam, adres, notities en mails verdwijnen meteen. Bedragen ' +
    'en datums blijven voor de boekhouding. Moet de workshop nog komen, of moet er nog geld terug, dan ' +
    'blijft de naam tot dat voorbij is; daarna wis je opnieuw. Wissen kun je niet ongedaan maken.',
  /** With `{email}`. */
  textAll: 'Dit geldt voor alles van {email}, ook voor andere boekingen en berichten.',
  sure: 'Ja, ik wis de gegevens van deze gast',
  button: 'Gegevens wissen',
  done: {
    erased: 'De gegevens van de gast zijn gewist.',
    'erased-kept':
      'Wat weg mocht, is gewist. De naam blijft zolang de workshop nog moet komen of er nog geld terug ' +
      'moet. Wis de gegevens daarna nog eens.',
  },
} as const
