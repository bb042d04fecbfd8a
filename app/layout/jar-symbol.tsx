import drawing from '#content/pictures/jar.svg?raw'

const whole = drawing.replaceAll(/<\/?svg[^>]*>\n?/g, '')
const undressed = whole.replaceAll(/<g class="jar-(?:ribbon|cloth|band)">.*?<\/g>/g, '')

/** The drawing itself, once on each page that shows jars; `dressed` with all that some of them wear. */
export function JarSymbol({ dressed = false }: { readonly dressed?: boolean }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="jar-symbol">
      <symbol
        id="jar"
        overflow="visible"
        viewBox="0 0 200 256"
        dangerouslySetInnerHTML={{ __html: dressed ? whole : undressed }}
      />
    </svg>
  )
}
