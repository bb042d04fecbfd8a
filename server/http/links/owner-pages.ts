import { ownerActions } from './owner-actions.tsx'
import { callOffPage, goAheadPage } from './owner-date-pages.tsx'
import { refundPaidPage } from './refund-paid.tsx'
import type { LinkPage } from './mail-links.tsx'

/** The pages behind the links in the owner's mails. When the owner ends all links, these end. */
export const ownerPages = {
  ...ownerActions,
  'refund-paid': refundPaidPage,
  'go-ahead': goAheadPage,
  'call-off': callOffPage,
} satisfies Readonly<Record<string, LinkPage>>
