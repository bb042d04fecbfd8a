import type { AuthoredWords } from '../shape.ts'
import { drinksQuestions } from './faq-drinks.ts'
import { generalQuestions } from './faq-general.ts'
import { sourdoughQuestions } from './faq-sourdough.ts'
import { vegetablesQuestions } from './faq-vegetables.ts'

export const faq: AuthoredWords['faq'] = {
  head: {
    title: 'Questions fréquentes sur les ateliers',
    description:
      'Levain endormi, voile blanc, bouteilles sous pression, enfants, facture : des réponses courtes sur le pain, les boissons, les légumes et nos ateliers.',
    keywords:
      'questions fréquentes, FAQ, levain, kombucha, lactofermentation, réservation, annulation',
  },
  title: 'Questions fréquentes',
  lead: 'Ce qu’on nous demande à table, ou par e‑mail trois jours plus tard. Les réponses sont courtes : votre pâte attend.',
  tabsLabel: 'Les questions par sujet',
  tabs: {
    sourdough: sourdoughQuestions,
    drinks: drinksQuestions,
    vegetables: vegetablesQuestions,
    general: generalQuestions,
  },
  closing: {
    title: 'Votre question n’y est pas ?',
    text: 'Écrivez à {email}. S’il s’agit d’un bocal, joignez une photo et dites à quel jour il en est. Vous préférez un formulaire ? Il y en a un.',
    contactLink: 'Ouvrir le formulaire de contact',
  },
}
