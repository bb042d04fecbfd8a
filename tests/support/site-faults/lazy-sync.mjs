import { DatabaseSync } from 'node:sqlite'

// Loaded before the site, this makes it a site that does not wait for the disk: the advice one finds
// for a quicker SQLite. What looks for lost bookings must find some here.
const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function lazily(sql) {
  return exec.call(this, sql.replace('synchronous = full', 'synchronous = normal'))
}
