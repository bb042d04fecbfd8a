import { DatabaseSync } from 'node:sqlite'

// Loaded before the site, this makes it one that answers first and writes a little later, many
// bookings at once: quicker, and right until the process dies. What looks for lost bookings must find
// some here.
const lazinessMs = 100
const { prepare, exec } = DatabaseSync.prototype
const nothing = { columns: () => [], run: () => ({ changes: 0, lastInsertRowid: 0 }) }
/** Databases whose tables are made. */
const ready = new WeakSet()

DatabaseSync.prototype.exec = function noting(sql) {
  exec.call(this, sql)
  if (sql.includes('journal_mode')) ready.add(this)
}

DatabaseSync.prototype.prepare = function lazily(sql) {
  if (sql === 'begin immediate' && this.isTransaction) return nothing
  if (sql !== 'commit' || !ready.has(this)) return prepare.call(this, sql)
  const commit = () => this.isOpen && this.isTransaction && exec.call(this, 'commit')
  return {
    ...nothing,
    run: () => {
      setTimeout(commit, lazinessMs)
      return nothing.run()
    },
  }
}
