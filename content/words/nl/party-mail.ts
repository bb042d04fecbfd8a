export const partyChanged = {
  subject: 'Ander aantal personen: {workshop}, {date}',
  preview: 'Het aantal personen is aangepast. Hier staat wat dat kost en wat je nog betaalt.',
  title: 'Een ander aantal personen',
  text: 'We hebben het aantal personen aangepast. Klopt het niet, antwoord dan op deze mail.',
  textByGuest: 'Je hebt het aantal personen aangepast. Was jij dat niet, antwoord dan meteen.',
  newNumber: 'Nieuw aantal',
  oldNumber: 'Voordien',
  newTotal: 'Nieuw totaal',
  paid: 'Daarvan betaald',
  wholeBack: 'Voor wie niet meer meekomt, had je {amount} betaald. Dat krijg je terug.',
  partBack:
    'Voor wie niet meer meekomt, had je {paid} betaald. Volgens onze voorwaarden krijg je daarvan {amount} terug.',
  nothingBack:
    'Voor wie niet meer meekomt, had je {paid} betaald. Zo kort voor de datum krijg je daarvan volgens onze voorwaarden niets terug.',
  /** Places are taken again, and their refund pays for them. */
  paidAgain:
    'We zouden je {amount} terugbetalen voor wie niet meer meekwam. Dat bedrag telt nu weer als betaald: het komt dus niet terug.',
  /** The same, where `{rest}` goes back all the same. */
  lessBack:
    'Van wat we je zouden terugbetalen, telt {amount} nu weer als betaald. Je krijgt nog {rest} terug.',
  allPaid: 'Alles is betaald: je hoeft niets meer over te schrijven.',
} as const
