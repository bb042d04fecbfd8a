import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { facesHere } from '#scripts/looks/late-faces.ts'
import { scriptsReady } from '#scripts/looks/scripts-ready.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

test.for(languages)('no letter of a question is of another typeface, in %s', async (language) => {
  const { page, context } = await visitor.open(pathTo('faq', language), {})
  await scriptsReady(page)
  await facesHere(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main :is(h1, h2, h3, p, summary, span)',
  })
  const used = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) used.add(familyName)
  }
  expect([...used].toSorted()).toEqual(['Hanken Grotesk', 'Young Serif'])
})
