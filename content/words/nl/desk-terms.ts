/** Terms of the house on the desk. */
export const deskTerms = {
  oneSum: 'alles ineens, {within}',
  inTwo: '{depositPercent}% voorschot {within}, de rest {before}',
  step: '{percent}% terug tot {before}',
  nothing: 'daarna niets',
  moveUntil: 'tot {before}',
  withinDays: { one: 'binnen {n} dag', other: 'binnen {n} dagen' },
  daysBefore: { one: '{n} dag vooraf', other: '{n} dagen vooraf' },
  hours: { one: 'binnen {n} uur', other: 'binnen {n} uur' },
  years: { one: '{n} jaar', other: '{n} jaar' },
  values: {
    payment: 'Betalen',
    refunds: 'Annuleren',
    moving: 'Een andere datum kiezen',
    answer: 'Antwoord op een aanvraag',
    'voucher-validity': 'Cadeaubon geldig',
  },
  hints: {
    payment:
      'Is de workshop al gauw, dan wordt alles ineens gevraagd. Met 100% is er maar één betaling, en speelt het laatste getal geen rol. Alle zinnen op de site en in de mails volgen vanzelf; wie al boekte, houdt de voorwaarden van toen.',
    refunds:
      'Elke stap heeft minder dagen en een kleiner deel dan de vorige; laat leeg wat je niet nodig hebt. Na de laatste stap krijgt een gast niets terug, tenzij iemand zijn plaats inneemt en betaalt. Zeg jij af, dan is het altijd alles.',
    answer:
      'Dat belooft de site aan wie een plaats vraagt of iets schrijft, en zo lang loopt de klok op je bureau. Wie al vroeg, kreeg de belofte van toen.',
    'voucher-validity':
      'Vanaf de betaling, of vanaf de dag van verzending als die later valt. Wie al bestelde, houdt de duur van toen.',
    moving: 'Zolang kan een gast zelf een andere datum kiezen. Jij kunt het altijd.',
  },
  fields: {
    depositPercent: 'Voorschot, in procent van de prijs',
    depositDays: 'Dagen om te betalen, vanaf jouw ja',
    balanceDaysBefore: 'Dagen voor de workshop waarop de rest betaald is',
    answerHours: 'Uren om te antwoorden',
    voucherYears: 'Jaren',
    days1: 'Stap 1: zoveel dagen vooraf of langer',
    percent1: 'Stap 1: procent terug',
    days2: 'Stap 2: zoveel dagen vooraf',
    percent2: 'Stap 2: procent terug',
    days3: 'Stap 3: zoveel dagen vooraf',
    percent3: 'Stap 3: procent terug',
    days4: 'Stap 4: zoveel dagen vooraf',
    percent4: 'Stap 4: procent terug',
    moveDaysBefore: 'Dagen voor de workshop',
  },
  problems: {
    depositPercent: 'Vul bij ‘Voorschot’ een percentage in van {min} tot {max}, zonder komma.',
    depositDays: 'Vul bij ‘Dagen om te betalen’ een aantal in van {min} tot {max}.',
    balanceDaysBefore:
      'Vul bij ‘Dagen voor de workshop waarop de rest betaald is’ een aantal in van {min} tot {max}.',
    days1: 'Vul bij ‘Stap 1’ een aantal dagen in van {min} tot {max}.',
    percent1: 'Vul bij ‘Stap 1’ een percentage in van {min} tot {max}.',
    days2:
      'Vul bij ‘Stap 2’ een aantal dagen in, minder dan bij stap 1, of laat de hele stap leeg.',
    percent2:
      'Vul bij ‘Stap 2’ een percentage in, kleiner dan bij stap 1, of laat de hele stap leeg.',
    days3:
      'Vul bij ‘Stap 3’ een aantal dagen in, minder dan bij stap 2, of laat de hele stap leeg.',
    percent3:
      'Vul bij ‘Stap 3’ een percentage in, kleiner dan bij stap 2, of laat de hele stap leeg.',
    days4:
      'Vul bij ‘Stap 4’ een aantal dagen in, minder dan bij stap 3, of laat de hele stap leeg.',
    percent4:
      'Vul bij ‘Stap 4’ een percentage in, kleiner dan bij stap 3, of laat de hele stap leeg.',
    answerHours: 'Vul bij ‘Uren om te antwoorden’ een aantal in van {min} tot {max}.',
    voucherYears: 'Vul bij ‘Jaren’ een aantal in van {min} tot {max}.',
    moveDaysBefore: 'Vul bij ‘Dagen voor de workshop’ een aantal in van {min} tot {max}.',
  },
} as const

/** Features of the house on the desk. */
export const deskFeatures = {
  title: 'Wat je aanbiedt',
  features: {
    waitingList: 'Wachtlijst',
    diary: 'Mails na de workshop',
    diets: 'Allergieën en diëten',
    privateGroups: 'Besloten groepen',
  },
  texts: {
    waitingList:
      'Wie niet meer op een volle datum kan, laat zich op de lijst zetten. Zonder wachtlijst staat er nergens nog iets over; wie er al op staat, krijgt nog wel een plaats aangeboden.',
    diary:
      'Drie korte mails voor gasten die erom vragen. Zonder dat aanbod kan niemand ze nog vragen; wie dat al deed, krijgt ze nog.',
    diets:
      'Gasten geven door wat ze niet eten. Zonder dat aanbod vragen we er niet naar; wat al doorgegeven is, lees je nog.',
    privateGroups:
      'De site zegt dat een groep een eigen datum kan vragen, en met hoeveel. Zonder dat aanbod staat er nergens iets over; zelf kun je nog altijd een besloten groep ontvangen.',
  },
  yes: 'ja',
  no: 'nee',
  on: 'Weer aanbieden',
  off: 'Niet meer aanbieden',
} as const
