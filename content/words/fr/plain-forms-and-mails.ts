/** Texts of forms, mails and pages beside the menu for a house that starts empty, by path. */
export const plainFormsAndMails: Readonly<Record<string, string>> = {
  'notFound.head.keywords':
    'page introuvable, {business.name}, ateliers, {business.address.town}, accueil',
  'workshopPage.sidebar.emptyMonth': 'Pas de date ce mois-ci.',
  'workshopPage.scheduleNote':
    'Les heures peuvent bouger un peu : ce qui demande du soin prend parfois plus de temps.',
  'reservationSuccess.head.keywords':
    'demande reçue, réservation, atelier, {terms.pay.keyword}, {business.name}',
  'bookingMails.diets.text':
    'Si l’on mange ou boit pendant votre atelier, dites-nous ici ce que vous ne supportez pas ou préférez éviter ; nous l’effaçons {terms.afterTheDay.spelled} après l’atelier.',
  'bookingMails.directions.car':
    'En voiture : {business.address.street}, {business.address.postalCode} {business.address.town}. Demandez-nous où vous garer.',
  'bookingMails.directions.train':
    'En train ou en bus : cherchez l’arrêt le plus proche de l’adresse {business.address.street}, à {business.address.town}.',
  'bookingMails.declined.reasons.allergy':
    'Avec cette allergie ou ce régime, nous ne pouvons pas vous accueillir en toute sécurité ce jour-là.',
  'reminderMails.practical.preview': 'Comment venir, et quoi apporter.',
  'dateLetter.subject': '{business.name} vous écrit : {workshop}, {date}',
  'dateLetter.title': '{business.name} vous écrit',
  'myBooking.statuses.completed.text':
    'Merci de votre visite. Un souci une fois chez vous ? Écrivez-nous.',
  'diets.text':
    'Une allergie est une donnée de santé : nous sommes seuls à la lire, pour en tenir compte ce jour-là, et elle est effacée {terms.afterTheDay.spelled} après l’atelier.',
  'guestSentence.fields.sentenceHint':
    '{most} caractères au maximum. Du concret, si possible : ce qui a réussi, ce qui a raté, ce qui vous a surpris.',
  'waitingList.accepted.title': 'À bientôt',
  'companions.join.title': 'Rejoignez le groupe',
  'companions.full.title': 'Le groupe est déjà au complet',
  'companions.own.diets':
    'Nous sommes seuls à le lire, pour en tenir compte, et c’est effacé {terms.afterTheDay.spelled} après l’atelier.',
  'voucherMails.gift.title': 'Un atelier, en cadeau',
  'privacy.sections.purposes.items.3': '{offers.diets.purpose}',
  'privacy.sections.sharing.paragraphs.0':
    'Dans nos pages, rien ne vient d’ailleurs : les polices et les images sont sur le même serveur que le texte. Si vous suivez un lien vers un autre site, ce sont ses règles qui valent là-bas.',
  'emailTemplates.head.description':
    'Page interne : la notification que nous recevons et la confirmation envoyée aux participants, dans chaque langue du site, avec des données d’exemple.',
  'emailTemplates.lead':
    'Chaque demande de place fait partir deux e-mails : l’un pour nous, l’autre pour la personne qui demande. Les voici tels quels, avec une personne inventée.',
  'emailTemplates.ownerTitle': 'L’e-mail que nous recevons',
  'emailTemplates.everyToFarm': 'À nous-mêmes',
  'booking.head.keywords':
    'réserver un atelier, dates des ateliers, places libres, {terms.pay.keyword}, annulation, {business.address.town}',
  'booking.schedule.legend.title': 'Comment lire le dessin',
  'booking.privateGroups.text':
    'En famille, entre collègues, pour un anniversaire : vous êtes {own.group} ? Nous cherchons une date avec vous. Le prix par personne reste celui de l’atelier. Écrivez à {email} en disant quel atelier, combien vous serez et vers quelle date.',
  'booking.info.bring.text':
    'Des vêtements dans lesquels vous bougez à l’aise. S’il faut autre chose, la page de l’atelier le dit.',
  'contact.atTable': 'Un atelier est en cours. Écrivez-nous quand même.',
}
