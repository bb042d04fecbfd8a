import type { HeadWords } from './parts.ts'

export type ContactWords = {
  readonly head: HeadWords
  readonly title: string
  readonly subtitle: string
  /** The line shows while the farm sits at table with guests: a message now is answered later. */
  readonly atTable: string
  /** Alternative text: the letterbox on the gate post, somebody on the lane to the farm. */
  readonly letterboxAlt: string
  readonly getInTouch: {
    readonly title: string
    readonly location: string
    readonly email: string
    readonly social: string
    readonly socialLink: string
    readonly opening: { readonly label: string; readonly hours: string }
  }
  readonly form: {
    readonly title: string
    readonly name: string
    readonly email: string
    readonly subject: string
    readonly message: string
    /** Agreement that the data are used to answer; `{privacy}` stands where the link goes. */
    readonly consent: string
    /** The text of that link. */
    readonly consentLink: string
    readonly submit: string
    /** English is fixed: "Sending...". */
    readonly sending: string
    /** English is fixed: "Your message has been sent successfully! You should receive a confirmation email shortly." */
    readonly success: string
  }
  readonly findMe: {
    readonly title: string
    readonly addressTitle: string
    readonly tipsTitle: string
    readonly tips: {
      /** Public transport is limited: De Pinte station on two lines, and how far the village is. */
      readonly publicTransport: string
      readonly car: string
      readonly parking: string
      readonly bike: string
      /** Directions are sent after booking. */
      readonly directions: string
    }
    /** Alternative text of the drawn map. */
    readonly mapAlt: string
    /** Names on the map that differ by language. */
    readonly mapNames: {
      readonly ghent: string
      readonly leie: string
      readonly schelde: string
      readonly latem: string
      readonly drongen: string
    }
    /** Says the 15 km coverage area, and that whoever lives outside it is welcome too. */
    readonly mapCaption: string
    readonly openMap: string
  }
}
