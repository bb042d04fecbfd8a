import { useContext, useEffect, useState } from 'react'
import { BusinessContext } from '../business.ts'

const load = async () => inner((await import('#content/pictures/jar.svg?raw')).default)

/** The scripts carry no drawing: the page has it, or it is fetched when a page without jars led here. */
const drawing = import.meta.env.SSR ? await load() : ''

/**
 * The drawing of the jar, once on each page that shows jars; `dressed` adds ribbon, cloth and band.
 */
export function JarSymbol({ dressed = false }: { readonly dressed?: boolean }) {
  const html = useDrawing()
  if (useContext(BusinessContext)?.hasNoJar) return null
  return (
    <svg aria-hidden="true" width="0" height="0" className="jar-symbol">
      <symbol
        id="jar"
        overflow="visible"
        viewBox="0 0 200 256"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: dressed ? html : undressed(html) }}
      />
    </svg>
  )
}

function useDrawing(): string {
  const [shown, setShown] = useState(() => drawing || fromThePage())
  useEffect(() => {
    if (shown) return
    void load().then(setShown)
  }, [shown])
  return shown
}

function fromThePage(): string {
  return document.querySelector('#jar')?.innerHTML ?? ''
}

function inner(svg: string): string {
  return svg.replaceAll(/<\/?svg[^>]*>\n?/g, '')
}

function undressed(html: string): string {
  return html.replaceAll(/<g class="jar-(?:ribbon|cloth|band)">.*?<\/g>/g, '')
}
