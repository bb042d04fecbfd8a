import { type ChildNode, type Container, parse, type Root } from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'

const sheet = /(?<=<style data-site[^>]*>)[\s\S]*?(?=<\/style>)/

/**
 * Keeps only the rules that can apply to the page as it is, about a quarter: the first paint waits for every
 * byte. The scripts bring the whole sheet before they change anything (`app/entry.client.tsx`).
 */
export function withUsedStyles(html: string): string {
  return html.replace(sheet, (css) => usedStyles(css, namesIn(html)))
}

/** A style sheet, and the rules that pages with the same names use. */
type Sheet = { readonly root: Root; readonly used: Map<string, string> }
const sheets = new Map<string, Sheet>()

/** More than the site has pages in all states. */
const pagesKept = 200

/** A page is made again with every booking, mostly of the same parts. */
function usedStyles(css: string, names: ReadonlySet<string>): string {
  const { root, used } = sheets.get(css) ?? newSheet(css)
  sheets.set(css, { root, used })
  const key = [...names].toSorted().join(' ')
  const before = used.get(key)
  if (before !== undefined) return before
  const copy = root.clone()
  removeUnused(copy, names)
  removeUnnamed(copy)
  removeUnusedVariables(copy, names)
  removeEmpty(copy)
  if (used.size >= pagesKept) used.clear()
  const text = copy.toString()
  used.set(key, text)
  return text
}

/** The minifier writes some declarations with a prefix three times in a row. */
function newSheet(css: string): Sheet {
  const root = parse(css)
  root.walkDecls((each) => {
    if (each.toString() === each.next()?.toString()) each.remove()
  })
  return { root, used: new Map() }
}

/** Names of elements, classes, ids and variables; the first script adds attributes only. */
function namesIn(html: string): ReadonlySet<string> {
  const bare = html.replaceAll(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '')
  const names = new Set<string>()
  for (const [, element = ''] of bare.matchAll(/<([a-z][\w-]*)/g)) names.add(element)
  for (const [, list = ''] of bare.matchAll(/ (?:class|id)="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) names.add(unescaped(name))
  }
  for (const [, name = ''] of bare.matchAll(/var\((--[\w-]+)/g)) names.add(name)
  return names
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

function removeUnused(container: Container<ChildNode>, names: ReadonlySet<string>): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => canApply(selector, names))
      if (selectors.length > 0) node.selectors = selectors.map((one) => withoutAbsent(one, names))
      else node.remove()
    }
    // The steps of an animation are no selectors.
    const isMotion = node.type === 'atrule' && node.name.endsWith('keyframes')
    if (!isMotion && 'nodes' in node && node.nodes) removeUnused(node, names)
  }
}

const listOfClasses = /(?<=:(?:is|has|where)\()\.[\w-]+(?:,\.[\w-]+)+(?=\))/g

/** The selector with the classes of its lists that are there; each of one class, they all weigh the same. */
function withoutAbsent(selector: string, names: ReadonlySet<string>): string {
  return selector.replaceAll(listOfClasses, (list) => {
    const present = list.split(',').filter((name) => names.has(name.slice(1)))
    return present.join() || list
  })
}

/** Removes motion, and pages of paper, that no rule names. */
function removeUnnamed(root: Root): void {
  const used = new Set([''])
  root.walkDecls(/^(animation.*|page)$/, ({ value }) =>
    value.split(/[\s,]+/).forEach((it) => used.add(it)),
  )
  root.walkAtRules(/keyframes$|^page$/, (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
}

const parsed = new Map<string, readonly Selector[]>()

function canApply(text: string, names: ReadonlySet<string>): boolean {
  const selectors = parsed.get(text) ?? selectorParser().astSync(text).nodes
  parsed.set(text, selectors)
  return selectors.some((selector) => canMatch(selector, names))
}

/** All names of a selector are to be there, one branch of an `:is()`, and none of a `:not()`. */
function canMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class' || node.type === 'id') return names.has(node.value)
    if (node.type === 'tag') return names.has(node.value.toLowerCase())
    if (node.type !== 'pseudo') return true
    if (needless.has(node.value)) return false
    if (partsOfFields.test(node.value)) return names.has('input')
    // Other pseudo-classes, such as `:lang()`, hold no selector; `:not()` needs nothing.
    const asks = [':is', ':where', ':has'].includes(node.value)
    return !asks || node.nodes.some((branch) => canMatch(branch, names))
  })
}

/** A page is no shadow tree, and has a ring of its own. */
const needless = new Set([':host', ':-moz-focusring'])

const partsOfFields = /^:(:-webkit-(date|search|calendar|inner|outer)|:file|:placeholder|-moz-ui)/

/** Removes variables that nothing uses, be it through another variable. */
function removeUnusedVariables(root: Root, names: ReadonlySet<string>): void {
  const values = new Map<string, string>()
  root.walkDecls(variable, ({ prop, value }) => {
    values.set(prop, `${values.get(prop) ?? ''} ${value}`)
  })
  const used = new Set<string>()
  const use = (value: string) => {
    for (const [name] of value.matchAll(variables)) {
      if (used.has(name)) continue
      used.add(name)
      use(values.get(name) ?? '')
    }
  }
  use([...names].join(' '))
  root.walkDecls(/^(?!--)/, ({ value }) => use(value))
  root.walkDecls(variable, (declared) => {
    if (!used.has(declared.prop)) declared.remove()
  })
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
}

const variable = /^--/
const variables = /--[\w-]+/g

function removeEmpty(container: Container<ChildNode>): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (!('nodes' in node) || !node.nodes) continue
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  }
}
