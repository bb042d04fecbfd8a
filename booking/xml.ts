/** One element, with a text or other elements in it; undefined ones are left out. */
export function element(
  name: string,
  content: string | readonly (string | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.filter((one) => one !== undefined).join('\n')}\n`
  return `<${name}${written.join('')}>${inner}</${name}>`
}

function escaped(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // XML has no place for these two characters.
      .replaceAll(/[\uFFFE\uFFFF]/g, '')
  )
}
