import type { AuthoredWords } from '../shape.ts'

export const lostLink: AuthoredWords['lostLink'] = {
  ask: {
    title: 'Un nouveau lien',
    text: 'Indiquez l’adresse e-mail de votre réservation. Nous y envoyons un nouveau lien.',
    email: 'Adresse e-mail',
    emailProblem: 'Indiquez une adresse e-mail valide, par exemple nom@exemple.be',
    button: 'Envoyez-moi un nouveau lien',
    sent: 'Si une réservation à venir porte cette adresse, un e-mail est en route. Regardez aussi dans vos spams.',
  },
  unknown: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a expiré, un lien plus récent le remplace, ou un bout s’en est perdu en route. Regardez dans notre dernier e-mail, ou demandez un nouveau lien.',
    newLink: 'Demander un nouveau lien',
  },
}
