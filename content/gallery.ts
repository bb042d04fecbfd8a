export type Category = 'farm' | 'workshop' | 'seasonal'

/** Pictures in the order they hang; a photograph of its name in `pictures/gallery/` replaces each. */
export const gallery = [
  { id: 'barn-against-the-sun', category: 'farm' },
  { id: 'ten-at-the-table', category: 'workshop' },
  { id: 'kale-under-snow', category: 'seasonal' },
  { id: 'hen-on-straw', category: 'farm' },
  { id: 'salt-on-cabbage', category: 'workshop' },
  { id: 'poplars-in-the-ditch', category: 'farm' },
  { id: 'cucumbers-and-dill', category: 'seasonal' },
  { id: 'oven-mouth', category: 'workshop' },
  { id: 'bicycle-with-leeks', category: 'farm' },
  { id: 'willows-in-mist', category: 'farm' },
  { id: 'tea-into-the-jar', category: 'workshop' },
  { id: 'rhubarb-in-the-rain', category: 'seasonal' },
  { id: 'tool-wall', category: 'farm' },
  { id: 'soup-at-supper', category: 'workshop' },
  { id: 'rain-barrel', category: 'farm' },
  { id: 'tomatoes-at-low-sun', category: 'seasonal' },
  { id: 'cabbages-in-the-barrow', category: 'farm' },
  { id: 'scoring-the-loaf', category: 'workshop' },
  { id: 'kitchen-after-dark', category: 'farm' },
  { id: 'elderflower-in-a-basket', category: 'seasonal' },
  { id: 'tomato-tunnel', category: 'farm' },
  { id: 'jar-in-both-arms', category: 'workshop' },
  { id: 'onions-under-the-beams', category: 'farm' },
  { id: 'quinces-in-the-grass', category: 'seasonal' },
  { id: 'ladder-in-the-quince', category: 'farm' },
  { id: 'ginger-for-the-bug', category: 'workshop' },
  { id: 'tracks-in-clay', category: 'farm' },
  { id: 'aprons-in-the-corridor', category: 'workshop' },
  { id: 'lane-after-rain', category: 'farm' },
  { id: 'sprouts-at-blue-hour', category: 'seasonal' },
] as const satisfies readonly { readonly id: string; readonly category: Category }[]

export type PictureId = (typeof gallery)[number]['id']
