/**
 * Sentences only for a site that counts visits (`ANALYTICS_URL`), and only for one that does not.
 */
export const counting = {
  off: {
    collected:
      'Rondkijken doe je hier zonder iets over jezelf te vertellen. We krijgen pas gegevens als je een formulier verstuurt, ons mailt of betaalt.',
    retention:
      'Bezoekcijfers: die zijn er nu niet. Komen ze er, dan bewaren we ze hoogstens 26 maanden.',
    analytics: [
      'Nu niets: we tellen geen bezoeken, ook niet als je alles aanvaard hebt.',
      'Komt er ooit een teller, dan een van onszelf, en alleen met je toestemming. Eerst staat dan hier hoe hij heet, wat hij telt en hoelang: hoogstens 26 maanden.',
    ],
    security:
      'De verbinding met de site is versleuteld. Elke pagina verbiedt je browser iets van een andere server te laden. De reservaties zijn niet openbaar; alleen wij bekijken ze.',
  },
  on: {
    collected:
      'Rondkijken doe je hier zonder iets over jezelf te vertellen, tenzij je ermee instemt dat we je bezoek tellen. Verder krijgen we pas gegevens als je een formulier verstuurt, ons mailt of betaalt.',
    retention: 'Bezoekcijfers: hoogstens 26 maanden.',
    analytics: [
      'Alleen als je alles aanvaard hebt. Je browser laadt dan het script van onze eigen teller, {counter}. Die noteert welke pagina’s gelezen worden en wanneer; zo zien we wat mensen hier komen zoeken.',
      'Zoals elke server krijgt hij daarbij je IP-adres te zien, en wat je browser over zichzelf meldt.',
      'De cijfers bewaren we hoogstens 26 maanden. Trek je je toestemming in, dan laadt geen enkele pagina het script nog.',
    ],
    security:
      'De verbinding met de site is versleuteld. Elke pagina verbiedt je browser iets van een andere server te laden dan de onze en die van onze teller. De reservaties zijn niet openbaar; alleen wij bekijken ze.',
  },
} as const
