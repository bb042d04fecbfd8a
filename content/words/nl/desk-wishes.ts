import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

/** The desk's pages of who waits for a new date, and of the owner's calendar. */
export const deskWishes = {
  title: 'Wie op een nieuwe datum wacht',
  text: `Deze mensen vroegen om een nieuwe datum, en bevestigden hun adres. Maak je er een die past, dan is die eerst voor hen; wie het langst wacht, komt vooraan. Voor alle anderen staat de datum ${terms.held.figures} later op de site.`,
  none: 'Er wacht nu niemand op een nieuwe datum.',
  /** "Elf mensen zouden op een zaterdag naar ‘Zuurdesembrood’ komen, vier in het Frans." */
  would: {
    one: '{people} persoon zou op een {weekday} naar ‘{workshop}’ komen',
    other: '{people} mensen zouden op een {weekday} naar ‘{workshop}’ komen',
  },
  inLanguage: '{people} in het {language}',
  all: 'allemaal',
  button: 'Maak een datum op {date}',
  who: 'Wie dat zijn',
  since: 'sinds {date}',
  /** Note above the form that is filled in. */
  proposed: 'Deze datum is voorgesteld voor wie erop wacht. Pas aan wat je wilt.',
} as const

export const deskCalendar = {
  title: 'Je agenda',
  text: 'Abonneer de agenda van je telefoon op een eigen adres: dan zie je er elke datum in, met wie er komt en met hoeveel. Diëten en e-mailadressen staan er niet in.',
  none: 'Nog geen adres',
  since:
    'Het adres van nu is gemaakt op {date}. We bewaren het zelf niet: je vindt het in de agenda van je toestel.',
  make: 'Maak een adres',
  another: 'Een ander adres',
  anotherText: 'Het vorige werkt dan niet meer.',
  made: 'Dit adres zie je maar één keer. Wie het kent, leest mee: geef het aan niemand door.',
  open: 'Zet het in mijn agenda',
  without: 'Geen adres meer',
  end: 'Stop met dit adres',
  endText: 'Elke agenda die erop geabonneerd is, krijgt dan niets nieuws meer.',
  /** Entry of the calendar; `{taken}` and `{capacity}` are places. */
  taken: '{workshop}: {taken} van {capacity}',
  party: '{name}, {n}',
  others: 'Elders geboekt of nog aangeboden, {n}',
  nobody: 'Nog niemand.',
} as const
