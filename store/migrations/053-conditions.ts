/** Half at once, the rest a week before: so were all bookings made until then. */
const until = '{"depositPercent":50,"depositDays":7,"balanceDaysBefore":7,"moveDaysBefore":3}'

export const up = `alter table reservation add column conditions text default '${until}' not null`
