import { DatabaseSync } from 'node:sqlite'

// Loaded before the site, this makes it one that answers first and writes a little later, many
// bookings at once: quicker, and right until the process dies. What looks for lost bookings must find
// some here.
const lazinessMs = 400
const { prepare, exec } = DatabaseSync.prototype
const nothing = { changes: 0, lastInsertRowid: 0 }
/** Databases whose tables are made. */
const ready = new WeakSet()

DatabaseSync.prototype.exec = function noting(sql) {
  exec.call(this, sql)
  if (sql.includes('journal_mode')) ready.add(this)
}

// Statements are kept and run again, so each asks anew how things stand when it is run.
DatabaseSync.prototype.prepare = function lazily(sql) {
  const statement = prepare.call(this, sql)
  const instead = { 'begin immediate': begin, commit }[sql]
  return instead ? { columns: () => [], run: () => instead(this, statement) } : statement
}

function begin(database, statement) {
  return database.isTransaction ? nothing : statement.run()
}

function commit(database, statement) {
  if (!ready.has(database)) return statement.run()
  setTimeout(() => database.isOpen && database.isTransaction && statement.run(), lazinessMs)
  return nothing
}
