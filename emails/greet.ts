import { fill } from '#language/fill.ts'

/** "Hello Nele,"; "Hello," to who wrote no name that can be repeated. */
export function greet(greeting: string, name: string): string {
  return fill(greeting, { name }).replace(/\s+,/, ',')
}
