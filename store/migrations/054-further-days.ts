/** The later days of a course, as JSON; dates had one day until then. */
export const up = `alter table session add column further_days text default '[]' not null`
