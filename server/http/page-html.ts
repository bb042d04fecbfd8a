/**
 * A page as the renderer wrote it, made ready to send.
 *
 * The module preloads are taken out: the scripts are not needed to read or use a page, and preloading
 * them delays the picture everyone is waiting for (docs/decisions/0003-scripts-nobody-waits-for.md).
 * The first module a page imports, the list of all the others, is asked for under its digest: whoever
 * comes between cannot send another.
 *
 * @param integrityOf digest of a public file, as the `integrity` attribute has it
 */
export function readyToSend(
  html: string,
  integrityOf: (path: string) => string | undefined,
): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">import "([^"]+)";/, (scripts, first: string) => {
      const integrity = integrityOf(first)
      if (integrity === undefined) return scripts
      return `<script type="module" async="" src="${first}" integrity="${integrity}"></script>${scripts}`
    })
}
