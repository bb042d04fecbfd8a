export const notFound = {
  head: {
    title: 'Pagina niet gevonden – {business.name}',
    description:
      'Deze pagina bestaat niet of is verhuisd. Ga naar de startpagina van {business.name}, of meteen naar de workshops fermenteren in De Pinte bij Gent.',
    keywords: 'pagina niet gevonden, 404, {business.name}, workshops fermenteren, De Pinte',
  },
  title: 'Pagina niet gevonden',
  text: 'De pagina die je zoekt, bestaat niet of is verhuisd. We zetten je weer op weg.',
  link: 'Terug naar de startpagina',
  pictureAlt:
    'Een zwarte kip steekt haar snavel in een lege bokaal die op zijn kant in de sneeuw ligt.',
} as const
