export const diary = {
  link: 'Drie korte mails over je bokaal thuis',
  ask: {
    title: 'Hoe gaat het met je bokaal?',
    text: 'Als je wilt, mailen we je na de workshop drie keer, op de dagen dat er iets te zien is: zo hoort je bokaal eruit te zien, en dit doe je als het anders loopt. Na een maand vragen we je nog om één zin voor de site, en daarmee is het gedaan.',
    button: 'Ja, mail me',
  },
  asked: {
    title: 'We mailen je over je bokaal',
    text: 'Op deze dagen krijg je een korte mail, en na een maand nog één vraag. Daarna vergeten we dat je erom vroeg.',
  },
  stop: 'Geen mails meer over mijn bokaal',
  over: {
    title: 'Er komen geen mails over je bokaal',
    text: 'Wil je nog iets weten over wat erin gebeurt, antwoord dan op een van onze mails.',
  },
  day: 'Dag {n}',
  /** Caption above the jar on the booking's page; `{n}` is days since the workshop. */
  today: 'Je bokaal vandaag, op dag {n}',
  /** Alternative texts of a jar: on the day itself, then on the day of each mail. */
  jars: {
    sourdough: [
      'Een bokaaltje starter, pas gevoed, met een rood elastiek op de hoogte van het deeg',
      'Een bokaaltje starter, pas gevoed, met een rood elastiek op de hoogte van het deeg',
      'Een bokaaltje starter vol bellen, tot ver boven zijn rode elastiek gerezen',
      'Een ingezakte starter met een laagje vocht erbovenop',
    ],
    drinks: [
      'Een bokaal gezoete thee onder een doek, met de kombuchazwam erin',
      'Een bokaal thee onder een doek, met een eerste dun vlies bovenop',
      'Een bokaal lichtere thee onder een doek, met een bleke zwam bovenop',
      'Een bokaal goudgele kombucha onder een doek, met een dikke zwam bovenop',
    ],
    vegetables: [
      'Een bokaal witte kool, net gevuld, alles onder het vocht',
      'Een bokaal kool in troebel vocht, met belletjes',
      'Een bokaal kool in goudgeel vocht, bijna zonder belletjes',
      'Een bokaal zuurkool, voor de helft al opgegeten',
    ],
  },
} as const

export const guestSentence = {
  ask: {
    title: 'Eén zin voor wie na jou komt',
    text: 'Wat zou je zeggen aan iemand die twijfelt? We lezen elke zin, en zetten er af en toe een op onze startpagina, met je voornaam en je gemeente. Je kunt hem altijd terugnemen, met deze link.',
  },
  fields: {
    sentence: 'Je zin',
    sentenceHint:
      'Hoogstens {most} tekens. Zo concreet als je kunt: wat borrelde, wat lukte, wat niet.',
    firstName: 'Je voornaam',
    town: 'Je gemeente',
    agreed: 'Deze zin mag op jullie site, met mijn voornaam en mijn gemeente.',
  },
  problems: {
    sentence: 'Schrijf je zin op één regel (hoogstens {most} tekens)',
    firstName: 'Vul je voornaam in (hoogstens {most} tekens)',
    town: 'Vul je gemeente in (hoogstens {most} tekens)',
    agreed: 'Zonder je akkoord kunnen we de zin niet tonen. Zet een vinkje.',
  },
  button: 'Zin doorgeven',
  states: {
    new: {
      title: 'Dank je, je zin is binnen',
      text: 'We lezen hem eerst zelf. Daarna kan hij op onze startpagina komen.',
    },
    shown: {
      title: 'Je zin mag op onze startpagina',
      text: 'De nieuwste {terms.sentencesShown.word} staan er. Na {terms.sentence.spelled} halen we hem vanzelf weg.',
    },
    hidden: {
      title: 'Dank je voor je zin',
      text: 'Hij staat niet op de site. Maar gelezen hebben we hem.',
    },
  },
  takeBack: 'Mijn zin terugnemen',
} as const
