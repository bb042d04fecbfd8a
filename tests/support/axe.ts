import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

type AxeRules = {
  readonly without?: readonly string[]
  /** The rules that are asked for, where it is not all. */
  readonly only?: readonly string[]
}

/** The minified source takes half as long to hand over and to read. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Pages whose browser keeps the rules: handing them over at each address takes as long as asking them. */
const keeping = new WeakSet<Page>()

/** Findings of axe, and references that it leaves to a reader. */
export async function axeFindings(page: Page, rules: AxeRules = {}): Promise<string[]> {
  if (!keeping.has(page)) await page.addInitScript(`window.bringAxe = () => { ${source} }`)
  keeping.add(page)
  const isThere = await page.evaluate(() => {
    if (!('axe' in window) && 'bringAxe' in window) (window.bringAxe as () => void)()
    return 'axe' in window
  })
  if (!isThere) await page.evaluate(source)
  const references = rules.only ? [] : await brokenReferencesOnPage(page)
  const found = await page.evaluate(async ({ without = [], only }) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      rules: Object.fromEntries(without.map((name) => [name, { enabled: false }])),
      ...(only && { runOnly: [...only] }),
      // Selectors of passed checks are left out: nobody reads them, and finding them takes most of
      // the time.
      resultTypes: ['violations'],
      selectors: false,
      // The rules are in the page alone, and a frame that is asked in vain is a fault on the
      // console.
      iframes: false,
      // Sheets and media would be fetched again for one rule, about sounds: the policy allows none.
      preload: false,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`),
    )
  }, rules)
  return [...references, ...found]
}

/** Ids that are no single name or stand twice, references that lead to no id, and names that are their own descriptions. */
function brokenReferencesOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const wrong = ids.filter((id, i) => id === '' || /\s/.test(id) || ids.indexOf(id) < i)
    const attributes = ['for', 'form', 'list', 'headers', 'aria-labelledby', 'aria-describedby']
    const lost = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .flatMap((part) => (part.getAttribute(name) ?? '').split(/\s+/))
        .filter((id) => !ids.includes(id))
        .map((id) => `${name} names "${id}"`),
    )
    const said = [...document.querySelectorAll<HTMLElement>('[aria-label][title]')]
      .filter((part) => part.title === part.ariaLabel)
      .map(({ title }) => `"${title}" is read out twice`)
    return [...said, ...wrong.map((id) => `id "${id}"`), ...lost]
  })
}
