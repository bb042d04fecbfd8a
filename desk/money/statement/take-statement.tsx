import { randomUUID } from 'node:crypto'
import { SubmitButton } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { maxStatementBytes } from '#booking/money/readers/read-statement.ts'
import { deskPath } from '#language/desk-paths.ts'
import { importStatement, type StatementImport } from '#office/money/import-statement.ts'
import { readUpload, type Upload } from '#server/http/read-form.ts'
import type { createExpiringMap } from '../../expiring-map.ts'
import type { DeskVisit } from '../../visit.ts'
import { deskWords } from '../../desk-language.ts'

const words = () => deskWords().account

export type StatementResult =
  | Extract<StatementImport, { readonly kind: 'booked' }>
  | { readonly kind: 'problem'; readonly text: string }

/** Most lines are no guest's, and are written nowhere: their results are remembered for a while. */
export type StatementResults = ReturnType<typeof createExpiringMap<StatementResult>>

export function StatementForm({ problem }: { problem: string | undefined }) {
  return (
    <form
      method="post"
      action={deskPath('rekening', 'afschrift')}
      encType="multipart/form-data"
      noValidate
      className="mt-5 max-w-[33.5em]"
    >
      <p className="mb-5">{words().text}</p>
      <TextField type="file" name="file" label={words().file} problem={problem} />
      <SubmitButton>{words().read}</SubmitButton>
    </form>
  )
}

export const readParameter = 'read'

/** A file sent again changes nothing; going back or reloading does not send it. */
export async function takeStatement(visit: DeskVisit, results: StatementResults) {
  const upload = await readUpload(visit.c, maxStatementBytes)
  if (upload instanceof Response) return upload
  const id = randomUUID()
  results.keep(id, await resultOf(visit, upload), visit.now)
  return visit.c.redirect(`${deskPath('rekening')}?${readParameter}=${id}`, 303)
}

async function resultOf({ office }: DeskVisit, upload: Upload): Promise<StatementResult> {
  if (upload.kind === 'no-file') return { kind: 'problem', text: words().chooseFile }
  const imported: StatementImport =
    upload.kind === 'file'
      ? await importStatement(office, upload.bytes)
      : { kind: 'unreadable', problem: { kind: 'too-large' } }
  if (imported.kind === 'booked') return imported
  return { kind: 'problem', text: deskWords().sayStatementProblem(imported.problem) }
}
