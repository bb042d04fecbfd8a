export const lostLink = {
  ask: {
    title: 'Een nieuwe link',
    text: 'Vul het e-mailadres in waarmee je je plaats hebt aangevraagd. Daar sturen we een nieuwe link naartoe.',
    email: 'E-mailadres',
    emailProblem: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be',
    button: 'Stuur me een nieuwe link',
    /** The same whether or not the address is known. */
    sent: 'Kennen we dit adres van een workshop die nog komt, dan is er een mail onderweg. Kijk ook bij de ongewenste mail.',
  },
  unknown: {
    title: 'Deze link werkt niet meer',
    text: 'Hij is verlopen, vervangen door een nieuwere, of er is onderweg een stuk van afgevallen. Kijk in onze laatste mail, of vraag een nieuwe link.',
    newLink: 'Vraag een nieuwe link',
  },
} as const
