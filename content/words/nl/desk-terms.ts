/** Terms of the house on the desk: Dutch alone. */
export const deskTerms = {
  oneSum: 'alles ineens, binnen {depositDays}\u00a0dagen',
  inTwo:
    '{depositPercent}% voorschot binnen {depositDays}\u00a0dagen, de rest {balanceDaysBefore}\u00a0dagen vooraf',
  values: { payment: 'Betalen' },
  hints: {
    payment:
      'De dagen voor het voorschot tellen vanaf jouw ja. Is de workshop al gauw, dan wordt alles ineens gevraagd. Met 100% is er ' +
      'maar één betaling, en speelt het laatste getal geen rol. Alle zinnen op de site en in de mails volgen vanzelf; ' +
      'wie al boekte, houdt de voorwaarden van toen.',
  },
  fields: {
    depositPercent: 'Voorschot, in procent van de prijs',
    depositDays: 'Dagen om het voorschot te betalen',
    balanceDaysBefore: 'Dagen voor de workshop waarop de rest betaald is',
  },
  problems: {
    depositPercent: 'Vul bij ‘Voorschot’ een percentage in van 1 tot 100, zonder komma.',
    depositDays: 'Vul bij ‘Dagen om het voorschot te betalen’ een aantal in van 2 tot 90.',
    balanceDaysBefore:
      'Vul bij ‘Dagen voor de workshop waarop de rest betaald is’ een aantal in van 1 tot 90.',
  },
} as const
