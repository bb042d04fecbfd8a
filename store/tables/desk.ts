import type { DeskStep } from '#booking/undo/desk-step.ts'

export type DeskTables = {
  desk_device: {
    id: string
    secret_digest: string
    browser: string
    first_seen_at: string
    last_seen_at: string
    /** The moment of the last key that was pressed on it. */
    key_used_at: string
  }
  /** The mailbox that the keys go to; one row, once a site has started. */
  desk_owner: { id: number; digest: string }
  desk_key: {
    id: string
    /** Null when it was asked for on the server. */
    asked_by_digest: string | null
    path: string
    ends_at: string
    used_at: string | null
  }
  /** The key of the owner's calendar; one at most. */
  calendar_key: { digest: string; made_at: string }
  /** A desk step, for as long as it may be taken back (docs/decisions/0035). */
  desk_step: {
    id: string
    at: string
    device: string
    record: string
    what: DeskStep
    images: string
    mails: string
    undone_at: string | null
  }
  /** Values are JSON; the last change of a name is the current one. */
  house_change: {
    number: number
    name: string
    value_before: string
    value_after: string
    at: string
    device: string
    is_now: number
  }
  /** Own texts that are typed and not yet published; null: the text of `content/` is to stand again. */
  text_draft: { path: string; language: string; text: string | null; at: string; device: string }
  /** Texts whose other languages changed after they did. */
  text_to_check: { path: string; language: string; at: string }
  /** Own texts as they were published, as JSON; the house says which edition is shown. */
  edition: { number: number; texts: string; at: string; device: string }
  /** Files of own pictures, ready to send, in base64. */
  picture_file: { picture: string; file: string; data: string; at: string }
}
