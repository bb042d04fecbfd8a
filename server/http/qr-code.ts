import { qrModules, qrPath } from '#booking/money/qr-modules.ts'

type QrAnswer =
  | { readonly kind: 'drawn'; readonly svg: string }
  | { readonly kind: 'refused'; readonly reason: string }

const sizes = { least: 64, most: 2000 } as const

/** Asked for as in the specification (section 7), for addresses of this site alone: nobody can use the farm's name for another's. */
export function qrCode(query: URLSearchParams, siteUrl: string): QrAnswer {
  const data = query.get('data') ?? siteUrl
  if (data !== siteUrl && !data.startsWith(`${siteUrl}/`)) {
    return { kind: 'refused', reason: `data must be an address of ${siteUrl}` }
  }
  if (data.length > 300) return { kind: 'refused', reason: 'data has at most 300 characters' }
  const size = Number(/^(\d{2,4})(?:x\1)?$/.exec(query.get('size') ?? '300')?.[1])
  if (!(size >= sizes.least && size <= sizes.most)) {
    return { kind: 'refused', reason: `size is a number from ${sizes.least} to ${sizes.most}` }
  }
  const background = query.get('bgcolor') ?? 'transparent'
  if (background !== 'transparent' && !/^[0-9a-f]{6}$/i.test(background)) {
    return {
      kind: 'refused',
      reason: 'bgcolor is transparent, or a colour of six hexadecimal digits',
    }
  }
  return { kind: 'drawn', svg: draw(data, size, background) }
}

function draw(text: string, size: number, background: string): string {
  const code = qrModules(text)
  const modules = code.size
  const ground =
    background === 'transparent'
      ? ''
      : `<path fill="#${background}" d="M0 0h${modules}v${modules}H0z"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">${ground}` +
    `<path fill="#211c17" d="${qrPath(code)}"/></svg>`
  )
}
