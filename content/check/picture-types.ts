/** The pictures that a farm may use, by the ending of their file: these are found, and served, and no others. */
export const pictureTypes = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const
