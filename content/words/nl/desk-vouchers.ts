/** The gift vouchers on the desk. */
export const deskVouchers = {
  title: 'Cadeaubonnen',
  none: 'Nog geen cadeaubonnen.',
  older: 'Dit zijn de laatste. Een oudere vind je met het zoekvak, op naam, mededeling of code.',
  /** `{amount}` is the balance of all of them together. */
  owed: 'Samen staat er nog {amount} op bonnen die iemand kan gebruiken.',
  states: {
    unpaid: 'Nog te betalen',
    open: 'Te gebruiken',
    used: 'Opgebruikt',
    ended: 'Vervallen',
    withdrawn: 'Herroepen',
    'taken-back': 'Teruggenomen',
  },
  /** Replaces `unpaid`. */
  lapsed: 'Niet betaald, vervallen na {date}',
  /** Placeholders `{buyer}` and `{receiver}`. */
  who: '{buyer}, voor {receiver}',
  /** Placeholder `{left}`. */
  left: 'nog {left}',
  until: 'tot en met {date}',
  code: 'code begint met {code}',
  reference: 'Mededeling {reference}',
  paid: 'Betaald op {date}',
  /** Replaces `ended`. */
  endedWith: 'Vervallen na {date}; er stond nog {left} op',
  received: 'Ontvangen',
  /** Placeholders `{amount}` and `{iban}`. */
  refund: 'Terug te betalen: {amount} op {iban}',
  refundNoIban: 'Terug te betalen: {amount}. Vraag naar welke rekening.',
  /** Placeholder `{from}`. */
  notBefore: 'Betaal niet eerder dan {from}: de koper kreeg een mail om het tegen te houden.',
  /** Questions before money is noted. */
  sure: {
    received: 'Staat {amount} op je rekening? Dan krijgt de bon zijn code, en wordt hij gemaild.',
    told: 'Heeft de koper een e-mailadres, dan krijgt die er een mail over.',
  },
  yes: 'Ja, ontvangen',
  extend: {
    title: 'Nog een jaar geldig',
    sure: 'De code werkt dan weer, tot en met {date}.',
    yes: 'Ja, maak hem weer geldig',
  },
  takeBack: {
    title: 'Bon terugnemen',
    /** `{amount}` goes back; the second, when nothing was paid. */
    sure: 'De bon werkt dan niet meer, en {amount} komt bij wat je moet terugbetalen. Heeft de koper een e-mailadres, dan krijgt die een mail.',
    unpaid: 'Er is nog niets betaald: de bestelling vervalt.',
    iban: 'Rekening van de koper (leeg als je het contant teruggeeft of het nog niet weet)',
    ibanProblem: 'Dit rekeningnummer klopt niet. Kijk het na, of laat het leeg.',
    yes: 'Ja, neem de bon terug',
  },
  /** Placeholders `{amount}` and `{name}`. */
  redeemed: '{amount} ingeruild door {name}',
  /** Placeholders `{amount}` and `{date}`. */
  toDo: 'Cadeaubon van {name}: {amount} terug te betalen',
  toDoNoIban: 'Rekeningnummer nog niet bekend: vraag het aan de koper.',
} as const

/** A voucher sold at the door. */
export const deskVoucherSale = {
  title: 'Een bon verkopen',
  text: 'Is hij nu betaald, dan heeft de bon meteen zijn code: op je scherm, op papier of per mail.',
  amount: 'Bedrag in euro (van {from} tot {to}, zonder centen)',
  amountProblem: 'Vul een bedrag in van {min} tot {max} euro, zonder centen.',
  method: 'Betaald met',
  methodProblem: 'Kies hoe de bon betaald is.',
  buyerName: 'Naam van de koper',
  buyerNameProblem: 'Vul de naam van de koper in, met hoogstens {most} tekens.',
  buyerEmail: 'E-mailadres van de koper (mag leeg blijven)',
  buyerEmailProblem:
    'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be, of laat het leeg.',
  buyerEmailHint: 'Vul je het in, dan gaat de bon met zijn code daarheen.',
  receiverName: 'Voor wie (mag leeg blijven)',
  receiverNameProblem: 'Maak de naam korter: hoogstens {most} tekens.',
  language: 'Taal van de bon',
  languageProblem: 'Kies de taal van de bon.',
  button: 'Betaald: maak de bon',
  sold: 'De bon is klaar',
  until: 'Te gebruiken tot en met {date}.',
  mailed: 'Hij is ook onderweg naar {email}.',
  once: 'De code staat alleen nu op je scherm: druk de bon af, of schrijf hem over.',
  print: 'Toon de bon om af te drukken',
  back: 'Terug naar de cadeaubonnen',
} as const
