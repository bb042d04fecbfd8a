import { defineConfig, type OxlintOverride } from 'oxlint'
import { keysOf } from './language/keys-of.ts'

const shown = ['app/plain', 'app/ui', 'booking', 'content', 'language'] as const
const behindLinks = [...shown, 'letters', 'office', 'server', 'type store'] as const

/**
 * Imports that each folder may make (docs/decisions/0025-one-house.md). `type x` allows only types
 * of x. A folder without a row may import everything but tests.
 */
const rows = {
  language: [],
  booking: ['language'],
  content: ['language', 'booking'],
  store: ['booking', 'language', 'type server'],
  letters: ['booking', 'content', 'language', 'type store'],
  office: ['booking', 'content', 'language', 'letters', 'type store'],
  post: ['server', 'type booking', 'type store'],
  // `server/app.ts` alone puts the desk and the guests' pages on the site.
  server: ['app', 'booking', 'content', 'language', 'letters', 'office', 'post', 'store'],
  app: ['booking', 'content', 'language', 'type server'],
  'app/ui': [],
  'app/layout': ['app/page-request', 'app/ui', 'booking', 'content', 'language'],
  'app/pages': ['app/layout', 'app/page-request', 'app/ui', 'booking', 'content', 'language'],
  'app/plain': [
    'app/ui',
    'app/look',
    'app/fonts',
    'app/layout',
    'content',
    'language',
    'type booking',
  ],
  guest: behindLinks,
  desk: [...behindLinks, 'post'],
  scripts: ['content', 'language', 'server', 'store'],
  'scripts/bench/years': ['booking', 'language', 'office', 'server', 'store', 'tests'],
  'scripts/bench/statements': ['booking', 'language', 'office', 'server', 'store', 'tests'],
  'scripts/bench/reliability': ['booking', 'content', 'language', 'server', 'store', 'tests'],
} as const satisfies Record<string, readonly string[]>

type Folder = keyof typeof rows
const folders = keysOf(rows)
type Pattern = { readonly regex: string; readonly message: string }

const houses = Object.keys({ ...rows, tests: 0 }).filter((one) => !one.includes('/'))
/** Folders of `app`, and the files that stand beside them. */
const rooms = [
  'layout',
  'pages',
  'examples',
  'plain',
  'ui',
  'context',
  'page-request',
  'root',
  'routes',
]
const anotherPage = { regex: '^\\.\\./[\\w-]+/', message: 'A page does not import another page.' }

/** A booking's history is told to people (docs/decisions/0072-history-is-a-story.md). */
const history = {
  property: 'listEvents',
  message: 'History is shown, and decides nothing: rows of their own say what is so.',
}
const toldToPeople = [
  'desk/invoices/issued-invoice.tsx',
  'desk/reservations/read-booking.ts',
] as const

const testsAlone = { regex: '^#tests/', message: 'Only tests import tests.' }
type Rules = NonNullable<OxlintOverride['rules']>
const noTests: Rules['no-restricted-imports'] = ['error', { patterns: [testsAlone] }]

function rowOf(
  folder: Folder,
  files = `${folder}/**`,
  more: readonly Pattern[] = [],
): OxlintOverride {
  const allowed: readonly string[] = rows[folder]
  const message = `${folder} imports ${allowed.join(', ') || 'nothing of ours'}.`
  const typesOnly = allowed.flatMap((one) => (one.startsWith('type ') ? [one.slice(5)] : []))
  const open = [folder, ...typesOnly, ...allowed].map((one) => one.split('/')[0]!)
  const closed = houses.filter((house) => !open.includes(house))
  const patterns = [
    { regex: `^#(${closed.join('|')})/`, message },
    // The way around: a relative path into another folder.
    { regex: `^(\\.\\./)+(${houses.join('|')})/`, message },
    ...closedRooms(folder, allowed).map((room) => ({
      regex: `^(#app/|(\\.\\./)+)${room}(/|\\.tsx?$)`,
      message,
    })),
    ...typesOnly.map((house) => ({ regex: `^#${house}/`, message, allowTypeImports: true })),
    ...more,
  ]
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

/** Folders of `app` that a folder may not import from; only folders in or near `app` are asked. */
function closedRooms(folder: Folder, allowed: readonly string[]): readonly string[] {
  const isNear = [folder, ...allowed].some((one) => one.startsWith('app/'))
  return isNear
    ? rooms.filter((room) => ![folder, ...allowed].some((one) => one === `app/${room}`))
    : []
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['node_modules', 'build/**', 'data/**', '.react-router/**', 'drawings/**'],
  rules: {
    // The manner: small parts, named exports, function declarations.
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', { max: 3 }],
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'import/no-default-export': 'error',
    // A name said twice is left over from a renaming.
    'object-shorthand': ['error', 'properties'],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-duplicate-imports': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fontsource*/**'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    // A small function stands beside its only user, even inside it.
    'unicorn/consistent-function-scoping': 'off',
    // React's transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    'no-restricted-properties': ['error', history],
    'no-restricted-imports': noTests,
  },
  overrides: [
    ...folders.map((folder) => rowOf(folder)),
    rowOf('app/pages', 'app/pages/*/*', [anotherPage]),
    { files: ['server/app.ts'], rules: { 'no-restricted-imports': noTests } },
    {
      files: ['tests/**', '**/*.test.*'],
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-properties': 'off',
        'max-lines-per-function': 'off',
        'max-params': 'off',
      },
    },
    { files: [...toldToPeople], rules: { 'no-restricted-properties': 'off' } },
    // A page's words with the house's facts in them: a text, however long.
    { files: ['content/words/**'], rules: { 'max-lines-per-function': 'off' } },
    { files: ['app/entry.*'], rules: { 'max-params': 'off' } },
    {
      files: [
        'app/root.tsx',
        'app/routes.ts',
        'app/layout/site-layout.tsx',
        'app/pages/*/*.tsx',
        'app/entry.*',
        '*.config.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
