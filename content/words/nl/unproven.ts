/** Texts for a guest whose places are held only once a link of our mail is pressed. */
export const unproven = {
  mail: {
    subject: 'Nog één stap: {workshop}, {date}',
    preview: 'Bevestig binnen {terms.press.spelled}, dan houden we je plaats vrij.',
    title: 'Nog één stap',
    text: 'Je aanvraag is aangekomen. Voor we plaats vrijhouden, willen we weten dat dit adres van jou is: klik op de knop en bevestig op de pagina die opengaat.',
    until: 'Je hebt tijd tot',
    button: 'Houd mijn plaats vrij',
    notYou:
      'Bevestig je niet op tijd, dan vervalt de aanvraag vanzelf. Was jij dit niet, dan hoef je dus niets te doen.',
  },
  hold: {
    title: 'Zullen we je plaats vrijhouden?',
    text: 'Met deze knop weten we dat het adres van jou is. Dan houden we je plaats vrij tot we antwoorden.',
    button: 'Houd mijn plaats vrij',
  },
  held: {
    title: 'We houden je plaats vrij',
    text: 'Je krijgt een mail met je aanvraag. We kijken de datum na en antwoorden binnen {terms.answer.figures}. Tot dan betaal je niets.',
  },
  /** Other guests took the places meanwhile. */
  gone: {
    title: 'Net te laat',
    text: 'Op deze datum is er intussen niet genoeg plaats meer. Kies een andere datum{offers.waitingList.gone}. Je bent ons niets verschuldigd.',
  },
  /** Title over the sentence of a mailbox with too many places on trust. */
  enough: 'Voorlopig zijn dit er genoeg',
  /** The hours of the link are over. */
  ended: {
    title: 'Deze aanvraag is vervallen',
    text: 'Wil je nog komen, stuur dan een nieuwe.',
  },
  dates: 'Naar de data en het formulier',
  waitingList: '{offers.waitingList.toList}',
  /** Purpose of the link in the waiting list's mail, while nobody has pressed it. */
  waiting: {
    text: 'Laat ons eerst weten dat dit adres van jou is: alleen dan kunnen we plaats voor je vrijhouden.',
    link: 'Ja, dit is mijn adres',
  },
  /** Page behind that link. */
  inLine: {
    title: 'Is dit je adres?',
    text: 'Met deze knop weten we dat het adres van jou is. Komt er plaats vrij, dan krijg je een mail.',
    button: 'Ja, dit is mijn adres',
  },
} as const
