import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Teachers are the people of the house, whoever they are; the first farm's two were named here. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const [before, teacher] of [
    ['hanne', 'guide'],
    ['other-half', 'cook'],
  ] as const) {
    await db
      .updateTable('session')
      .set({ teacher })
      .where('teacher', '=', before as never)
      .execute()
  }
}
