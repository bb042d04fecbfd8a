import type { FaqTab } from '../parts.ts'
import { drinksQuestions } from './drinks.ts'
import { sourdoughQuestions } from './sourdough.ts'
import { vegetablesQuestions } from './vegetables.ts'

const general: FaqTab = {
  label: 'Algemeen',
  questions: [
    {
      question: 'Ik heb twee linkerhanden. Mag ik komen?',
      answer:
        'Graag zelfs. We beginnen bij het begin, en wie achterloopt, krijgt hulp van links en van rechts. Kool mag scheef gesneden zijn en een brood mag een deuk hebben; een bacterie ziet het verschil niet. Alleen over het gewicht van het zout zijn we streng, en dat werk doet de weegschaal.',
    },
    {
      question: 'Is het in het Nederlands?',
      answer:
        'Ja, tenzij bij de datum een andere taal staat. Zit er ook iemand aan tafel die Frans of Engels spreekt, dan zeggen we het ook in die taal. Veel tijd kost dat niet, want het meeste zie je aan de handen. Heb je een voorkeur, zet die dan bij je aanvraag. Het blad dat je meekrijgt, bestaat in de drie talen.',
    },
    {
      question: 'Geraak ik er met de trein, ook ’s avonds?',
      answer:
        'Heen wel: vanuit Gent stap je af in De Pinte; het dorpscentrum ligt geen tien minuten te voet verder, en de hoeve nog {business.walkFromVillageMinutes} minuten. Kijk voor de terugweg het uur van de laatste trein na, want een avond duurt tot {evening.end}. Moet je vroeger door, zeg het dan bij het begin. Jouw bokalen pakken we eerst in.',
    },
    {
      question: 'Wat doen jullie met mijn allergieën?',
      answer:
        'We vragen ernaar als je plaats vastligt; met de link in onze mail zeg je het ook vroeger. Je antwoordt alleen als je dat wilt. Met jouw toestemming gebruiken we het voor die ene maaltijd; {terms.afterTheDay.spelled} na de workshop wissen we het. Dat er nergens sporen in zitten, kunnen we niet beloven: hier wordt gewerkt met bloem, kaas, selderij en mosterd. Wat er ergens in zit, mag je altijd vragen, zonder te zeggen waarom.',
    },
    {
      question: 'Is het eten vegetarisch?',
      answer:
        'Ja, de lunch op zaterdag en het avondeten. De soep is getrokken van groenten; vlees of vis komt er niet op tafel, kaas wel. Eet je veganistisch, zeg het dan als we naar je dieet vragen. Dan ligt er naast je brood iets anders dan kaas, en de kans is groot dat het uit een bokaal komt.',
    },
    {
      question: 'Mogen er kinderen mee?',
      answer:
        'Voor brood en groenten vanaf twaalf jaar, samen met een volwassene. Ze krijgen een eigen plaats en een eigen mes, en betalen de gewone prijs. De avond met dranken is voor volwassenen, vanwege de alcohol. Voor klein volk is een oven van 240 °C te heet en {evening.end} te laat.{offers.privateGroups.children}',
    },
    {
      question: 'Wat kost het, en wanneer betaal ik?',
      answer:
        'Een avond kost {evening.price} per persoon, de brooddag {bread.price}, met eten en bokalen erbij.{offers.privateGroups.price} Na onze bevestiging schrijf je {terms.pay.faq} Ter plaatse betalen kan niet: je portefeuille mag die dag in je jas blijven.',
    },
    {
      question: 'En als ik niet kan, of jullie niet?',
      answer:
        'Klik op de link in onze mail zodra je het weet, want de dagen tellen. {terms.cancel.faq} Was de datum verder volgeboekt en neemt iemand je plaats in en betaalt die, dan krijg je {terms.cancel.taken}. Komt iemand anders in jouw plaats? Dat regel je met diezelfde link, gratis. Zeggen wij af, dan kies jij: een andere datum, of al je geld terug.',
    },
    {
      question: 'Gaat mijn datum zeker door?',
      answer:
        'Staat er niets bij de datum, dan gaat hij door. Is er een minimum nodig, dan lees je daar hoeveel deelnemers, en op welke dag we beslissen. Gaat hij niet door, dan krijg je een mail en kies je zelf: een andere datum of al je geld terug. Hoor je niets, dan gaat hij door.',
    },
    {
      question: 'Kan ik met een rolstoel komen?',
      answer:
        'Mail ons voor je een plaats aanvraagt, dan bekijken we het samen. Je parkeert vlak bij de deur, de keuken ligt gelijkvloers achter een drempel van 3 cm, en aan de tafel kun je zittend werken. Het erf is van kasseien en het toilet is smal: een rolstoel geraakt erin, maar draaien lukt niet. Voor wie niet lang kan rechtstaan, zijn er zitkrukken genoeg.',
    },
    {
      question: '{offers.waitingList.question}',
      answer:
        'Soms. Zet je op de wachtlijst; de link staat onder de data. Komen er genoeg plaatsen vrij voor jullie allemaal, dan houden we ze meestal {terms.offer.figures} voor je vrij, en krijg je een mail. De data staan een week of {terms.schedule.word} vooruit op de site. Past er geen, laat je dan verwittigen bij een nieuwe: die link staat er ook.',
    },
    {
      question: 'Krijg ik een factuur?',
      answer:
        'Ja, als je erom vraagt. Voor een zaak vul je de gegevens in op de pagina van je reservatie{offers.invoices.comes}. Als particulier mail je ons een naam en een adres.',
    },
    {
      question: '{offers.vouchers.question}',
      answer:
        'Ja, voor een workshop of voor een bedrag naar keuze. Je bestelt de bon op de pagina ‘Cadeaubon’ en betaalt per overschrijving; daarna komt hij per mail, naar jou of naar wie hem krijgt. Hij is {terms.voucher.spelled} geldig. Weet je de datum al, dan kun je de plaats ook zelf aanvragen: wij mailen alleen naar jou, dus wij verklappen niets.',
    },
  ],
}

export const faq = {
  head: {
    title: 'Veelgestelde vragen over fermenteren – {business.name}',
    description:
      'Is mijn starter dood, is dat vlies schimmel, welke fles kan druk aan, mogen kinderen mee? Korte antwoorden over brood, dranken, groenten en de workshops.',
    keywords: 'veelgestelde vragen, fermenteren, zuurdesem, kombucha, melkzuurgisting, workshop',
  },
  title: 'Veelgestelde vragen',
  lead: 'Wat jullie ons vragen aan tafel, of drie dagen later per mail. De antwoorden zijn kort: je deeg wacht.',
  /** Name of the row of tabs, for screen readers. */
  tabsLabel: 'Vragen per onderwerp',
  tabs: {
    sourdough: sourdoughQuestions,
    drinks: drinksQuestions,
    vegetables: vegetablesQuestions,
    general,
  },
  closing: {
    title: 'Staat jouw vraag er niet bij?',
    text: 'Mail naar {email}. Gaat het over een bokaal, stuur dan een foto mee en zeg op welke dag hij zit. Liever een formulier? Dat hebben we ook.',
    contactLink: 'Naar het contactformulier',
  },
} as const
