export const about = {
  head: {
    title: 'Over de hoeve en wie er woont – {business.name}',
    description:
      'Een zware pot in de kelder, een mislukte zuurkool, 34 starters aan het hek: hoe {business.name} in De Pinte begon, en wie er aan het hoofd van de tafel staat.',
    keywords: 'over ons, {business.name}, hoeve De Pinte, fermenteren, kleine boerderij, Gent',
  },
  title: 'Over ons',
  lead: '{business.people.guide}, {business.people.cook} en een toom kippen. Toen we hier kwamen wonen, hadden we nog nooit een kool gezouten.',
  crockAlt:
    'Een vrouw met een dot en een man met een muts zitten op de rug gezien op een bank; links gaat de zon onder achter een aardewerken pot, rechts pikt een kip.',
  journey: {
    title: 'Hoe het gekomen is',
    startersAlt:
      'Een rij bokalen met rijzend deeg en een doekje erover, op de bovenste balk van een houten hek; erachter een haag in bloei.',
    moments: [
      {
        when: '2017',
        text: 'We kopen een kleine hoeve in De Pinte. In de kelder staat een aardewerken pot met twee halve stenen erin, te zwaar voor wie hier vroeger woonde. ‘Dat is voor de kool’, zegt de buurman. Meer uitleg krijgen we niet.',
      },
      {
        when: 'Winter 2018',
        text: 'Onze eerste zuurkool, gezouten op gevoel. Na drie weken is ze roze en slijmerig. Alles gaat op de composthoop. De dag erna kopen we een weegschaal.',
      },
      {
        when: 'Lente 2020',
        text: 'In de winkels is de gist op. In onze bokaal met desem leeft er genoeg. Buren komen met een leeg potje tot aan het hek, en eind mei zijn er 34 starters de deur uit. Sindsdien heet het hier {business.name}.',
      },
      {
        when: 'Herfst 2025',
        text: 'Eén tafel, tien stoelen en dertien data, van eind september tot half december: onze eerste workshops.',
      },
    ],
  },
  philosophy: {
    title: 'Wat hier telt',
    text: 'Een school is het niet, een winkel ook niet. Het is een keuken met grond errond, en drie dingen staan er vast.',
    pillars: [
      {
        title: 'De tijd',
        text: 'Wij versnellen niets. Een deeg krijgt zijn nacht, een kool haar drie weken. Wat niet in een avond past, zetten we een week eerder al op.',
      },
      {
        title: 'De grond',
        text: 'Kool, prei, ajuin en kweeperen groeien hier. Gember, thee en citroenen niet, daar is De Pinte te koud voor. Die kopen we, en dat zeggen we er ook bij.',
      },
      {
        title: 'De maat',
        text: 'Met twee kun je {evening.most} mensen in het oog houden, {own.most} als ze elkaar kennen. Groeien laten we aan de kolen over.',
      },
    ],
  },
  commitment: {
    title: 'Waar je ons aan mag houden',
    text: 'Vijf afspraken, zonder kleine lettertjes. Komen we er een niet na, zeg het dan.',
    promises: [
      'Op je aanvraag krijg je binnen {terms.answer.figures} antwoord van ons.',
      'De prijs op deze site is wat je betaalt: btw, bokalen en eten zitten erin.',
      'Moeten wij een datum schrappen, dan kies jij: een andere dag, of al je geld terug.',
      'Doet een bokaal thuis raar, mail ons dan een foto. Een jaar later mag ook nog.',
      'Over wat gefermenteerd eten met je lichaam doet, beloven we niets. Over wat zout met kool doet, vertellen we je alles.',
    ],
  },
  guide: {
    title: 'Aan het hoofd van\u00a0de\u00a0tafel: {business.people.guide}',
    paragraphs: [
      '{business.people.guide} geeft de workshops. Elf jaar lang was ze treinbegeleider: vertragingen riep ze om in het Nederlands of het Frans, naargelang van de kant van de taalgrens, en richting luchthaven ook in het Engels. De talen heeft ze gehouden. Het fluitje ligt in een la.',
      'Ze weegt alles twee keer, en het zout drie keer. Wat ze voordoet, doet ze traag; daarna gaat ze de tafel rond en zegt ze vaker ‘voel eens’ dan ‘kijk eens’. Vragen mag je alles, ook met je handen in het deeg. Soms is het antwoord: dat weten we over drie dagen.',
      '{business.people.cook} maakt de soep, let op de oven en houdt de kippen uit de gang; bij het eten schuift hij mee aan, en af en toe weet hij het beter.',
    ],
  },
  call: {
    title: 'De rest tonen we liever',
    text: 'Een zaterdag brood, een avond dranken of een avond groenten: van elke workshop lees je uur per uur wat je er doet.',
    button: 'Naar de workshops',
  },
} as const
