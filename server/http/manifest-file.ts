import type { House } from '#booking/house/house.ts'

/** The name under which a telephone keeps the site (W3C, Web Application Manifest). */
export function manifestFile({ business: { name }, look }: House): string {
  const icon = (src: string, sizes: string, type = 'image/png') => ({ src, sizes, type })
  const icons = [
    icon('/icon-192.png', '192x192'),
    icon('/icon-512.png', '512x512'),
    icon('/favicon.svg', 'any', 'image/svg+xml'),
  ]
  const ground = look.colours.paper
  const shown = { display: 'browser', background_color: ground, theme_color: ground, icons }
  return JSON.stringify({ name, short_name: name, start_url: '/', ...shown })
}
