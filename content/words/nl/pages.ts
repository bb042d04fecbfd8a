import type { HeadWords } from '../shape/parts.ts'
import type { NotFoundWords } from '../shape/pages.ts'

export const notFound: NotFoundWords = {
  head: {
    title: 'Pagina niet gevonden – Hof ter Gist',
    description:
      'Deze pagina bestaat niet of is verhuisd. ' +
      'Ga naar de startpagina van Hof ter Gist, of meteen naar de workshops fermenteren in De ' +
      'Pinte bij Gent.',
    keywords: 'pagina niet gevonden, 404, Hof ter Gist, workshops fermenteren, De Pinte',
  },
  title: 'Pagina niet gevonden',
  text: 'De pagina die je zoekt, bestaat niet of is verhuisd. We zetten je weer op weg.',
  link: 'Terug naar de startpagina',
  pictureAlt:
    'Een zwarte kip steekt haar snavel in een lege bokaal die op zijn kant in de sneeuw ligt.',
}

/** The page itself is Dutch in every language; its address is not. */
export const businessCard: { readonly head: HeadWords } = {
  head: {
    title: 'Visitekaartje, om te drukken – Hof ter Gist',
    description:
      'Het visitekaartje van Hof ter Gist, voorkant en achterkant, met logo, QR-code en wat de ' +
      'drukker moet weten. Voor eigen gebruik.',
    keywords: 'visitekaartje, logo, QR-code, drukwerk, Hof ter Gist',
  },
}
