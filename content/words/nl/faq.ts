import { drinksQuestions } from './faq-drinks.ts'
import { generalQuestions } from './faq-general.ts'
import { sourdoughQuestions } from './faq-sourdough.ts'
import { vegetablesQuestions } from './faq-vegetables.ts'

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
    general: generalQuestions,
  },
  closing: {
    title: 'Staat jouw vraag er niet bij?',
    text: 'Mail naar {email}. Gaat het over een bokaal, stuur dan een foto mee en zeg op welke dag hij zit. Liever een formulier? Dat hebben we ook.',
    contactLink: 'Naar het contactformulier',
  },
} as const
