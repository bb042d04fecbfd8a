import { sql } from 'kysely'

/** Made workshops are off the site until the list of shown workshops first changes. */
export const isOffSite = sql<boolean>`case
  when exists (select 1 from house_change where is_now = 1 and name = 'workshops')
  then not exists (
    select 1 from house_change
    where is_now = 1 and name = 'workshops'
      and value_after like '%"' || session.workshop || '"%'
  )
  else exists (
    select 1 from house_change
    where is_now = 1 and name = 'workshop-name-' || session.workshop
  )
end`
