/** Taking back what a button of the desk did: Dutch alone. */
export const deskUndo = {
  /** In a history, after `undone`. */
  undone: 'Ongedaan gemaakt: {step}',
  steps: {
    confirm: 'de bevestiging',
    'confirm-all': 'de bevestiging, samen met andere',
    decline: 'de weigering',
    party: 'het aantal personen',
    'go-ahead': 'dat de datum doorgaat',
    received: 'de ontvangst',
    'not-received': 'dat het geld toch niet kwam',
    'by-hand': 'de ontvangst',
    repaid: 'de terugbetaling',
    cancel: 'de annulering',
    'new-link': 'de nieuwe link',
    note: 'de notitie',
    guest: 'de gegevens van de gast',
    move: 'de andere datum',
    rebook: 'de andere datum',
    split: 'het splitsen',
    'write-off': 'niet meer vragen',
    company: 'de gegevens voor de factuur',
    invoiced: 'dat de factuur elders gemaakt is',
    'refund-account': 'de rekening',
    phone: 'de boeking per telefoon',
    change: 'de aanpassing',
    close: 'het sluiten',
    open: 'het openen',
    'call-off': 'de afgelasting',
    answered: 'het afvinken',
    remind: 'de herinnering',
  },
  mail: {
    one: 'De mail aan {to} vertrekt om {time}.',
    other: '{n} mails vertrekken om {time}.',
  },
  /** Asked once before a refund is noted as paid. */
  repaid: {
    sure: 'Is {amount} terugbetaald op {iban}? De gast krijgt er een mail over.',
    sureAnyhow: 'Is {amount} terugbetaald? De gast krijgt er een mail over.',
    button: 'Ja, terugbetaald',
  },
  undo: 'Ongedaan maken',
  sendNow: 'Nu versturen',
  /** What these two did. */
  done: {
    undo: 'Ongedaan gemaakt. Alles staat weer zoals het was.',
    'send-now': 'De mail vertrekt nu.',
  },
  refused: {
    changed: 'Dit kan niet meer ongedaan gemaakt worden: intussen is er iets aan veranderd.',
    mailed: 'Dit kan niet meer ongedaan gemaakt worden: de mail is al vertrokken.',
    'no-room': 'Dit kan niet meer ongedaan gemaakt worden: de plaatsen zijn niet meer vrij.',
    forgotten: 'Dit kan niet meer ongedaan gemaakt worden: het is te lang geleden.',
  },
} as const
