import type { OfWorkshops } from '../parts.ts'

export const workshops = {
  head: {
    title: '{count.workshopsFirst} workshops fermenteren bij Gent – {business.name}',
    description:
      '{count.workshopsFirst} workshops: een dag zuurdesembrood, een avond gefermenteerde dranken of een avond groenten. Wat erin zit, wat het kost en hoe je er geraakt.',
    keywords:
      'workshops fermenteren, zuurdesem workshop, kombucha workshop, groenten fermenteren, prijs, De Pinte, Gent',
  },
  title: '{count.workshopsFirst} workshops, één tafel',
  lead: 'Bloem, thee of kool: je kiest waar je mee begint. De rest is overal hetzelfde. Je doet alles zelf, je eet mee, en je vertrekt met een zwaardere tas.',
  cardsTitle: 'Brood, dranken of groenten',
  expect: {
    title: 'Wat je mag verwachten',
    items: [
      {
        title: 'Je doet het zelf',
        text: 'Geen demonstratie met stoelen op een rij. Je weegt, snijdt, kneedt en giet; wij doen het één keer voor en lopen daarna rond.',
      },
      {
        title: 'Er staat altijd iets dat al verder is',
        text: 'Fermenteren duurt langer dan een workshop. Daarom zie, ruik en proef je ook wat wij dagen of weken geleden begonnen zijn.',
      },
      {
        title: 'We eten samen',
        text: 'Soep, brood en kaas: om {bread.meal} op de brooddag, om {evening.meal} op de avonden. Wat er op tafel staat, is voor een deel ook gefermenteerd.',
      },
      {
        title: 'Je hoort ook wat er kan mislopen',
        text: 'Schimmel, een fles onder druk, een deeg dat wegloopt: we zeggen hoe je het herkent, wat je nog redt en wat je weggooit.',
      },
      {
        title: 'Drie talen door elkaar',
        text: 'We leggen uit in de talen die aan tafel zitten: Nederlands, Frans of Engels. Dat gaat beter dan het klinkt.',
      },
    ],
  },
  details: {
    title: 'Op een rij',
    rows: {
      duration: {
        label: 'Duur',
        value:
          'Zuurdesem een volle dag, zaterdag {bread.hours}. Dranken en groenten een avond, {evening.hours}.',
      },
      participants: {
        label: 'Deelnemers',
        value:
          '{evening.group}, bij zuurdesem {bread.group}. Beginners welkom. Eigen groep: {own.group}.',
      },
      materials: {
        label: 'Materiaal',
        value: 'Inbegrepen: ingrediënten, gereedschap, en de bokalen en flessen die je meeneemt.',
      },
      meals: {
        label: 'Eten en drinken',
        value:
          'Inbegrepen: lunch op de brooddag, avondeten op de avonden, en altijd iets te drinken.',
      },
      location: {
        label: 'Plaats',
        value:
          'Onze hoeve in {business.address.town}, 15 minuten met de auto van Gent. Gratis parkeren.',
      },
      languages: { label: 'Talen', value: 'Nederlands, Frans en Engels.' },
      price: { label: 'Prijs', value: '{low} tot {high} per persoon, alles inbegrepen.' },
    },
    bookLink: 'Bekijk de data en vraag een plaats aan',
  },
  questions: {
    title: 'Wat we het vaakst horen',
    experience: {
      question: 'Moet ik al iets kunnen?',
      answer:
        'Nee. De meesten hebben nog nooit een bokaal gevuld of een starter gevoed. Wie al wat geprobeerd heeft, brengt gerust een mislukking mee; daar leert de hele tafel van.',
    },
    bring: {
      question: 'Wat breng ik mee?',
      answer:
        'Een schort en een stevige tas om alles rechtop naar huis te krijgen. Trek iets aan waar bloem of rodebietensap op mag. Al de rest ligt hier.',
    },
    meals: {
      question: 'Wat eten we?',
      answer:
        'Soep, brood en kaas, en er gaat altijd een bokaal open: als lunch op de brooddag, als avondeten op de avonden. Het is vegetarisch en het zit in de prijs. Allergieën en diëten zet je niet in het formulier: we vragen ernaar zodra je plaats vastligt.',
    },
    travel: {
      question: 'Hoe geraak ik er?',
      answer:
        'Met de auto ben je er vanuit Gent in een kwartier, en parkeren is gratis. Met de trein stap je af in De Pinte; het dorpscentrum ligt 500 meter verder, geen tien minuten te voet, en de hoeve nog {business.walkFromVillageMinutes} minuten. Ander openbaar vervoer is beperkt. Er zijn fietspaden. De wegbeschrijving krijg je zodra je plaats vastligt.',
    },
    supplies: {
      question: 'Moet ik achteraf nog iets kopen?',
      answer:
        'Niet om te beginnen: de starter, de korrels of de gevulde bokalen krijg je mee. Voor de volgende lading heb je een keukenweegschaal nodig, zout, en bloem, suiker of kool uit de winkel. Wij zeggen je waar we het onze halen.',
    },
    cancellation: {
      question: 'En als ik niet kan komen?',
      answer:
        'Annuleren doe je met de link in onze mail. Hoe vroeger we het weten, hoe meer je terugkrijgt: {terms.cancel.workshop}{offers.faq.vacancy}',
    },
  },
} as const

export const workshopPage = {
  aboutTitle: 'Hoe het verloopt',
  benefitsTitle: 'Wat je leert',
  scheduleTitle: 'Uur per uur',
  scheduleNote:
    'De uren schuiven soms wat op. Wat gist, kijkt niet op de klok. Wie zit te praten ook niet.',
  takeHomeTitle: 'Wat er in je tas zit',
  afterwardsTitle: 'Hoe het thuis verdergaat',
  next: { title: 'De eerstvolgende data', all: 'Alle data' },
  bookLink: 'Vraag een plaats aan',
  askLink: 'Stel een vraag',
  sidebar: {
    calendarTitle: 'Wanneer',
    /** Name of the calendar, for screen readers. */
    calendarLabel: 'Data in {month}',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    emptyMonth: 'Geen data deze maand: de tafel rust.',
    duration: 'Duur',
    groupSize: 'Groep',
    price: 'Prijs',
    perPerson: 'per persoon',
    bookLink: 'Naar data en formulier',
    otherWorkshops: 'De andere workshops',
  },
  unknown: {
    head: {
      title: 'Deze workshop bestaat niet – {business.name}',
      description:
        'Op dit adres staat geen workshop, of niet meer. Bekijk welke workshops {business.name} wel geeft, met hun data, prijzen en vrije plaatsen.',
      keywords: 'workshop niet gevonden, {business.name}, workshops, data, {business.address.town}',
    },
    title: 'Workshop niet gevonden',
    text: 'De workshop die je zoekt, bestaat niet.',
    link: 'Naar alle workshops',
  },
} as const

export const workshopNames: OfWorkshops<string> = {
  sourdough: 'Zuurdesembrood',
  drinks: 'Gefermenteerde dranken',
  vegetables: 'Gefermenteerde groenten',
}
