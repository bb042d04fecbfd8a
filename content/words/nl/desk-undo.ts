/** Taking back what a button of the desk did. */
export const deskUndo = {
  /** Line of a history; `{step}` is one of `steps`. */
  undone: 'Ongedaan gemaakt: {step}',
  mail: {
    one: 'De mail aan {to} vertrekt om {time}.',
    other: '{n} mails vertrekken om {time}.',
  },
  dropped: 'De mail die daarover nog wachtte, vertrekt niet meer.',
  /** Question before a refund is noted as paid. */
  repaid: {
    title: 'Terugbetaald',
    sure: 'Is {amount} terugbetaald op {iban}?',
    sureAnyhow: 'Is {amount} terugbetaald?',
    told: 'De gast krijgt er een mail over.',
    atOnce:
      'Zeg het zodra je betaald hebt: zolang dit openstaat, kan de gast er nog een andere datum of een plaats mee betalen.',
    inCash: 'Contant teruggegeven',
    button: 'Ja, terugbetaald',
  },
  undo: 'Ongedaan maken',
  sendNow: 'Nu versturen',
  /** Results of these two buttons. */
  done: {
    undo: 'Ongedaan gemaakt.',
    'send-now': 'Wordt nu verstuurd.',
  },
  refused: {
    changed: 'Dit kan niet meer ongedaan gemaakt worden: intussen is er iets aan veranderd.',
    mailed: 'Dit kan niet meer ongedaan gemaakt worden: de mail is al vertrokken.',
    'no-room': 'Dit kan niet meer ongedaan gemaakt worden: de plaatsen zijn niet meer vrij.',
    'hours-taken':
      'Dit kan niet meer ongedaan gemaakt worden: op dat uur staat er intussen een andere datum van deze workshop.',
    forgotten: 'Dit kan niet meer ongedaan gemaakt worden: het is te lang geleden.',
  },
} as const
