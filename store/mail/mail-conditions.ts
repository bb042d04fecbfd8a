import { sql } from 'kysely'

/** A mail with a voucher's code, which is worth its money. */
export const isBearer = sql<boolean>`kind = 'voucher-gift-guest'`

/** The condition is literal, as in the index: SQLite does not match a parameter to an index. */
export const hasText = sql<boolean>`content <> ''`

/** "Confirmed" after "cancelled" would bring a guest for nothing. SQLite keeps to the order of a cross join: few mails are read. */
export const followsNone = sql<boolean>`not exists (
  select 1 from mail_about as own cross join mail_about as common cross join mail as earlier
  where own.mail_id = mail.id and common.about = own.about
    and earlier.id = common.mail_id and earlier.recipient = mail.recipient
    and earlier.state = 'waiting' and earlier.attempts > 0
    and earlier.created_at < mail.created_at)`
