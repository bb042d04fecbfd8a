export const newcomerMails = {
  newcomer: {
    subject: 'Jij komt: {workshop}, {date}',
    preview: 'Waar je moet zijn en wat je meebrengt.',
    title: 'Fijn dat jij komt',
    text: 'Je komt in de plaats van {name}. De reservatie staat nu op jouw naam.',
    textNameless: 'De reservatie staat nu op jouw naam.',
    /** The debt is new to the newcomer. */
    open: 'Dit is nog te betalen. Dat doe jij nu.',
  },
  replaced: {
    subject: 'Iemand anders komt: {workshop}, {date}',
    preview: 'Je reservatie staat nu op een andere naam.',
    title: 'Iemand anders komt in je plaats',
    text: '{name} komt in je plaats. Je hoeft niets meer te doen: de links in onze vorige mails aan jou werken niet meer, en wat je ons over eten of gezondheid zei, hebben we gewist.',
    money: 'Moeten we ooit iets terugbetalen, dan gaat dat naar jou: jij hebt betaald.',
    notYou: 'Had je dit niet afgesproken? Antwoord dan meteen op deze mail.',
  },
} as const
