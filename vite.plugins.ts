import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

/** Sonner writes its style sheet into the page, which the policy forbids; ours is a file of its own. */
export function sonnerWithoutInlineStyle(): Plugin {
  return {
    name: 'sonner-without-inline-style',
    enforce: 'pre',
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.m?js/.test(id) && !id.includes('sonner.js')) return
      return code.replace('function __insertCSS(code) {', 'function __insertCSS(code) {\n  return;')
    },
  }
}

const ending = '?inline-script'

/** A script that stands in the page itself: imported as `file.ts?inline-script`, it is its own small text. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(ending)) return undefined
      const file = id.slice(0, -ending.length)
      this.addWatchFile(file)
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
      return `export default ${JSON.stringify(minifySync(file, code).code.trim())}`
    },
  }
}
