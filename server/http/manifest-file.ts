import type { House } from '#booking/house/house.ts'
import { ownMark } from '#booking/look/own-mark.ts'

/** The name under which a telephone keeps the site (W3C, Web Application Manifest). */
export function manifestFile(house: House): string {
  const { business, look } = house
  const { name } = business
  const ownIcons = ownMark(house)?.icons
  const icon = (src: string, sizes: string, type = 'image/png') => {
    return { src: src + (ownIcons ?? ''), sizes, type }
  }
  const icons = [
    icon('/icon-192.png', '192x192'),
    icon('/icon-512.png', '512x512'),
    icon('/favicon.svg', 'any', 'image/svg+xml'),
    // The drawn mark stays in the middle, which no device cuts off.
    ...(ownIcons ? [{ ...icon('/icon-maskable.png', '512x512'), purpose: 'maskable' }] : []),
  ]
  const ground = look.colours.paper
  const shown = { display: 'browser', background_color: ground, theme_color: ground, icons }
  return JSON.stringify({ name, short_name: name, start_url: '/', ...shown })
}
