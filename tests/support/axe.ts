import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * What axe finds wrong with a page as it is now: each rule with the places that break it.
 *
 * @param without rules that do not hold for it
 */
export async function axeFindings(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (names) => {
    const rules = Object.fromEntries(names.map((name) => [name, { enabled: false }]))
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      rules,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`),
    )
  }, without)
}
