import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { median } from './median.ts'
import { atMost, printVerdicts, type BenchRow } from './table.ts'

// `npm run bench -- house`: how large the code is, and how it is cut. Words, drawings, scripts and tests
// are counted apart, as nobody reads them to find a way through the rest.

const isCode = (path: string) => /\.tsx?$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
const isApart = (path: string) => /^(content\/words|drawings|scripts)\//.test(path)

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
const paths = listed.trim().split('\n').filter(isCode)
const source = read(paths.filter((path) => !isTest(path) && !isApart(path)))
const tests = read(paths.filter(isTest))

const lengths = source.map(({ lines }) => lines.length)
const functions = source.flatMap(({ lines }) => functionLengths(lines))
const all = source.flatMap(({ lines }) => lines)
const sourceLines = sum(lengths)
const testLines = sum(tests.map(({ lines }) => lines.length))

const nodes = source.flatMap(({ path, lines }) =>
  nodesOf(parseAst(lines.join('\n'), { lang: path.endsWith('x') ? 'tsx' : 'ts' })),
)

const anys = nodes.filter(({ type }) => type === 'TSAnyKeyword').length
const casts = nodes.filter((node) => node.type === 'TSAsExpression' && !isConst(node)).length
const comments = all.filter((line) => /^\s*(\/\*|\*|\/\/)/.test(line)).length

const rows: readonly BenchRow[] = [
  atMost('Files', source.length, 470),
  atMost('Lines', sourceLines, 29_000),
  atMost('Lines of the longest file', Math.max(...lengths), 200),
  {
    name: 'Lines of a file, median',
    value: String(median(lengths)),
    against: '45 to 80',
    holds: median(lengths) >= 45 && median(lengths) <= 80,
  },
  atMost('Lines of a function, median', median(functions), 10),
  atMost('`as` that says more than `as const`', casts, 25),
  atMost('`any`', anys, 0),
  atMost('Comments, of a hundred lines', Number(((100 * comments) / sourceLines).toFixed(1)), 5),
  atMost('Lines of tests for one of source', Number((testLines / sourceLines).toFixed(2)), 0.75),
]
process.stdout.write(`${printVerdicts(rows)}\n`)
if (rows.some(({ holds }) => holds === false)) process.exitCode = 1

function read(files: readonly string[]) {
  return files.map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n') }))
}

/**
 * Counts the lines from the one that begins a function to the one that ends it, as the formatter
 * sets them.
 */
function functionLengths(lines: readonly string[]): readonly number[] {
  return lines.flatMap((line, at) => {
    if (!/^(export )?(default )?(async )?function/.test(line)) return []
    return [lines.slice(at).findIndex((each) => each === '}') + 1]
  })
}

type Node = { readonly type: string; readonly typeAnnotation?: unknown }

function nodesOf(tree: unknown): readonly Node[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesOf)
  if (typeof tree !== 'object' || tree === null) return []
  const inside = Object.values(tree).flatMap(nodesOf)
  return isNode(tree) ? [tree, ...inside] : inside
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string'
}

function isConst({ typeAnnotation }: Node): boolean {
  return JSON.stringify(typeAnnotation).includes('"name":"const"')
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
