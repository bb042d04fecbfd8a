import type { DeskTables } from '../../tables/desk.ts'
import type { WhoseTable } from './column.ts'

export const whoseDesk = {
  desk_device: {
    stays: 'deviceDays',
    erasing: 'stays',
    columns: {
      id: 'nobody',
      secret_digest: 'owner',
      browser: 'owner',
      first_seen_at: 'owner',
      last_seen_at: 'owner',
      key_used_at: 'owner',
    },
  },
  desk_owner: {
    stays: 'always',
    erasing: 'stays',
    columns: { id: 'nobody', digest: 'owner' },
  },
  desk_key: {
    stays: 'one-day',
    erasing: 'stays',
    columns: {
      id: 'nobody',
      asked_by_digest: 'owner',
      path: 'owner',
      ends_at: 'nobody',
      used_at: 'nobody',
    },
  },
  calendar_key: {
    stays: 'always',
    erasing: 'stays',
    columns: { digest: 'owner', made_at: 'owner' },
  },
  /** A step holds copies of rows, so all steps go with any erasure. */
  desk_step: {
    stays: 'one-day',
    erasing: 'goes',
    columns: {
      id: 'nobody',
      at: 'nobody',
      device: 'owner',
      record: 'record',
      what: 'nobody',
      images: 'named',
      mails: 'named',
      undone_at: 'nobody',
    },
  },
  house_change: {
    stays: 'always',
    erasing: 'stays',
    columns: {
      number: 'nobody',
      name: 'nobody',
      value_before: 'owner',
      value_after: 'owner',
      at: 'owner',
      device: 'owner',
      is_now: 'nobody',
    },
  },
  text_draft: {
    stays: 'always',
    erasing: 'stays',
    columns: { path: 'nobody', language: 'nobody', text: 'owner', at: 'owner', device: 'owner' },
  },
  text_to_check: {
    stays: 'always',
    erasing: 'stays',
    columns: { path: 'nobody', language: 'nobody', at: 'owner' },
  },
  edition: {
    stays: 'always',
    erasing: 'stays',
    columns: { number: 'nobody', texts: 'owner', at: 'owner', device: 'owner' },
  },
  picture_file: {
    stays: 'always',
    erasing: 'stays',
    columns: { picture: 'nobody', file: 'nobody', data: 'owner', at: 'nobody' },
  },
} as const satisfies { readonly [Table in keyof DeskTables]: WhoseTable<DeskTables[Table]> }
