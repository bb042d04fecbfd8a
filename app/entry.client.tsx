import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import sheet from './app.css?url'

// The page came with the rules it uses; what the scripts change may need any.
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

/** Without it the page stays as it is: plainer where something new appears, and whole in what it does. */
function wholeSheet(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  document.head.append(link)
  return new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
}
