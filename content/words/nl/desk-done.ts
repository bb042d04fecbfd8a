/** What a button on the desk did, said on the page that follows: Dutch alone. By what the button does. */
export const deskDone = {
  booking: {
    move: 'De boeking staat nu op deze datum.',
    rebook: 'De boeking staat nu op deze datum.',
    party: 'Het aantal personen is aangepast.',
    note: 'Je notitie is bewaard.',
    guest: 'De gegevens van de gast zijn bewaard.',
    'new-link': 'De gast krijgt een mail met een nieuwe link. De oude links werken niet meer.',
    'refund-account': 'De rekening is bewaard.',
    'refund-paid': 'Genoteerd: dit is teruggestort.',
    'write-off': 'Deze boeking staat niet meer bij wat er nog te doen is.',
  },
  date: {
    phone: 'De boeking staat in de lijst.',
    change: 'De datum is aangepast.',
    close: 'Deze datum is gesloten: er komen geen boekingen meer bij.',
    open: 'Deze datum staat weer open voor boekingen.',
    'call-off': 'Deze datum is afgelast.',
  },
} as const
