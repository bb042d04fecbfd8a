import type { LanguageRules } from '../language-rules.ts'

export const fr: LanguageRules = {
  locale: 'fr-BE',
  name: 'Français',
  // ICU writes "1 octobre".
  dayNumber: (number) => (number === '1' ? '1er' : number),
  isSignFirst: false,
  brokenPage: {
    title: 'Un problème est survenu de notre côté',
    text: 'Réessayez dans une minute. Si cela ne marche toujours pas, envoyez‑nous un e‑mail\u00a0: nous traiterons votre demande par e‑mail.',
    link: 'Retour à l’accueil',
  },
}
