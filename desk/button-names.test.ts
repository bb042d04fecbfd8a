import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deskSteps } from '#booking/undo/desk-step.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { pagesByAddress } from './pages-by-address.ts'
import { createExpiringMap } from './expiring-map.ts'
import { otherButtons } from './button-names.ts'

const files = globSync('desk/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n')

test('every form of the desk has a button of the table, or stands on a page that asks or undoes', () => {
  const plain = files.filter((file) => readFileSync(file, 'utf8').includes('<SubmitButton'))
  // The page of a party's number and pages of one step; `tests/http/desk-taken-back.test.ts`
  // presses them.
  const undone = [
    'desk/action-page.tsx',
    'desk/party/party.tsx',
    'desk/reservations/step-pages.tsx',
  ]
  // Pages that ask for a key, or read a bank's file or a photograph.
  const asking = [
    'desk/devices/fresh-key.tsx',
    'desk/devices/keys.tsx',
    'desk/money/statement/take-statement.tsx',
    'desk/texts/one-picture.tsx',
  ]
  expect(plain.toSorted()).toEqual([...undone, ...asking].toSorted())
})

test('a button that acts for good has a text beside it that says so', () => {
  const saying = Object.entries(otherButtons).flatMap(([button, way]) =>
    typeof way === 'function' ? [{ button, text: way() }] : [],
  )
  const isBeside = (button: string) =>
    // A declared form has the sentence beside its button.
    new RegExp(
      `<(?:(?:Desk|Folded)Form[^>]*|CannotUndo) does="${button}"|  does: '${button}',`,
    ).test(sources)
  const shown = new Set(saying.filter(({ button }) => isBeside(button)).map(({ text }) => text))
  // Two buttons of one form may share a sentence.
  for (const { text } of saying) expect(shown).toContain(text)
})

test('a button of the desk does something on its page', () => {
  const pages = pagesByAddress(createExpiringMap()).map(([, page]) => page)
  const handled = new Set(pages.flatMap(({ handlers = {} }) => Object.keys(handlers)))
  const shown = [...sources.matchAll(/ does(?:=|: )["']([a-z-]+)["']/g)].map(([, button]) => button)
  const unread = new Set(shown.filter((button) => !handled.has(button!)))
  // The notice of a step is on every page; pages with one form, and lines of a statement, read theirs by themselves.
  const others =
    'book cancel-all cancel-at-wish decline divide group leave look-again make-voucher offer ' +
    'picture-away refund-file remind send-back send-now split undo'
  expect([...unread].toSorted().join(' ')).toBe(others)
  expect(Object.keys(otherButtons).concat(deskSteps)).toEqual(expect.arrayContaining([...handled]))
})

test.each(languages)(
  'what a button did is a whole sentence in %s: its notice may stand alone',
  (language) => {
    const said = JSON.stringify(ownerWordsIn(language).buttons).matchAll(/"done":"([^"]*)"/g)
    const unfinished = [...said].filter(([, done = '']) => !/[.?]$/.test(done))
    expect(unfinished.map(([, done]) => done)).toEqual([])
  },
)
