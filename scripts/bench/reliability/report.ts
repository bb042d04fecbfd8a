/** One promise under attack: the attack, its result, and its result without the protection. */
export type ReliabilityRow = {
  readonly name: string
  /** The attack, with numbers: "2,000 mails, every third answer lost, 20 crashes". */
  readonly tried: string
  /** The result in terms of the promise: "0 lost". */
  readonly figure: string
  /**
   * The figure with the protection taken away: it shows that the attack would have found the fault.
   */
  readonly control: string
  /** True when the promise was kept and the control broke it. */
  readonly holds: boolean
}

/** The rows, each promise on its line and how it was tried under it. */
export function printReport(rows: readonly ReliabilityRow[]): string {
  const heads = ['', 'measured', 'without the protection', ''] as const
  const cells = rows.map(({ name, figure, control, holds }) => [
    name,
    figure,
    control,
    holds ? 'pass' : 'FAIL',
  ])
  const widths = heads.map((head, i) =>
    Math.max(head.length, ...cells.map((row) => row[i]?.length ?? 0)),
  )
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  const lines = rows.flatMap(({ tried }, i) => [lineOf(cells[i] ?? []), `  ${tried}`])
  return [lineOf(heads), ...lines].join('\n')
}
