import type { AuthoredWords } from '../shape.ts'

export const brokenPage: AuthoredWords['brokenPage'] = {
  title: 'Un problème est survenu de notre côté',
  text: 'Réessayez dans une minute. Si cela ne marche toujours pas, envoyez‑nous un e‑mail\u00a0: nous traiterons votre demande par e‑mail.',
  link: 'Retour à l’accueil',
}
