/** One change may write several lines of a history, all of one instant. */
export const up = `alter table event add column number integer default 0 not null`
