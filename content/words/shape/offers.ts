/** What a text says where the house offers something, and where it does without. */
export type OfferText = { readonly yes: string; readonly no: string }

/** Passages about what a house may do without; other texts name them in braces: `{offers.waitingList.notice}`. An entry of a list that says nothing is left out. */
export type OffersWords = {
  readonly waitingList: {
    /** Links: at a full date, below the dates, and for who was too late. */
    readonly label: OfferText
    readonly link: OfferText
    readonly toList: OfferText
    /** Beside a date that is full. */
    readonly notice: OfferText
    /** A request for it was refused. */
    readonly error: OfferText
    /** The guest was too late. */
    readonly gone: OfferText
    /** A question; without it, its answer goes too. */
    readonly question: OfferText
    /** Places that a guest gave up. */
    readonly vacancy: OfferText
    /** Of the privacy policy: asked data, what the program reckons, consent, and how long it is kept. */
    readonly asked: OfferText
    readonly turn: OfferText
    readonly consent: OfferText
    readonly kept: OfferText
  }
  /** Sold on a page that the house may leave out. */
  readonly vouchers: { readonly question: OfferText }
  readonly diary: {
    /** Of the privacy policy. */
    readonly asked: OfferText
    readonly kept: OfferText
  }
}
