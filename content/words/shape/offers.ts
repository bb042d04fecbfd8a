/** A text for a house that offers something, and one for a house that does without. */
export type OfferText = { readonly yes: string; readonly no: string }

/**
 * Passages about offers that a house may do without; other texts name them in braces:
 * `{offers.waitingList.notice}`. An empty entry of a list is left out.
 */
export type OffersWords = {
  readonly waitingList: {
    /** Links at a full date, below the dates, and for a guest who came too late. */
    readonly label: OfferText
    readonly link: OfferText
    readonly toList: OfferText
    /** The text stands beside a full date. */
    readonly notice: OfferText
    /** The request for a full date was refused. */
    readonly error: OfferText
    /** The places were gone when the guest confirmed the address. */
    readonly gone: OfferText
    /** A question of the page of questions; an empty one takes its answer away. */
    readonly question: OfferText
    /** The fate of places that a guest gave up. */
    readonly vacancy: OfferText
    /**
     * Passages of the privacy policy: which data is asked, what the program works out, consent, and
     * how long data is kept.
     */
    readonly asked: OfferText
    readonly turn: OfferText
    readonly consent: OfferText
    readonly kept: OfferText
  }
  /** Gift vouchers are sold on a page that the house may leave out. */
  readonly vouchers: { readonly question: OfferText }
  readonly diary: {
    /** Passages of the privacy policy. */
    readonly asked: OfferText
    readonly kept: OfferText
  }
}
