/** The mails to the farm when a guest changes who comes. */
export const ownerParty = {
  partyChanged: {
    subject: 'Ander aantal: {name}, {workshop}, {date}',
    preview: 'Een gast veranderde het aantal personen.',
    title: 'Een gast komt met een ander aantal',
    text: '{name} komt met {after} in plaats van {before}. Plaatsen en bedragen zijn aangepast.',
    /** A refund that waited pays for places taken again. */
    noRefund:
      'De {amount} die je moest terugbetalen, telt weer als betaald: je hoeft ze niet meer over te schrijven. Was het geld al vertrokken, mail de gast dan meteen.',
    isRequest: 'Op deze aanvraag heb je nog niet geantwoord.',
    belowMinimum:
      'Deze datum heeft er {minimum} nodig om door te gaan en zit nu op {taken}. Kijk of hij nog doorgaat.',
  },
  split: {
    subject: 'Gesplitst: {name}, {workshop}, {date}',
    preview: 'Een deel van een boeking komt op een andere datum.',
    title: 'Een gast splitste de boeking',
    text: '{name} splitste de groep: {going} naar een andere datum, met een eigen boeking, en {staying} op de oorspronkelijke datum. Plaatsen en bedragen zijn verdeeld.',
    staying: 'Zoals gepland',
    staysOn: '{n} op {date}, {time}',
    toOther: 'Open de nieuwe boeking',
  },
  substitute: {
    subject: 'Doorgegeven: {name}, {workshop}, {date}',
    preview: 'Een gast gaf de boeking door. Je hoeft niets te doen.',
    title: 'Een gast gaf de boeking door',
    text: '{name} komt in de plaats van {before} en zei zelf ja. De mails gaan voortaan naar {name}. Je hoeft niets te doen.',
  },
} as const
