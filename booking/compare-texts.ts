export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

export function earliestFirst<One extends { readonly id: string }>(instantOf: (one: One) => Date) {
  return (a: One, b: One) =>
    instantOf(a).getTime() - instantOf(b).getTime() || compareTexts(a.id, b.id)
}
