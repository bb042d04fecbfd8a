import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import hankenGrotesk from '../fonts/hanken-grotesk.woff2?url'
import youngSerif from '../fonts/young-serif.woff2?url'
import { Book } from './book.tsx'
import styles from './examples.css?inline'
import { withShownStates } from './shown-states.ts'

// The site's faces are used only if they are there at once; its pages preload them.
await Promise.all([youngSerif, hankenGrotesk].map(preloadFont))
const sheet = document.createElement('style')
sheet.textContent = withShownStates(styles)
document.head.append(sheet)

const place = document.getElementById('book')
if (!place) throw new Error('The page has no place for the book')
createRoot(place).render(
  <MemoryRouter>
    <Book />
  </MemoryRouter>,
)

function preloadFont(href: string): Promise<unknown> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
  document.head.append(link)
  return new Promise((resolve) => link.addEventListener('load', resolve))
}
