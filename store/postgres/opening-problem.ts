import { StoreError } from '../store-error.ts'

/** Error of a server that has become read-only. */
export const readOnly = '25006'

/** Reasons by the code of the network or of PostgreSQL (its manual, appendix A). */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no database answers there',
  ECONNRESET: 'no database answers there',
  ETIMEDOUT: 'no database answers there',
  EHOSTUNREACH: 'no database answers there',
  ENETUNREACH: 'no database answers there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'there is no host of that name',
  '28P01': 'it does not accept this user and password',
  '28000': 'it does not accept this user',
  '3D000': 'there is no database of that name',
  [readOnly]: 'it is a copy that can only be read; give the original',
  '42501': 'this user may not make tables in it',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
}

/** Names the setting but not its value, which may hold a password; our own mistakes stay as they are. */
export function openingProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : undefined
  const isOurs = error instanceof StoreError
  // `pg` gives no code for a connection that came too late or in another way than asked.
  if (!isOurs && !code && !/connect|SSL|SASL/i.test(error.message)) return error
  const reason = code && reasons[code] ? `${reasons[code]} (${code}).` : error.message
  return new StoreError(`DATABASE_URL: the database cannot be used: ${reason}`, { cause: error })
}
