import type { Kysely, Transaction } from 'kysely'
import { rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

export function pictureReads(db: Kysely<Tables>) {
  return {
    async findFile(picture: string, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const found = await db
        .selectFrom('picture_file')
        .select('data')
        .where('picture', '=', picture)
        .where('file', '=', file)
        .executeTakeFirst()
      return found && new Uint8Array(Buffer.from(found.data, 'base64'))
    },
    async listIds(): Promise<readonly string[]> {
      const rows = await db.selectFrom('picture_file').select('picture').distinct().execute()
      return rows.map(({ picture }) => picture)
    },
  }
}

export function pictureChanges(db: Transaction<Tables>) {
  return {
    async save(picture: string, files: Readonly<Record<string, Uint8Array>>, at: Date) {
      for (const [file, bytes] of Object.entries(files)) {
        const data = Buffer.from(bytes).toString('base64')
        await db
          .insertInto('picture_file')
          .values({ picture, file, data, at: at.toISOString() })
          .onConflict((conflict) =>
            conflict.columns(['picture', 'file']).doUpdateSet({ at: at.toISOString() }),
          )
          .execute()
      }
    },
    drop: (picture: string) => rowsIn(db, 'picture_file').remove({ picture }),
  }
}
