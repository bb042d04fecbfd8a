import type { DeskTables } from '../../tables/desk.ts'
import type { Policies } from './policy.ts'

export const deskPolicy = {
  desk_device: {
    texts: { secret_digest: 'owner', browser: 'owner' },
    goes: [
      { past: 'devices', of: 'last_seen_at' },
      { past: 'deviceKeys', of: 'key_used_at' },
    ],
  },
  desk_owner: { texts: { digest: 'owner' } },
  desk_key: {
    texts: { asked_by_digest: 'owner', path: 'owner' },
    goes: [{ past: 'today', of: 'ends_at' }],
  },
  calendar_key: { texts: { digest: 'owner' } },
  // A step holds copies of rows, so all steps go with any erasure.
  desk_step: {
    texts: { device: 'owner', record: 'record', images: 'named', mails: 'named' },
    goes: [{ past: 'today', of: 'at' }],
  },
  house_change: {
    texts: { name: 'nobody', value_before: 'owner', value_after: 'owner', device: 'owner' },
  },
  text_draft: { texts: { path: 'nobody', language: 'nobody', text: 'owner', device: 'owner' } },
  text_to_check: { texts: { path: 'nobody', language: 'nobody' } },
  edition: { texts: { texts: 'owner', device: 'owner' } },
  picture_file: { texts: { picture: 'nobody', file: 'nobody', data: 'owner' } },
} as const satisfies Policies<keyof DeskTables>
