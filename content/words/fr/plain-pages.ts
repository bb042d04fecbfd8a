/** Texts of pages for a house that starts empty, by path. */
export const plainPages: Readonly<Record<string, string>> = {
  'layout.footer.description':
    'Des ateliers chez {business.hosts}, à {business.address.town}. De petits groupes : jamais plus de {all.most} à la fois.',
  'layout.footer.visit': 'Notre adresse',
  'layout.footer.social': 'Nous suivre',
  'home.head.title': 'Ateliers en petit groupe à {business.address.town} – {business.name}',
  'home.head.description':
    'Des ateliers en petit groupe à {business.address.town} : vous faites tout vous-même, même sans expérience. Voyez les dates et demandez une place.',
  'home.head.keywords':
    'ateliers, atelier {business.address.town}, {business.name}, petit groupe, débutants, dates et prix',
  'home.hero.title': 'Apprendre en faisant',
  'home.hero.lead':
    'Des ateliers à {business.address.town}, pour {all.most} personnes au plus. Pas besoin de vous y connaître : nous commençons par le début.',
  'home.hero.aboutButton': 'Qui nous sommes',
  'home.today': 'Aujourd’hui chez nous',
  'home.welcome.title': 'Entrez, on commence',
  'home.welcome.paragraphs.0':
    'Chez nous, on apprend en faisant. Nous montrons le geste une fois, assez lentement pour que vous puissiez suivre, puis c’est à vous. Nous passons de l’un à l’autre.',
  'home.welcome.paragraphs.1':
    'Aucune expérience n’est demandée. Le matériel vous attend, et vous avez le droit de vous tromper : c’est souvent là qu’on apprend le plus.',
  'home.welcome.paragraphs.2':
    'Le groupe reste petit. Il y a du temps pour chaque question, et pour bavarder un peu.',
  'home.welcome.highlights.0.title': 'Au plus {all.most} personnes',
  'home.welcome.highlights.0.text':
    'Vous voyez bien le geste, et nous voyons le vôtre. Personne ne regarde de loin.',
  'home.welcome.highlights.1.title': 'Un prix clair',
  'home.welcome.highlights.1.text':
    'Une place coûte {all.price}, ou le prix indiqué à côté de la date. Rien ne s’y ajoute.',
  'home.welcome.highlights.2.title': 'Bienvenue aux débutants',
  'home.welcome.highlights.2.text':
    'Nous partons de zéro, à votre rythme. Vous avez déjà essayé ? Venez avec vos questions.',
  'home.welcome.highlights.3.title': 'Une réponse rapide',
  'home.welcome.highlights.3.text':
    'Vous envoyez une demande, nous répondons dans les {terms.answer.figures}. Vous ne payez qu’une fois la date confirmée.',
  'home.workshops.title': 'Ce que vous apprenez ici',
  'home.workshops.text':
    'Des ateliers en petit groupe : ce que vous y ferez, combien de temps cela dure et ce que cela coûte.',
  'home.testimonials.chosen':
    'Nous avons choisi ces messages ; personne n’a vérifié qui les a écrits.',
  'workshops.head.title': 'Ateliers à {business.address.town} – {business.name}',
  'workshops.head.description':
    'Avant de demander une place : ce que vous y ferez, la durée, le prix, ce qu’il faut apporter, et comment nous rejoindre à {business.address.town}.',
  'workshops.head.keywords':
    'ateliers, atelier {business.address.town}, {business.name}, prix, durée, en pratique',
  'workshops.title': 'Des ateliers en petit groupe',
  'workshops.lead': 'Vous faites tout vous-même, en petit groupe, et nous restons tout près.',
  'workshops.cardsTitle': 'Ce que vous apprenez ici',
  'workshops.expect.items.0.text':
    'Nous montrons le geste une fois, puis c’est à vous. Chacun a sa place et son matériel, et nous passons de l’un à l’autre.',
  'workshops.expect.items.1.title': 'À votre rythme',
  'workshops.expect.items.1.text':
    'Tout le monde ne va pas à la même vitesse, et ce n’est pas grave. À qui veut plus de temps, nous en laissons.',
  'workshops.expect.items.2.title': 'Un petit groupe',
  'workshops.expect.items.2.text':
    '{all.groupFirst} participants : il y a du temps pour chaque question.',
  'workshops.expect.items.3.text':
    'Les erreurs fréquentes, comment les reconnaître et ce qui se rattrape : nous en parlons aussi.',
  'workshops.expect.items.4.title': 'La langue',
  'workshops.expect.items.4.text':
    'Nous parlons {languages.listed}. Si une langue est indiquée à côté de la date, ce sera celle-là.',
  'workshops.details.rows.duration.value':
    'La durée et les heures figurent à côté de chaque atelier.',
  'workshops.details.rows.participants.value':
    '{all.groupFirst}. Débutants bienvenus. Groupes privés : {own.group}.',
  'workshops.details.rows.materials.value': 'Ce que vous utilisez pendant l’atelier est compris.',
  'workshops.details.rows.meals.value': 'Si un repas est prévu, la page de l’atelier le dit.',
  'workshops.details.rows.location.value': '{business.address.street}, à {business.address.town}.',
  'workshops.details.rows.languages.label': 'Langue',
  'workshops.details.rows.languages.value':
    '{languages.listedFirst}, ou la langue indiquée à côté de la date.',
  'workshops.questions.experience.answer':
    'Non. Nous partons de zéro. Si vous en avez déjà, venez avec vos questions.',
  'workshops.questions.bring.answer':
    'Des vêtements dans lesquels vous bougez à l’aise. S’il faut autre chose, la page de l’atelier le dit.',
  'workshops.questions.meals.answer':
    'Si un repas est prévu, la page de l’atelier le dit.{offers.diets.meals}',
  'workshops.questions.travel.answer':
    'Nous sommes à {business.address.town}, {business.address.street}. Vous recevez l’itinéraire dès que votre réservation est garantie. Une question sur le train, le bus ou le parking ? Écrivez-nous.',
  'workshops.questions.supplies.answer':
    'Pas pour commencer. Si vous voulez continuer chez vous, nous vous disons ce qu’il faut et où nous trouvons le nôtre.',
  'workshopPage.sidebar.otherWorkshops': 'À découvrir aussi',
  'about.head.title': 'Qui vous accueille – {business.name}, {business.address.town}',
  'about.head.description':
    '{business.name}, à {business.address.town} : vous y rencontrez {business.hosts}. Voici notre façon de travailler et ce que nous vous promettons.',
  'about.head.keywords':
    '{business.name}, à propos, {business.address.town}, ateliers, qui nous sommes',
  'about.title': 'À propos de nous',
  'about.lead': 'Bienvenue chez {business.hosts}, à {business.address.town}.',
  'about.philosophy.text': 'Trois choses ne changent pas chez nous.',
  'about.philosophy.pillars.0.text':
    'Nous ne pressons personne. Ce qui demande du temps en reçoit.',
  'about.philosophy.pillars.1.title': 'La pratique',
  'about.philosophy.pillars.1.text':
    'On apprend surtout en faisant soi-même. Nous regardons, et nous aidons quand vous le demandez.',
  'about.philosophy.pillars.2.text':
    'Jamais plus de {all.most} à la fois : chacun reçoit l’attention qu’il lui faut.',
  'about.commitment.promises.0':
    'Votre demande reçoit une réponse dans les {terms.answer.figures}, écrite par une personne.',
  'about.commitment.promises.1': 'Le prix affiché est celui que vous payez.',
  'about.commitment.promises.3': 'Une question une fois chez vous ? Écrivez-nous.',
  'about.commitment.promises.4': 'Ce que nous ne savons pas, nous le disons aussi.',
  'about.guide.title': 'Qui vous accueille : {business.hosts}',
  'about.guide.paragraphs.0':
    'Nous montrons chaque geste, puis nous restons près de vous. Posez vos questions quand vous voulez.',
  'about.call.text':
    'Chaque atelier a sa page : ce que vous y ferez, et ce que vous pouvez en attendre.',
  'gallery.head.title': 'Galerie : nos ateliers en photos – {business.name}',
  'gallery.head.description':
    'Des photos de nos ateliers à {business.address.town} : le lieu où nous travaillons, ce que nous faisons ensemble, et comment se passe une séance.',
  'gallery.head.keywords': 'galerie, photos, {business.name}, ateliers, {business.address.town}',
  'gallery.title': 'Galerie',
  'gallery.lead':
    'Des photos de chez nous : l’endroit où nous travaillons, et ce que nous faisons ensemble.',
  'gallery.filters.farm': 'Chez nous',
  'contact.head.title': 'Contact et accès – {business.name}',
  'contact.head.description':
    'Posez votre question ou préparez votre venue à {business.address.town} : adresse, e-mail, heures d’ouverture et un formulaire pour nous écrire.',
  'contact.head.keywords':
    'contact, {business.name}, adresse, accès, {business.address.town}, heures d’ouverture',
  'contact.subtitle':
    'Une question sur une date{offers.privateGroups.contact} ou autre chose ? Nous lisons tout nous-mêmes.',
  'contact.getInTouch.socialLink': 'Notre page',
  'contact.getInTouch.opening.hours': '{open.weekFirst}.',
  'contact.findMe.title': 'Venir chez nous',
  'contact.findMe.tips.publicTransport':
    'En train ou en bus, regardez aussi l’heure du retour avant de partir.',
  'contact.findMe.tips.car': 'En voiture, l’adresse ci-dessus suffit.',
  'contact.findMe.tips.parking': 'Demandez-nous où il est le plus facile de se garer.',
  'contact.findMe.tips.bike': 'À vélo, vous êtes toujours les bienvenus.',
  'giftVoucher.head.title': 'Bon cadeau pour un atelier – {business.name}',
  'giftVoucher.head.description':
    'Offrez un atelier, ou un montant au choix. Le bon arrive par e-mail, prêt à imprimer, et reste valable {terms.voucher.spelled}.',
  'giftVoucher.head.keywords':
    'bon cadeau, offrir un atelier, bon cadeau atelier, idée cadeau, {business.address.town}',
  'giftVoucher.title': 'Offrez un atelier',
  'giftVoucher.subtitle': 'Un bon cadeau pour qui aime apprendre.',
  'faq.head.description':
    'Faut-il de l’expérience, combien cela coûte, et si je ne peux pas venir ? Des réponses courtes à ce qu’on nous demande sur les ateliers.',
  'faq.head.keywords':
    'questions fréquentes, FAQ, {business.name}, ateliers, réservation, annulation',
  'faq.lead': 'Ce qu’on nous demande avant de venir. Les réponses sont courtes.',
  'faq.tabs.general.questions.0.question': 'Je n’ai jamais essayé. Puis-je venir ?',
  'faq.tabs.general.questions.0.answer':
    'Avec plaisir. On part du début, et nous aidons ceux qui prennent du retard.',
  'faq.tabs.general.questions.6.answer':
    'Une place coûte {all.price}, ou le prix indiqué à côté de la date.{offers.privateGroups.price} Après notre confirmation, vous versez {terms.pay.faq} On ne paie pas sur place : le portefeuille peut rester dans la veste.',
  'faq.tabs.general.questions.10.answer':
    'Parfois, cela vaut la peine. Inscrivez-vous sur la liste d’attente : le lien se trouve sous les dates. Si assez de places se libèrent pour vous tous, nous vous les gardons ({terms.offer.figures} en général) et vous recevez un e-mail. Aucune date ne vous va ? Demandez que nous vous prévenions dès qu’une date s’ajoute : ce lien s’y trouve aussi.',
  'faq.closing.text': 'Écrivez à {email}. Vous préférez un formulaire ? Il y en a un.',
}
