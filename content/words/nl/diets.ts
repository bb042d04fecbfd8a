import { allergenNames } from './prep-sheet.ts'

export const diets = {
  title: 'Wat je niet eet',
  text: 'We koken voor iedereen die komt, altijd zonder vlees of vis. Allergieën zijn gegevens over je gezondheid: alleen wij lezen ze, en alleen om te koken, en {terms.afterTheDay.spelled} na de workshop zijn ze gewist.',
  vegans: 'Hoeveel van jullie eten veganistisch?',
  /** Placeholder `{most}`. */
  countProblem:
    'Vul in cijfers in hoeveel maaltijden veganistisch zijn, hoogstens {most}, of laat het leeg',
  allergensTitle: 'Heeft er iemand een allergie?',
  allergens: allergenNames,
  remark: 'Nog iets over het eten?',
  remarkHint: 'Bijvoorbeeld wie wat niet mag, of hoe erg het is. Hoogstens 300 tekens.',
  remarkProblem: 'Maak je opmerking korter: hoogstens 300 tekens',
  consent:
    'Ik ga ermee akkoord dat jullie deze gezondheidsgegevens bewaren tot {terms.afterTheDay.spelled} na de workshop. Wie erin voorkomt, gaat daar ook mee akkoord.',
  consentProblem: 'Zonder je akkoord mogen we dit niet bewaren. Zet een vinkje.',
  button: 'Doorgeven',
  kept: 'Genoteerd. Je kunt het hier veranderen of wissen tot {until}.',
  forget: 'Alles wissen',
  tooLate: 'Voor deze reservatie kun je niets meer doorgeven.',
  link: 'Allergieën en diëten doorgeven',
} as const
