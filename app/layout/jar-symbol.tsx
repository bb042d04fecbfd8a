import { useContext } from 'react'
import jar from '#content/pictures/jar.svg?raw'
import file from '#content/pictures/jar.svg?url'
import { BusinessContext } from '../business.ts'
import { useDrawing } from '../ui/drawing.ts'

const drawing = import.meta.env.SSR ? jar : ''

/** The jar, once on each page that shows jars; `dressed` adds ribbon, cloth and band. */
export function JarSymbol({ dressed = false }: { readonly dressed?: boolean }) {
  const html = inner(useDrawing(drawing, file, '#jar'))
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

function inner(svg: string): string {
  return svg.replaceAll(/<\/?svg[^>]*>\n?/g, '')
}

function undressed(html: string): string {
  return html.replaceAll(/<g class="jar-(?:ribbon|cloth|band)">.*?<\/g>/g, '')
}
