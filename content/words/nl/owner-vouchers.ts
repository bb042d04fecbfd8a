/** The mails to the farm about gift vouchers. */
export const ownerVouchers = {
  facts: { worth: 'Bon', buyer: 'Koper', receiver: 'Voor', reference: 'Mededeling' },
  open: 'Open je cadeaubonnen',
  ordered: {
    subject: 'Cadeaubon besteld: {name}',
    preview: 'Je hoeft niets te doen: is het geld er, dan vertrekt de bon vanzelf.',
    title: 'Iemand bestelde een cadeaubon',
    text: 'Je hoeft niets te doen: we herkennen de mededeling op je uittreksel, en de bon vertrekt vanzelf. Kreeg je het geld anders, noteer het dan bij ‘Cadeaubonnen’.',
  },
  withdrawn: {
    subject: 'Cadeaubon herroepen: {name}',
    preview: 'De koper ziet ervan af.',
    title: 'Een koper herroept een cadeaubon',
    text: 'De bon werkt niet meer.',
    nothing: 'Er was nog niets betaald. Je hoeft niets te doen.',
    refund: 'Terug te betalen: {amount}. Je vindt het op je bureau, bij ‘Te doen’.',
    refundNoIban: 'Terug te betalen: {amount}. Vraag de koper op welke rekening.',
  },
} as const
