/** Labels before the farm's numbers, on pages and in mails. */
export type FarmLabels = {
  /** "Enterprise number" / "Ondernemingsnummer" / "Numéro d'entreprise". */
  readonly enterpriseNumber: string
  readonly telephone: string
}

/** Words around every page: header, footer, cookie banner, notices. */
export type LayoutWords = {
  /** First link of the page, for keyboards: "Skip to content". */
  readonly skipLink: string
  /** Name of the main navigation, for screen readers. */
  readonly navigationLabel: string
  /** Button of the menu on a phone. */
  readonly menu: string
  readonly languageLabel: string
  /** Link of the logo, for screen readers: "Hof ter Gist, home". */
  readonly homeLink: string
  readonly navigation: NavigationWords
  /** Any of these may be left out: the built-in text of `app/layout/site-footer.tsx` stands in. */
  readonly footer: Partial<FooterWords>
  readonly cookies: CookieWords
  readonly notices: {
    /** Name of the region where short notices appear, for screen readers. */
    readonly region: string
    readonly close: string
  }
  /** First crumb of a breadcrumb, and the name of the trail for screen readers. */
  readonly breadcrumb: { readonly home: string; readonly label: string }
}

export type NavigationWords = {
  readonly home: string
  readonly workshops: string
  /** Last entry of the workshops menu: "View all workshops". */
  readonly viewAll: string
  readonly about: string
  readonly gallery: string
  readonly faq: string
  readonly giftVoucher: string
  readonly contact: string
  /** The button, two words at most: "Book a place" (it leads to the page of dates and the form). */
  readonly book: string
}

export type FooterWords = {
  /** Description of the farm in one or two sentences. */
  readonly description: string
  readonly workshops: string
  readonly links: string
  /** Heading above the address. */
  readonly visit: string
  readonly contact: string
  /** Link to the social profile: "Follow the farm on …" without a brand name: "Our kitchen diary". */
  readonly social: string
  readonly privacy: string
  /** Opens the choice of cookies again. */
  readonly cookies: string
  /** "Enterprise number" / "Ondernemingsnummer" / "Numéro d'entreprise". */
  readonly enterpriseNumber: string
  readonly vatNumber: string
  readonly country: string
}

export type CookieWords = {
  /** Name of the banner, for screen readers. */
  readonly title: string
  /** Stored data, in one line; on a phone, two. */
  readonly text: string
  /** Replaces it on a farm with a counter: asks for consent to count. */
  readonly mayCount: string
  readonly acceptAll: string
  readonly onlyNecessary: string
  /** Closes without choosing; it comes back at the next visit. */
  readonly dismiss: string
  readonly privacyLink: string
}
