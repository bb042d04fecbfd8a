import type { FaqTab } from '../parts.ts'
import type { AuthoredWords } from '../shape.ts'
import { drinksQuestions } from './drinks.ts'
import { sourdoughQuestions } from './sourdough.ts'
import { vegetablesQuestions } from './vegetables.ts'

const general: FaqTab = {
  label: 'General',
  questions: [
    {
      question: 'I’m all fingers and thumbs. Can I come?',
      answer:
        'Please do. We start at the beginning, and anyone who falls behind gets help from both sides. Cabbage may be cut crooked and a loaf may have a dent; bacteria can’t tell the difference. The one thing we’re strict about is the weight of the salt, and the scales see to that.',
    },
    {
      question: 'Is it all in Dutch?',
      answer:
        'No, unless it says so beside the date. If you’re at the table, you’ll hear it in English, and the person next to you in Dutch or French. It takes less time than you’d expect, since most of it is in the hands. Tell us in your request which language you’d like. The sheet you take home comes in all three.',
    },
    {
      question: 'Can I come by train, even in the evening?',
      answer:
        'Getting here, yes: from Ghent you get off at De Pinte; the village centre is under ten minutes on foot, and the farm another {business.walkFromVillageMinutes} minutes. For the way back, check the time of the last train, as an evening goes on until {evening.end}. If you have to leave early, say so when you arrive, and we’ll pack your jars first.',
    },
    {
      question: 'What do you do about my allergies?',
      answer:
        'We ask once your place is secured; the link in our email lets you tell us sooner. You answer if you want to. With your consent we use it for that one meal; {terms.afterTheDay.spelled} after the workshop we delete it. We can’t promise that nothing contains traces: flour, cheese, celery and mustard all pass through this kitchen. You may always ask what’s in a dish or a jar, without saying why.',
    },
    {
      question: 'Is the food vegetarian?',
      answer:
        'Yes, both Saturday’s lunch and the evening supper. The soup is made from vegetables; there’s no meat or fish on the table, though there is cheese. If you’re vegan, say so when we ask about diets. You’ll have something else beside your bread, and chances are it will have come out of a jar.',
    },
    {
      question: 'Can children come?',
      answer:
        'For bread and vegetables, from the age of twelve, with an adult. They have a place and a knife of their own, at the usual price. The evening of fermented drinks is for adults, because of the alcohol. For small children an oven at 240 °C is too hot and {evening.end} too late.{offers.privateGroups.children}',
    },
    {
      question: 'What does it cost, and when do I pay?',
      answer:
        'An evening is {evening.price} a person, the bread day {bread.price}, meal and jars included.{offers.privateGroups.price} Once we’ve confirmed, you transfer {terms.pay.faq} You can’t pay on the day: your wallet can stay in your coat.',
    },
    {
      question: 'What if I can’t make it, or you can’t?',
      answer:
        'Click the link in our email as soon as you know, because the days count. {terms.cancel.faq} If the date was otherwise full and someone takes your place and pays, {terms.cancel.taken}. Someone coming instead of you? Use that same link, free of charge. If we cancel, you choose: a different date, or all your money back.',
    },
    {
      question: 'Will my date go ahead?',
      answer:
        'If there’s no note beside it, yes. If it needs a minimum, you’ll see there how many people, and on which day we decide. If we call it off, you’ll get an email and the choice is yours: another date, or all your money back. No email means it’s on.',
    },
    {
      question: 'Can I come in a wheelchair?',
      answer:
        'Email us before you ask for a place, and we’ll work it out together. You park close to the door, the kitchen is at ground level behind a 3 cm threshold, and you can work sitting down. The yard is cobbled and the toilet is narrow: a wheelchair gets in, but it can’t turn. If it’s the standing you’d find hard, there are stools for everyone.',
    },
    {
      question: '{offers.waitingList.question}',
      answer:
        'Sometimes. Put yourself on the waiting list; the link is below the dates. If enough places come free for all of you, we hold them, usually for {terms.offer.figures}, and send you an email. The dates are online about {terms.schedule.spelled} ahead. If none suits, ask to hear of a new one: that link is there too.',
    },
    {
      question: 'Can I have an invoice?',
      answer:
        'Yes, if you ask. For a company, fill in its details on the page of your booking{offers.invoices.comes}. As a private individual, email us a name and an address.',
    },
    {
      question: '{offers.vouchers.question}',
      answer:
        'Yes, for a workshop or for an amount of your choice. You order the voucher on the page ‘Gift voucher’ and pay by bank transfer; it then comes by email, to you or to whoever gets it. It is valid for {terms.voucher.spelled}. If you know the date already, you can also ask for the place yourself: we write to nobody but you, so we give nothing away.',
    },
  ],
}

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
    general,
  },
  closing: {
    title: 'Didn’t find yours?',
    text: 'Write to {email}. If it’s about a jar, add a photo and say which day it’s on. If you’d rather fill in a form, there is one.',
    contactLink: 'Go to the contact form',
  },
}
