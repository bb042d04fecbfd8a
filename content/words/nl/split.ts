export const split = {
  /** Title, and text of the link to the page. */
  title: 'Splitsen over twee dagen',
  text: 'Kies de datum. Eerst zie je wat er verandert; pas daarna beslis je.',
  number: 'Met hoeveel gaan jullie naar die andere datum?',
  problems: {
    number:
      'Vul een aantal in van 1 tot {most}. Komen jullie allemaal op een andere dag, verzet dan de hele reservatie.',
    noRoom: 'Zoveel plaatsen zijn er op die datum niet meer. Nog vrij: {left}.',
  },
  none: 'Er is nu geen andere datum met plaats. Mail naar {email}, dan zoeken we samen.',
  invoiced:
    'Voor deze reservatie is al een factuur gemaakt, voor jullie allemaal. Mail naar {email}, dan brengen wij het in orde.',
  become: { one: 'Een van jullie komt op {date}', other: '{n} van jullie komen op {date}' },
  becomeText:
    'Je reservatie wordt er twee. De prijs per persoon blijft wat hij was: vandaag betaal je niets extra, en er gaat niets terug. Wat betaald is, verdelen we per persoon.',
  /** Label of each part's booking on `{date}`. */
  staying: 'Zoals gepland: {date}',
  going: 'Nieuw: {date}',
  owedThere:
    'Wat daar nog openstaat, betaal je apart. De gegevens staan in de mail die je meteen krijgt.',
  atMost:
    'Let op: alles terugkrijgen kan nu al niet meer. Annuleer je later voor wie op die andere datum komt, dan krijg je daarvoor hoogstens {percent}% terug, ook als die nog veraf is.',
  button: 'Ja, splits mijn reservatie',
  mail: {
    subject: 'Voortaan twee reservaties: {workshop}, {date}',
    preview: 'Een deel van jullie komt op een andere dag. Hier staat wie wanneer, en wat het kost.',
    title: 'Jullie komen op twee dagen',
    byGuest: 'Je hebt je reservatie gesplitst. Was jij dat niet, laat het ons dan meteen weten.',
    byFarm: 'We hebben je reservatie gesplitst. Klopt het niet, laat het ons dan weten.',
    atMost:
      'Toen je splitste, kreeg je al niet meer alles terug. Annuleer je later voor deze datum, dan krijg je hoogstens {percent}% terug, ook als hij nog veraf is.',
    calendar: 'Het agendabestand hierbij is voor de nieuwe dag.',
  },
} as const
