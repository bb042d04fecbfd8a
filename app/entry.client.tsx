import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import sheet from './app.css?url'

// The page came with the rules that it uses; changes by the scripts may need any rule.
await wholeSheet()
dispatchEvent(new Event('scripting'))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

/** The whole style sheet. A page without it stays plainer, and can do everything. */
function wholeSheet(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  document.head.append(link)
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
}
