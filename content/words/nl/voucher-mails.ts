export const voucherMails = {
  /** Sentence in a mail about a booking that ended. */
  back: 'Er staat weer {amount} op je cadeaubon. De code blijft dezelfde.',
  facts: {
    worth: 'Waarde',
    people: { one: '{n} persoon', other: '{n} personen' },
    receiver: 'Voor',
    validUntil: 'Geldig tot en met',
    valid: 'Geldig',
    fromPayment: '{terms.voucher.spelled} vanaf je betaling',
    reference: 'Gestructureerde mededeling',
    left: 'Staat er nog op',
    code: 'Code',
  },
  links: {
    own: 'Bekijk je cadeaubon',
    print: 'Cadeaubon om af te drukken',
    withdraw: 'De aankoop herroepen',
  },
  withdrawal:
    'Van gedachten veranderd? Tot en met {date} kun je de aankoop herroepen zonder uitleg te geven; wat nog op de bon staat, krijg je terug.',
  withdrawalUnpaid:
    'Van gedachten veranderd? Tot {terms.withdrawal.spelled} na je betaling kun je de aankoop herroepen zonder uitleg te geven.',
  ordered: {
    subject: 'Je cadeaubon: nog te betalen',
    preview: 'Met deze overschrijving is de bon klaar om te geven.',
    title: 'Nog één overschrijving',
    text: 'Mooi cadeau. Zodra je overschrijving aankomt, krijgt de bon zijn code.',
    payTitle: 'Zo betaal je',
    wait: 'Een overschrijving duurt meestal een werkdag. Komt er {days} dagen lang niets, dan vervalt de bestelling.',
  },
  paid: {
    subject: 'Je cadeaubon is betaald',
    preview: 'Dank je wel. Zo gaat het verder.',
    title: 'Je cadeaubon is betaald',
    now: 'Dank je wel. De bon is onderweg naar {email}.',
    later: 'Dank je wel. De bon vertrekt op {date} naar {email}.',
  },
  gift: {
    subject: 'Een cadeaubon van {name}',
    preview: 'Pak maar uit.',
    title: 'Een plaats aan tafel, cadeau',
    text: 'Hier is een cadeaubon voor jou, van {name}.',
    how: 'Kies een workshop en vraag een plaats aan met de code. Wat je niet gebruikt, blijft op de bon staan.',
    keep: 'Bewaar deze mail: wie de code heeft, heeft de bon.',
  },
  /** Mail to the buyer who gives the voucher by hand. */
  byHand: {
    subject: 'Je cadeaubon is klaar om te geven',
    preview: 'Druk hem af, of stuur deze mail door.',
    title: 'Klaar om te geven',
    text: 'Hier is de bon. Druk hem af, of stuur deze mail door naar wie hem krijgt.',
    how: 'Wie hem krijgt, kiest een workshop en vraagt met de code een plaats aan. Wat niet gebruikt wordt, blijft op de bon staan.',
  },
  ending: {
    subject: 'Je cadeaubon vervalt binnenkort',
    preview: 'Een bon blijft lang goed, maar niet eeuwig.',
    title: 'Er staat nog geld op de cadeaubon',
    text: 'Op de bon staat nog {amount}. Je kunt hem gebruiken tot en met {date}.',
    how: 'Kies een datum en vul de code in: hij staat in de mail waarmee de bon kwam. Die mail kwijt? Zeg het ons.',
  },
  endingByHand: {
    subject: 'De cadeaubon die je gaf, vervalt binnenkort',
    preview: 'Een bon blijft lang goed, maar niet eeuwig.',
    title: 'Er staat nog geld op de bon die je gaf',
    text: 'Op de bon staat nog {amount}. Hij is te gebruiken tot en met {date}.',
    how: 'Zeg het nog eens aan wie hem kreeg. De code staat in de mail waarmee de bon kwam. Die mail kwijt? Zeg het ons.',
  },
  withdrawn: {
    subject: 'Je herroeping van de cadeaubon is aangekomen',
    preview: 'Dit is je ontvangstbewijs.',
    title: 'Herroeping ontvangen',
    text: 'Op {at} ontvingen we je herroeping van de cadeaubon met gestructureerde mededeling {reference}. De code werkt niet meer.',
    refund: 'Je krijgt {amount} terug, binnen {terms.withdrawalRefund.figures}.',
    account: 'Op rekening',
    askAccount: 'Mail ons het nummer van de rekening waarop je het geld wilt krijgen.',
    /** The mailbox's owner can object before the money leaves. */
    notYou:
      'We wachten {terms.accountWait.figures} met de overschrijving. Was jij dit niet, laat het ons dan intussen weten.',
    /** The account that paid gets its money at once. */
    notYouAtOnce: 'Was jij dit niet? Laat het ons dan meteen weten.',
    nothing: 'Er was nog niets betaald, dus er is niets terug te storten.',
  },
  /** Replaces the words of a withdrawal where the owner took the voucher back. */
  takenBack: {
    subject: 'We namen je cadeaubon terug',
    preview: 'De code werkt niet meer.',
    title: 'Cadeaubon teruggenomen',
    text: 'Op {at} namen we de cadeaubon met gestructureerde mededeling {reference} terug. De code werkt niet meer.',
    askAccount: 'Krijg je het niet contant, mail ons dan het nummer van je rekening.',
    notYou:
      'We wachten {terms.accountWait.figures} met de overschrijving. Klopt er iets niet, laat het ons dan intussen weten.',
    notYouAtOnce: 'Klopt er iets niet? Laat het ons dan meteen weten.',
  },
  refunded: {
    subject: 'Terugbetaald: {amount}',
    preview: 'Het geld van je cadeaubon is onderweg.',
    title: 'Je geld is onderweg',
    text: 'We hebben {amount} van je cadeaubon teruggestort.',
    /** The owner handed it back. */
    inCash: {
      preview: 'Je kreeg het geld van je cadeaubon contant terug.',
      title: 'Je kreeg je geld terug',
      text: 'We hebben {amount} van je cadeaubon contant teruggegeven.',
    },
  },
} as const

/** Names on the desk of the mails about vouchers. */
export const voucherMailNames = {
  'voucher-ordered-guest': 'Bon besteld',
  'voucher-paid-guest': 'Bon betaald',
  'voucher-gift-guest': 'De bon zelf',
  'voucher-ending-guest': 'Bon vervalt binnenkort',
  'voucher-withdrawn-guest': 'Bon herroepen',
  'voucher-refunded-guest': 'Bon terugbetaald',
} as const
