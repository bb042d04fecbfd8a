/** The night forgets these counts after a week, so the table stays small. */
export const up = `drop index mailbox_pace_age`
