import { maxPictureMegabytes } from '#booking/pictures/own-picture.ts'

/** Page of the site's looks on the desk. */
export const deskLook = {
  title: 'Uiterlijk',
  text: 'De kleuren, letters, tekeningen en het teken van je site en van je mails. Bekijk ze eerst op je startpagina, onderaan, en bewaar ze dan. Wat je bewaart, staat meteen op elke pagina en in elke nieuwe mail.',
  /** Names in the history of the house. */
  values: {
    colours: 'Kleuren',
    letters: 'Letters',
    drawings: 'Tekeningen',
    jar: 'Bokaal',
    mark: 'Teken',
  },
  colours: {
    title: 'Kleuren',
    legend: 'Kies een palet',
    palettes: {
      farm: 'Rode biet',
      clay: 'Klei',
      sea: 'Zee',
      wood: 'Bos',
      rose: 'Roos',
      night: 'Avond',
      own: 'Eigen kleuren, die je hieronder kiest',
    },
    fields: { paper: 'Papier', accent: 'Knoppen', second: 'Rustige kleur' },
    hints: {
      paper: 'De achtergrond van elke pagina: wit, of bijna wit.',
      accent: 'Voor knoppen, en voor wat niemand mag missen.',
      second: 'Voor de voet van elke pagina en de naam boven je mails.',
    },
    dark: 'Alle andere kleuren, ook die van ’s avonds, volgen hieruit: goed leesbaar, altijd.',
    wrong: 'Typ een kleur als een hekje en zes cijfers of letters van a tot f, zoals #8e2246.',
    /** `{typed}` is the colour as it was typed, `{nearest}` the one in its place. */
    unreadable: {
      paper:
        'Op papier van {typed} is niet alles goed te lezen. Het dichtst erbij ligt {nearest}: dat staat nu ingevuld.',
      onPaper:
        '{typed} is op dit papier niet goed te lezen. Het dichtst erbij ligt {nearest}: dat staat nu ingevuld.',
    },
    /** One line of the history. */
    own: 'papier {paper}, knoppen {accent}, rustig {second}',
  },
  faces: {
    legend: 'Kies een lettertype',
    pairs: {
      farm: 'Landelijk: een stevige letter voor titels, een open letter voor tekst',
      book: 'Boek: een rustige boekletter voor titels',
      even: 'Strak: overal dezelfde open letter',
      device: 'Van het toestel: wat je bezoeker al heeft, en dus het snelst',
    },
  },
  drawings: {
    legend: 'Getekende plaatjes',
    choices: {
      shown: 'Die van het voorbeeld, een hoeve, waar geen foto staat',
      none: 'Geen: je foto’s alleen, met gewoon land waar er nog geen staat',
    },
  },
  jar: {
    legend: 'De bokaal',
    choices: {
      shown: 'Een bokaal die toont hoe vol een datum is, en hoe een boeking staat',
      none: 'Geen bokaal: de woorden ernaast zeggen het al',
    },
  },
  mark: {
    legend: 'Het teken naast je naam',
    choices: {
      drawn: 'Het getekende teken: een huis dat een bokaal is',
      initials: 'De beginletters van je naam: {initials}',
      picture: 'Je eigen teken',
    },
    file: 'Een eigen teken kiezen',
    hint: 'PNG, JPEG, WebP, AVIF of SVG, het best vierkant of rond. Het komt naast je naam, in je mails en als pictogram op telefoons. We maken het passend, en lezen verder niets uit het bestand.',
    send: 'Bekijk met dit teken',
    unsent:
      'Je koos een bestand, maar het is nog niet gestuurd. Kies het opnieuw en druk op ‘Bekijk met dit teken’.',
    problems: {
      'too-large': `Dat bestand is groter dan ${maxPictureMegabytes}\u00a0MB. Stuur een kleiner.`,
      'too-small':
        'Dat teken is {width}\u00a0beeldpunten breed. Stuur er een van minstens {least}, of een SVG.',
      stopped:
        'Dat teken klaarmaken duurde te lang of vroeg te veel geheugen. Probeer het over een minuut nog eens, of stuur een eenvoudiger bestand.',
      unreadable:
        'Dat bestand kunnen we niet als teken lezen. Stuur een PNG, JPEG of WebP, of een SVG zonder foto’s of scripts erin.',
    },
  },
  shown: 'getoond',
  none: 'niet getoond',
  look: 'Bekijk',
  keep: 'Bewaar',
  preview: {
    title: 'Zo wordt je startpagina',
    frame: 'Startpagina zoals je ze koos',
    now: 'Zo is je startpagina nu',
    new: 'Nog niet bewaard. Staat het goed? Druk dan op ‘Bewaar’.',
  },
  done: 'Bewaard. Zo staat het nu op de site en in de mails.',
} as const
