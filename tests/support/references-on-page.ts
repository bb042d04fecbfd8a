import type { Page } from 'playwright-core'

/** Ids that are no single name or stand twice, references that lead to no id, and names that are their own descriptions. */
export function brokenReferencesOnPage(page: Page): Promise<string[]> {
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
