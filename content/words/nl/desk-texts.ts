import { maxPictureMegabytes } from '#booking/pictures/own-picture.ts'

/** Changing the texts of the site. */
export const deskTexts = {
  title: 'Teksten van de site',
  text: 'Kies een pagina, tik op een tekst en schrijf wat er moet staan. Een tekst of een foto ziet niemand tot je publiceert.',
  done: {
    published: 'Gepubliceerd. Zo staat het nu op de site.',
    nothing: 'Er was niets om te publiceren.',
    unwritten: 'Nog niets gepubliceerd: schrijf eerst wat hieronder nog leeg is.',
    dropped: 'Weg. De site blijft zoals ze was.',
    back: 'Teruggezet. Zo staat het nu weer op de site.',
    'language-up': 'Verplaatst. Zo staan de talen nu op de site.',
    'language-on':
      'Het {name} staat nu op de site. De namen en zinnen van je workshops vertaal je bij ‘Huis’; wat verder nog te schrijven is, staat bij ‘Teksten van de site’. De site zegt nu ook dat je in die taal lesgeeft: klopt dat niet, kies dan bij elke datum een taal.',
    'language-off': 'Het {name} staat niet meer op de site.',
    'page-on': 'Die pagina staat weer op de site.',
    'no-photographs':
      'Zet eerst een foto in de galerij en publiceer ze: tik bij ‘Pagina’s’ op ‘Galerij’.',
    'page-off': 'Die pagina staat niet meer op de site, en niet meer in de menu’s.',
  },
  drafts: {
    title: 'Klaar om te publiceren',
    none: 'Niets. Wat je schrijft, komt eerst hier te staan.',
    count: { one: '{n}\u00a0tekst gewijzigd', other: '{n}\u00a0teksten gewijzigd' },
    publish: { one: 'Publiceer 1\u00a0wijziging', other: 'Publiceer {n}\u00a0wijzigingen' },
    drop: 'Gooi alles weg',
    dropForGood: 'Wat je schreef en niet publiceerde, ben je dan kwijt.',
    list: 'In een lijst kwam er iets bij, ging er iets weg, of veranderde de volgorde.',
    unwritten: '{what}: nog te schrijven, in het {language}',
    unwrittenOf: {
      question: 'De vraag',
      answer: 'Het antwoord',
      text: 'Een tekst',
      picture: 'Wat de foto toont',
    },
    before: 'Nu op de site',
    after: 'Wordt',
    back: 'Weer zoals in het begin: {text}',
  },
  toCheck: {
    title: 'Na te kijken',
    text: 'Deze teksten zijn in een andere taal geschreven of veranderd, of ze horen bij een nieuwe foto. Kloppen ze?',
    in: 'in het {language}',
  },
  pages: {
    title: 'Pagina’s',
    home: 'Startpagina',
    workshops: 'Workshops',
    about: 'Over ons',
    gallery: 'Galerij',
    contact: 'Contact',
    booking: 'Reserveren',
    faq: 'Veelgestelde vragen',
    giftVoucher: 'Cadeaubon',
    privacy: 'Privacy',
    reservationSuccess: 'Na een aanvraag',
  },
  siteLanguages: {
    title: 'Talen van de site',
    text: 'Wie een taal zoekt die er niet is, komt bij dezelfde pagina in de eerste taal. Gasten houden hun mails in hun eigen taal.',
    first: '{name}, de eerste taal',
    buttons: {
      'language-up': 'Naar voren',
      'language-on': 'Zet op de site',
      'language-off': 'Haal van de site',
    },
  },
  /** Pages that the site can do without. */
  leaving: {
    title: 'Pagina’s die weg mogen',
    text: 'Dit zie je meteen op de site, ook zonder publiceren.',
    off: 'Haal van de site',
    on: 'Zet terug op de site',
  },
  editions: {
    title: 'Versies',
    first: 'Zoals in het begin',
    name: 'Versie {number}',
    when: '{at}, door {device}',
    count: { one: '{n}\u00a0eigen tekst', other: '{n}\u00a0eigen teksten' },
    now: 'Staat nu op de site.',
    look: 'Bekijk',
    back: 'Zet terug',
    backOf: 'Zet versie {number} terug',
    backOfFirst: 'Zet alles terug zoals in het begin',
  },
  page: {
    bar: 'Tik op een tekst om hem te wijzigen.',
    looking: 'Zo stond deze pagina in versie {number}.',
    lookingFirst: 'Zo stond deze pagina in het begin.',
    all: 'Alle teksten',
    leave: 'Gewone pagina',
    hidden: {
      one: '{n}\u00a0verborgen tekst',
      other: '{n}\u00a0verborgen teksten',
    },
    back: 'Terug naar de pagina',
    unwritten: 'Nog te schrijven',
    change: 'Wijzig deze pagina',
    notThere: 'Op dit adres staat geen pagina van de site.',
  },
  form: {
    title: 'Tekst wijzigen',
    keep: 'Bewaar',
    length: 'Hoogstens {most} tekens.',
    between: 'Van {least} tot {most} tekens.',
    stays: 'Laat {places} staan: daar vult de site iets in.',
    signs:
      'Zo leg je nadruk: *schuin*, **vet**. Een link: [onze prijzen](/nl/ateliers); ook https, mailto: en tel: kunnen. Een nieuwe regel begint een alinea, een regel met - vooraan een lijst.',
    /** The line above the names in braces of this text. */
    filledIn: 'Dit vult de site hier in; tik erop om het te wijzigen:',
    facts: 'Wat tussen accolades staat, vult de site zelf in',
    isRight: 'De tekst in het {language} klopt nog',
    first: 'In het begin stond er',
    toCheck:
      'Op {day} veranderde deze tekst in een andere taal, of kwam er een nieuwe foto bij. Klopt dit nog?',
    notThere: 'Die tekst is er niet (meer).',
    changed:
      'Intussen is deze tekst gewijzigd. Wat er nu staat, lees je onder elk veld; wat jij schreef, is nog niet bewaard. Bewaar opnieuw als het zo moet.',
    now: 'Nu staat er',
  },
  /** A text that is an entry of a list. */
  list: {
    title: 'Deze tekst staat in een lijst',
    buttons: {
      'list-add': 'Voeg er nog een toe',
      'list-up': 'Omhoog',
      'list-down': 'Omlaag',
      'list-leave-out': 'Haal uit de lijst',
    },
    'too-few': 'Laat er minstens {least} staan.',
    'too-many': 'Er is plaats voor hoogstens {most}.',
  },
  picture: {
    title: 'Foto',
    file: 'Kies een foto',
    hint: `JPEG, PNG, WebP of AVIF, tot ${maxPictureMegabytes}\u00a0MB. We zetten de foto recht, snijden ze bij en maken ze kleiner. De plaats waar ze genomen is, halen we eruit. Op de site komt ze zodra je in elke taal schreef wat ze toont.`,
    send: 'Gebruik deze foto',
    other: 'Een andere foto',
    done: {
      kept: 'De foto staat klaar; ze komt op de site zodra je ze publiceert. Tik aan wat er zeker op moet, en schrijf wat ze toont.',
    },
    /** Name of a photograph among the drafts; `{alt}` says what it shows. */
    named: 'Foto: {alt}',
    focus: 'Tik op wat er zeker op moet staan.',
    focusAlt: 'De hele foto: tik op wat er zeker op moet staan',
    shown: 'Zo komt ze op de site:',
    away: 'Terug naar de eerste afbeelding',
    alt: 'Voor wie de foto niet ziet',
    undescribed: 'Schrijf nog wat de foto toont, in het {languages}: daarna kan ze op de site.',
    notThere: 'Hier staat geen foto.',
    problems: {
      'no-file': 'Kies een foto op je toestel.',
      'too-large': `Die foto is groter dan ${maxPictureMegabytes}\u00a0MB. Stuur een kleinere.`,
      'too-many-pixels':
        'Die foto heeft te veel beeldpunten voor dit soort bestand. Bewaar ze als JPEG van hoogstens 4.000\u00a0beeldpunten breed, en stuur die.',
      'too-small':
        'Die foto is {width}\u00a0beeldpunten breed. Stuur er een van minstens {least}, anders wordt ze onscherp.',
      heic: 'Dat is een HEIC-foto, en die kunnen we niet lezen. Zit ze op je iPhone, kies ze dan daar, op deze pagina: hij stuurt ze als JPEG. Op een computer bewaar je ze eerst als JPEG. Nieuwe foto’s zijn het meteen als je in de instellingen van de camera ‘Meest compatibel’ kiest, of HEIF uitzet.',
      busy: 'Er wachten al andere foto’s. Probeer het over een minuut nog eens.',
      stopped:
        'Die foto klaarmaken duurde te lang of vroeg te veel geheugen. Probeer het over een minuut nog eens, of stuur ze als JPEG van 2.000\u00a0beeldpunten breed.',
      unreadable: 'Dat bestand kunnen we niet als foto lezen. Stuur een JPEG, PNG, WebP of AVIF.',
    },
  },
  problems: {
    empty: 'Schrijf een tekst in het {language}; leeg kan hij niet blijven.',
    length: 'Maak de tekst in het {language} {least} tot {most} tekens lang. Nu zijn het er {is}.',
    'unknown-place':
      'In de tekst in het {language} staat {place}, en daar kan de site niets invullen. Neem een naam uit de lijst, of laat de accolades weg.',
    address:
      'In de tekst in het {language} leidt een link nergens heen: {address}. Neem het adres van een pagina van de site, zoals /nl/contact, of begin met https://, mailto: of tel:.',
    'missing-place': 'Zet {place} weer in de tekst in het {language}: daar vult de site iets in.',
  },
} as const
