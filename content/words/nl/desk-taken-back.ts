/** Results of taking a step back, or of a refusal. */
export const deskTakenBack = {
  /** The button that is the opposite of another one. */
  by: {
    add: 'Datum afgelasten, op de pagina van de datum',
    away: 'We zijn terug',
    back: 'We zijn weg',
    came: 'Bewaren wie er was, met andere vinkjes',
    offer: 'Aanbod intrekken, op de pagina van de optie',
    calendar: 'Adres van je agenda afsluiten',
    house: 'Terugnemen, bij wat er vroeger stond',
    sentence: 'Tonen, of niet tonen',
    workshop: 'Niets: een workshop die je niet op de site zet, ziet niemand',
  },
  letter: 'De mails vertrekken meteen. Terughalen kan niet.',
  mail: 'De mail vertrekt meteen. Terughalen kan niet.',
  redeem:
    'Ongedaan maken kan niet. Wordt de boeking geannuleerd, dan gaat het geld terug op de bon.',
  newcomer:
    'Ongedaan maken kan niet: de oude links werken niet meer, en wat de gast over allergieën zei, is gewist.',
  burst: 'Ongedaan maken kan niet: wie echt wou komen, vraagt het opnieuw.',
  group:
    'Ongedaan maken kan niet, want de mail vertrekt meteen. De boeking annuleren of de datum afgelasten kan wel.',
  withdraw:
    'Ongedaan maken kan niet: de groep krijgt meteen een mail. Een nieuwe optie geven kan wel.',
  end: 'Ongedaan maken kan niet: met een nieuwe sleutel komt het toestel weer binnen.',
  endAll:
    'Ongedaan maken kan niet. Ook deze telefoon of computer komt dan pas weer binnen met een nieuwe sleutel.',
  endAllSure: 'Ja, sluit alles af, ook dit toestel',
  endAllProblem: 'Zet een vinkje bij ‘Ja, sluit alles af’ als je het zeker weet.',
} as const
