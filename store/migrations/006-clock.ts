import { statements } from './statements.ts'

export const up = statements(
  `create table clock (id integer primary key, sure_at text not null, doubted_since text)`,
)
