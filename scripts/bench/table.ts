export type BenchRow = {
  readonly name: string
  readonly value: string
  /** The bar; without `holds` it is only there to compare. */
  readonly against: string
  readonly holds?: boolean
}

export function atMost(name: string, value: number, bar: number): BenchRow {
  return { name, value: String(value), against: `at most ${bar}`, holds: value <= bar }
}

export function printVerdicts(rows: readonly BenchRow[]): string {
  const cells = rows.map(({ name, value, against, holds }) => [
    name,
    value,
    against,
    holds === undefined ? '' : holds ? 'pass' : 'FAIL',
  ])
  const widths = [0, 1, 2].map((i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
