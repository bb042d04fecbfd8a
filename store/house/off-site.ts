import { sql } from 'kysely'

/**
 * Tells whether the site does not show the workshop of a date: the owner ended it, or has not shown it yet. Until she
 * changes which ones are shown, those that she made are not.
 */
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
