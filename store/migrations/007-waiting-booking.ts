import { statements } from './statements.ts'

export const up = statements(
  `alter table waiting add column reservation_id text references reservation (id)`,
)
