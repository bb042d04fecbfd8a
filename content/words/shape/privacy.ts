import type { HeadWords } from './parts.ts'

/** A section: paragraphs, and perhaps a list under them. */
export type PrivacySection = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly items?: readonly string[]
}

/**
 * Sentences that hold only for a site that counts visits (`ANALYTICS_URL`), or only for one that
 * does not.
 */
export type CountingWords = {
  /** First paragraph on stored data: those of a visitor who only looks round. */
  readonly collected: string
  /** Last of the terms: 26 months at most. */
  readonly retention: string
  /** Paragraphs under "Cookies". `{counter}` is where the name of the counter's server goes. */
  readonly analytics: readonly string[]
  /** First paragraph of how it is protected: what the pages let a browser load. */
  readonly security: string
}

/** The privacy policy (specification, section 2, "Privacy"; GDPR, article 13). Plain words, true of this site. */
export type PrivacyWords = {
  readonly head: HeadWords
  readonly title: string
  readonly lead: string
  /** Name of the list of sections at the top. */
  readonly contents: string
  readonly sections: {
    /** The responsible person; the farm's address and number are printed under it. */
    readonly controller: PrivacySection
    /**
     * Personal: name, email, requirements, communication. Technical: IP, browser, usage. Its first
     * paragraph is one of `counting`.
     */
    readonly collected: PrivacySection & {
      readonly personal: { readonly title: string; readonly items: readonly string[] }
      readonly technical: { readonly title: string; readonly items: readonly string[] }
    }
    readonly purposes: PrivacySection
    /** Consent, contract, legitimate interest (and the law, for bookkeeping). */
    readonly legalBasis: PrivacySection
    /**
     * Bookings 7 years; marketing consent until withdrawn or 2 years of inactivity. Its last term is
     * one of `counting`.
     */
    readonly retention: PrivacySection
    /** Access, rectification, erasure, restriction, portability, objection, withdrawal of consent. */
    readonly rights: PrivacySection
    /** Necessary and analytics: name, purpose and duration of each: `i18nextLng`, `cookie-consent`. */
    readonly cookies: PrivacySection & {
      readonly necessary: { readonly title: string; readonly items: readonly string[] }
      /** Heading of a text of `counting`. */
      readonly analytics: { readonly title: string }
      /** Button that opens the banner again. */
      readonly changeChoice: string
    }
    readonly sharing: PrivacySection
    /** The first paragraph is one of `counting`. */
    readonly security: PrivacySection
    readonly transfers: PrivacySection
    readonly updates: PrivacySection
    /** `{email}` stands where the address goes. */
    readonly contact: PrivacySection
    /** Gegevensbeschermingsautoriteit / Autorité de protection des données, Drukpersstraat 35, 1000 Brussel. */
    readonly complaints: PrivacySection
  }
  readonly counting: { readonly off: CountingWords; readonly on: CountingWords }
  /** "Last updated: {date}", with today's date. */
  readonly lastUpdated: string
}
