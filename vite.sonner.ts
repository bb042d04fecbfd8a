import type { Plugin } from 'vite'

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
