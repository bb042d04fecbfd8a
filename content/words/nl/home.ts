export const home = {
  head: {
    title: '{business.name}: leren fermenteren bij Gent',
    description:
      'Zuurdesembrood, gefermenteerde dranken en groenten: leer het op een kleine hoeve in De Pinte, een kwartier van Gent. Bokalen en eten inbegrepen.',
    keywords:
      'fermenteren, workshop fermenteren, zuurdesembrood, kombucha, melkzuurgisting, De Pinte, Gent',
  },
  hero: {
    /** Title of 32 characters at most, set very large over two lines. */
    title: 'Zout erbij, deksel erop, wachten',
    lead: 'Leer fermenteren op een hoeve in De Pinte, bij Gent. Hoogstens {evening.most} rond één tafel; wat je maakt, neem je mee.',
    datesButton: 'Kies een datum',
    /** Link to the form, filled in with the first date that has room. */
    next: 'Eerstvolgend: {workshop}, {date}, {price}',
    workshopsButton: 'Bekijk de workshops',
    aboutButton: 'Over de hoeve',
    /** Alternative text of the photograph in place of the land; the land itself needs none. */
    pictureAlt: 'Ver weg een hoeve tussen de velden, vooraan een grote bokaal op een tafel.',
  },
  /** Label of the sentence of the day, when the farm has one. */
  today: 'Vandaag op de hoeve',
  welcome: {
    title: 'Schuif maar aan',
    paragraphs: [
      'We zijn met twee, plus de kippen. In onze keuken leer je drie dingen: brood bakken met zuurdesem, dranken laten bruisen en groenten bewaren met zout. Het gereedschap ligt klaar. Het geduld breng je zelf mee.',
      'Ervaring hoef je niet te hebben. Wie een mes kan vasthouden en een weegschaal kan lezen, kan volgen. Je werkt met je eigen kom, je eigen bokaal en je eigen handen, en halfweg eten we samen.',
      'Vlug gaat het niet. Wat je hier begint, is pas dagen of weken later af, in je eigen keuken. Daarom gaat er een blad mee waarop staat wat je wanneer moet zien.',
    ],
    highlights: [
      {
        title: 'Hoogstens {evening.most} aan tafel',
        text: 'Zo zie je de handen van wie het voordoet, en zien wij die van jou. Bij het brood zijn we met {bread.spelledGroup}.',
      },
      {
        title: 'Alles zit in de prijs',
        text: 'Bloem, groenten, zout, bokalen, flessen en het eten. Een avond kost {evening.price}, de brooddag {bread.price}. Meer wordt het niet.',
      },
      {
        title: 'Niemand vertrekt met lege handen',
        text: 'Een brood, een deeg en een starter, of bokalen en flessen waarin het straks begint te borrelen.',
      },
      {
        title: 'Drie talen',
        text: 'We leggen uit in het Nederlands, het Frans en het Engels, naargelang van wie er aan tafel zit.',
      },
    ],
  },
  workshops: {
    title: '{count.workshopsFirst} workshops',
    text: 'Eén dag met bloem, twee avonden met bokalen en flessen. Je volgt ze los van elkaar, in de volgorde die je wilt.',
    /** Link on each card, after the workshop's name for screen readers. */
    cardLink: 'Lees hoe het verloopt',
    nextDate: 'Eerstvolgende datum: {date}',
    noDate: 'Nieuwe data volgen',
  },
  afterwards: {
    title: 'Thuis gaat het verder',
    text: 'Bij ons duurt het een avond. Daarna werkt de bokaal, en jij bijna niet. Zo gaat het met witte kool:',
    moments: [
      {
        day: 'Dag 0',
        text: 'De bokaal staat op een bord, bij 18 tot 22 °C. Alle kool zit onder het vocht.',
      },
      {
        day: 'Dag 3',
        text: 'Het borrelt en het vocht wordt troebel. Zo hoort het. Wat bovendrijft, duw je weer onder.',
      },
      {
        day: 'Dag 7',
        text: 'Een eerste keer proeven: wat zuur, nog knapperig. Sommigen stoppen hier.',
      },
      {
        day: 'Dag 21',
        text: 'Helemaal zuur. Nu mag je het zuurkool noemen. De koelkast in, en op je bord.',
      },
    ],
  },
  testimonials: {
    title: 'Berichten van thuis',
    /**
     * Note on who chose them, and whether somebody checked their writers (art. VI.99, § 6, of the
     * Code of economic law).
     */
    chosen: 'Deze zes kozen we zelf uit; niemand heeft nagekeken wie ze schreef.',
    /** Heading of guest sentences, when the farm shows any. */
    lately: 'Onlangs geschreven',
    latelyBy: 'Zo’n zin kan alleen schrijven wie hier een plaats had.',
    items: [
      {
        quote:
          'Ik had al twee starters om zeep geholpen. De derde woont nu in mijn koelkast en komt elke vrijdagavond buiten.',
        author: 'Isabelle V.',
        location: 'Doornik',
      },
      {
        quote:
          'Het brood van op de hoeve mocht gezien worden. Maar fier ben ik op dat van zondag, alleen gebakken, in mijn eigen pot.',
        author: 'Karim B.',
        location: 'Schaarbeek',
      },
      {
        quote:
          'Mijn eerste fles ging open boven de gootsteen, zoals gevraagd. Het plafond is droog gebleven.',
        author: 'Anke M.',
        location: 'Merelbeke',
      },
      {
        quote:
          'Je proeft dezelfde kombucha van vier, acht en veertien dagen. Nu weet ik eindelijk wanneer de mijne goed is.',
        author: 'Sophie L.',
        location: 'Namen',
      },
      {
        quote:
          'Op dag 3 werd de pekel troebel en had ik hem bijna weggegoten. Toen dacht ik aan de bokaal van drie dagen bij de soep.',
        author: 'James W.',
        location: 'Gent',
      },
      {
        quote:
          'Na tien minuten kneden stond de kool in haar eigen vocht en ik in het zweet. Meer dan zout was er niet bij.',
        author: 'Griet P.',
        location: 'Nazareth',
      },
    ],
  },
  callToAction: {
    title: 'Kies een datum',
    text: 'Je stuurt een aanvraag, wij antwoorden binnen {terms.answer.figures}. Pas als wij bevestigen, is er iets te betalen: {terms.pay.home}',
    button: 'Bekijk de data',
  },
} as const
