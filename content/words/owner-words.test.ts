import { expect, it } from 'vitest'
import type { Language } from '#language/languages.ts'
import { everyText } from '#tests/support/every-text.ts'
import { ownerWordsIn } from './owner-words.ts'

const texts = (language: Language) => {
  const { language: _, sayStatementProblem, ...words } = ownerWordsIn(language)
  return new Map([...everyText(words), ...statementProblems(sayStatementProblem)])
}

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

it.each(['fr', 'en'] as const)('the owner reads the same in %s, at the same places', (language) => {
  const dutch = texts('nl')
  const other = texts(language)
  expect([...other.keys()]).toEqual([...dutch.keys()])
  for (const [path, text] of dutch) {
    expect(places(other.get(path) ?? ''), path).toEqual(places(text))
    if (text.length >= 30) expect(other.get(path), path).not.toBe(text)
  }
  expect(dutch.size).toBeGreaterThan(1000)
})

/** Every sentence about a bank's file that could not be read. */
function statementProblems(
  say: ReturnType<typeof ownerWordsIn>['sayStatementProblem'],
): readonly [string, string][] {
  const kinds = ['empty', 'amount', 'balance', 'not-a-statement', 'cells'] as const
  return kinds.map((kind) => [
    kind,
    say({ kind, format: 'csv', bank: 'ING', line: 3, found: '97,505' }),
  ])
}
