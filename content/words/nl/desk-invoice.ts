/** The page of one invoice or credit note; the paper itself is in its buyer's language. */
export const deskInvoice = {
  booking: 'Naar de boeking',
  ubl: '{name} voor Peppol (UBL)',
  mail: 'Mail de pdf naar {name}',
  noMail: 'Van deze gast is er geen mailadres: druk de pagina af, of geef de pdf zelf door.',
  print: 'Afdrukken kan met het menu van je browser.',
  peppol:
    'Naar een Belgische zaak moet ook het bestand voor Peppol: dat doet het programma van je boekhouder.',
  done: {
    mailed: 'De mail met de pdf vertrekt nu.',
    'to-accountant': 'De mail naar je boekhouder vertrekt nu.',
  },
} as const
