export const option = {
  page: {
    title: 'Een datum voor jullie alleen',
    text: 'Deze dag houden we vrij voor jullie groep. Zeg je ja, dan is hij van jullie en mailen we wat er te betalen is.',
    number: 'Met hoeveel komen jullie?',
    name: 'Op welke naam?',
    consent: 'Wij komen en gaan akkoord met deze voorwaarden.',
    button: 'Ja, reserveren met betalingsverplichting',
  },
  decline: {
    title: 'Liever niet?',
    text: 'Laat het ons weten, dan kan iemand anders die dag krijgen.',
    reason: 'Waarom niet? (mag leeg blijven)',
    button: 'Nee, bedankt',
  },
  facts: {
    price: 'Prijs per persoon',
    /** Effect of the gift voucher that was named with the request. */
    voucher: 'Wordt gebruikt zodra je ja zegt',
    until: 'Vrij voor jullie tot en met',
  },
  problems: {
    participants:
      'Vul een aantal in van {least} tot {most}. Zijn jullie met meer of minder? Mail ons even.',
    /** Both bounds are the same. */
    participantsOne:
      'Deze prijs geldt voor {most} personen. Zijn jullie met meer of minder? Mail ons even.',
    name: 'Vul een naam in (hoogstens {most} tekens)',
    consent: 'Vink het vakje aan; anders kunnen we de dag niet vastleggen',
    reason: 'Houd het bij hoogstens {most} tekens, of laat dit leeg',
  },
  accepted: {
    title: 'Die dag is van jullie',
    text: 'Je reservatie is bevestigd. Wat er te betalen is, lees je in onze mail.',
  },
  declined: {
    title: 'Jammer, maar genoteerd',
    text: 'We houden die dag niet langer vrij. Past een andere dag wel? Vraag het gerust.',
  },
  lapsed: {
    title: 'We houden die dag niet meer vrij',
    text: 'Je kon ja zeggen tot en met {date}. Wil je nog komen? Vraag het ons opnieuw: misschien is de dag er nog, of vinden we een andere.',
  },
  withdrawn: {
    title: 'Die dag kan niet meer',
    text: 'We moesten dit voorstel intrekken. Vraag ons gerust een andere dag.',
  },
  again: 'Vraag een andere dag',
  mails: {
    offered: {
      subject: 'Een dag voor je groep: {workshop}, {date}',
      preview: 'Zeg ja, en hij is van jullie.',
      title: 'Deze dag houden we vrij',
      text: 'Je vroeg een dag voor je groep. Dit is ons voorstel.',
      next: 'Zeg je ja, dan is je reservatie meteen bevestigd en mailen we je wat er te betalen is.',
      button: 'Bekijk het en antwoord',
      otherwise:
        'Past het niet? Zeg dan nee op die pagina. Horen we niets, dan geven we de dag na die termijn weer vrij.',
      own: 'Houd deze link voor jezelf.',
    },
    ended: {
      subject: 'We houden die dag niet meer vrij: {workshop}, {date}',
      preview: 'Wil je toch nog komen? Vraag het ons opnieuw.',
      title: 'We houden die dag niet meer vrij',
      text: 'We hielden deze dag vrij voor je groep, maar kregen geen antwoord.',
      withdrawn: 'We hielden deze dag vrij voor je groep, maar hij kan niet meer. Sorry daarvoor.',
      again:
        'Wil je nog komen? Vraag het ons: misschien is de dag er nog, of vinden we een andere.',
    },
  },
} as const

/** Names on the desk of the mails to groups and companions. */
export const groupMailNames = {
  'option-offered-guest': 'Een optie aangeboden',
  'option-ended-guest': 'Een optie is voorbij',
  'companion-joined-guest': 'Aan wie meekomt met iemand',
} as const
