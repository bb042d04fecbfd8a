/** The desk's page to write to everybody of a date. */
export const deskLetter = {
  title: 'Mail aan iedereen',
  text: 'Elke gast krijgt een eigen mail in zijn taal, met daaronder de gegevens en de link van zijn boeking. Niemand ziet de adressen van de anderen.',
  /** Hint under a text's field: each mail adds a greeting and a signature. */
  frameText:
    'Boven je tekst staat al ‘{greeting}’, en eronder ‘{signature}’: die schrijf je niet zelf.',
  nobody: 'Er is niemand met een e-mailadres die je hier kunt mailen.',
  textIn: 'Je tekst in het {language}',
  readers: { one: 'Voor {n} mail', other: 'Voor {n} mails' },
  otherLanguages: 'Ook in een andere taal',
  instead: 'Wie geen tekst in zijn eigen taal krijgt, leest hem in het',
  toWaiting: {
    one: 'Ook aan wie op de wachtlijst staat ({n} mail)',
    other: 'Ook aan wie op de wachtlijst staat ({n} mails)',
  },
  unmailed: 'Zonder e-mailadres, dus zonder mail: {names}.',
  textProblem: 'Schrijf in minstens één taal wat je wilt zeggen.',
  insteadProblem: 'Kies een taal waarin je iets schreef.',
  look: 'Bekijk de mail',
  lookTitle: 'Klopt dit zo?',
  lookText: 'Er is nog niets verstuurd. De begroeting en de gegevens zijn bij elke gast anders.',
  inLanguage: {
    one: 'In het {language}, {n} mail',
    other: 'In het {language}, {n} mails',
  },
  otherText: 'Hiervoor schreef je niets: ze lezen je tekst in het {language}, en de mail zegt dat.',
  frame: 'Mail in het {language}: {subject}',
  send: { one: 'Verstuur {n} mail', other: 'Verstuur {n} mails' },
  mend: 'Tekst verbeteren',
} as const
