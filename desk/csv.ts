import type { Context } from 'hono'
import { type CsvCell, csvText } from '#language/csv.ts'

export function answerCsv(c: Context, name: string, lines: readonly (readonly CsvCell[])[]) {
  return c.body(csvText(lines), 200, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  })
}
