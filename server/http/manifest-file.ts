/** The name under which a telephone keeps the site (W3C, Web Application Manifest). */
export function manifestFile(name: string): string {
  const icon = (src: string, sizes: string, type = 'image/png') => ({ src, sizes, type })
  const icons = [
    icon('/icon-192.png', '192x192'),
    icon('/icon-512.png', '512x512'),
    icon('/favicon.svg', 'any', 'image/svg+xml'),
  ]
  const [background_color, theme_color] = ['#faf6ec', '#faf6ec']
  const look = { start_url: '/', display: 'browser', background_color, theme_color, icons }
  return JSON.stringify({ name, short_name: name, ...look })
}
