import type { AuthoredWords } from '../shape.ts'
import { drinksQuestions } from './faq-drinks.ts'
import { generalQuestions } from './faq-general.ts'
import { sourdoughQuestions } from './faq-sourdough.ts'
import { vegetablesQuestions } from './faq-vegetables.ts'

export const faq: AuthoredWords['faq'] = {
  head: {
    title: 'Questions about fermenting and booking',
    description:
      'Is my starter dead, is that film mould, which bottles take pressure, can children come? Short answers on bread, drinks, vegetables and our workshops.',
    keywords:
      'fermentation questions, sourdough help, kombucha questions, lacto-fermentation safety, booking, FAQ',
  },
  title: 'Frequently asked questions',
  lead: 'What people ask us at the table, or by email three days later. The answers are short: your dough is waiting.',
  tabsLabel: 'Questions by subject',
  tabs: {
    sourdough: sourdoughQuestions,
    drinks: drinksQuestions,
    vegetables: vegetablesQuestions,
    general: generalQuestions,
  },
  closing: {
    title: 'Didn’t find yours?',
    text: 'Write to {email}. If it’s about a jar, add a photo and say which day it’s on. If you’d rather fill in a form, there is one.',
    contactLink: 'Go to the contact form',
  },
}
