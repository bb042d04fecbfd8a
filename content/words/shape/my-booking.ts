/** The guest's own pages, behind the links in mails. */
export type MyBookingWords = {
  /** A link that never was, has ended, or was replaced by a newer one. */
  readonly unknownLink: { readonly title: string; readonly text: string }
}
