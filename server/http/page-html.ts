/** Preloads delay the picture everyone waits for (decision 3); the first module lists the rest. */
export function withFirstModule(
  html: string,
  integrityOf: (path: string) => string | undefined,
): string {
  return html
    .replaceAll(/<link rel="(?:modulepreload|preload" as="image)"[^>]*>/g, '')
    .replace(/<script type="module" async="">import "([^"]+)";/, (scripts, first: string) => {
      const integrity = integrityOf(first)
      if (integrity === undefined) return scripts
      return `<script type="module" async="" src="${first}" integrity="${integrity}"></script>${scripts}`
    })
}

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g

/** Only scripts with the renderer's mark, as a stranger's has none. */
export function extractScripts(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`
  const scripts = [...html.matchAll(script)]
    .filter(
      ([, attributes = '']) => attributes.includes(mark) && !/ src=|ld\+json/.test(attributes),
    )
    .map(([, , text = '']) => text)
  return { html: html.replaceAll(mark, ''), scripts }
}

/** All scripts that the renderer wrote wait for the first touch, but for `app/layout/first-script.ts`. */
export function deferScripts(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`
  const texts: string[] = []
  const page = html.replaceAll(script, (whole, attributes: string, text: string) => {
    if (!attributes.includes(mark) || attributes.includes('ld+json')) return whole
    texts.push(text)
    // React takes over these scripts, which do nothing without text.
    return texts.length === 1 ? whole : `<script${attributes}></script>`
  })
  const [first = '', ...rest] = texts
  return { html: dataLast(page.replaceAll(mark, '')), first, start: rest.join('\n') }
}

/** Data for search engines goes to the end: no paint needs it, and React does not look for it. */
function dataLast(html: string): string {
  const found = html.match(/<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/g) ?? []
  const rest = found.reduce((without, data) => without.replace(data, () => ''), html)
  return rest.replace('</body>', () => `${found.join('')}</body>`)
}
