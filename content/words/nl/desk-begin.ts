/** The page of the first evening. */
export const deskBegin = {
  title: 'De eerste avond',
  text: 'De site begint als die van een ander. Zo maak je ze van jou, in een volgorde die vlot gaat; weggaan en terugkomen mag altijd. Wat je bewaart, zie je meteen op de site.',
  done: 'Klaar',
  open: 'Nog te doen',
  notice: {
    one: 'De site van jou maken: nog {n}\u00a0ding te doen.',
    other: 'De site van jou maken: nog {n}\u00a0dingen te doen.',
  },
  ownerEmail:
    'Je sleutels en je meldingen gaan nog naar {email}, het adres van het voorbeeld. Laat op de server OWNER_EMAIL instellen.',
  ofExample: 'Nog van het voorbeeld: {names}.',
  opening: {
    title: 'Wie de site ziet',
    open: 'Iedereen ziet de site, ook terwijl je ze verandert.',
    close: 'Toon ze nog aan niemand',
    closed:
      'Alleen jij ziet de site, op toestellen die je bureau kent. Wie anders komt, leest dat ze er binnenkort is. Gasten houden hun links en hun mails.',
    toOpen: 'Open de site',
    opened: 'De site is open voor iedereen.',
    nowClosed: 'De site is nu alleen voor jou.',
    notice: 'Alleen jij ziet de site nog.',
    value: 'Wie de site ziet',
    everybody: 'iedereen',
    nobody: 'alleen jij',
  },
  steps: {
    who: {
      title: 'Wie je bent',
      text: 'Je naam, je adres, wie lesgeeft, je rekening en je ondernemingsnummer. Kijk daar ook je openingsuren na.',
      link: 'Naar wie je bent',
    },
    terms: {
      title: 'Hoe je betaald wordt',
      text: 'Een voorschot en een rest, of alles ineens. Passen deze voorwaarden je, laat ze dan zo.',
      link: 'Naar de voorwaarden',
    },
    workshops: {
      title: 'Je workshops',
      text: 'Een naam, een zin, een prijs, uren en een groep. Hoe groot een besloten groep is, staat bij ‘Huis’; wat je niet aanbiedt, zoals besloten groepen of een wachtlijst, zet je daar af. De rest schrijf je later, op de pagina zelf.',
      link: 'Maak een workshop',
    },
    dates: {
      title: 'Data',
      text: 'Een datum, of een reeks in één keer.',
      link: 'Voeg een datum toe',
    },
    texts: {
      title: 'Je teksten',
      text: 'Begin leeg en schrijf daarna wat je wilt, of wijzig het voorbeeld tekst na tekst.',
      link: 'Alle teksten',
    },
    pictures: {
      title: 'Foto’s',
      text: 'Tik op een plaats en stuur een foto. Tot dan staat er een tekening.',
      link: 'Bekijk de startpagina',
    },
    booking: {
      title: 'Een boeking om te proberen',
      text: 'Vraag op je eigen site een plaats aan, en volg ze tot ze betaald is. Annuleren kan daarna.',
      link: 'Vraag een plaats aan',
    },
  },
  texts: {
    count: {
      one: 'Nog {n}\u00a0tekst gaat over het voorbeeld.',
      other: 'Nog {n}\u00a0teksten gaan over het voorbeeld.',
    },
  },
  places: {
    hero: 'Bovenaan de startpagina',
    'ten-at-the-table': 'Welkom op de startpagina',
    'about-crock': 'Over ons',
    'scoring-the-loaf': 'Wie begeleidt',
    'contact-letterbox': 'Contact',
    'gift-voucher': 'Cadeaubon',
  },
  empty: {
    title: 'Begin leeg',
    text: 'Dit haalt in één keer weg wat van het voorbeeld is: zijn teksten, zijn workshops, zijn galerij, zijn tekeningen, zijn bokaal en zijn vragen. In de plaats komen korte teksten die bij elke lesgever passen. Wat jij al schreef of maakte, blijft.',
    back: 'Spijt? Zet dan bij ‘Teksten van de site’ de vorige versie terug, ook voor de galerij, en bij ‘Workshops’ de workshops. Tekeningen, bokaal en teken zet je terug bij ‘Uiterlijk’.',
    button: 'Begin leeg',
    noWorkshop: 'Maak eerst een workshop: een site toont er minstens één.',
    started: 'Leeg. Vul nu pagina na pagina aan, hieronder bij ‘Alle teksten’.',
    startedBefore: 'De site was al leeg. Er is niets veranderd.',
  },
} as const
