import type { FaqTab } from '../parts.ts'
import type { AuthoredWords } from '../shape.ts'
import { drinksQuestions } from './drinks.ts'
import { sourdoughQuestions } from './sourdough.ts'
import { vegetablesQuestions } from './vegetables.ts'

const general: FaqTab = {
  label: 'Général',
  questions: [
    {
      question: 'J’ai deux mains gauches. Puis-je venir ?',
      answer:
        'Avec plaisir. On part du début, et ceux qui prennent du retard reçoivent de l’aide des deux côtés. Un chou coupé de travers, un pain cabossé : une bactérie ne voit pas la différence. Il n’y a que sur le poids du sel que nous sommes sévères, et là, c’est la balance qui travaille.',
    },
    {
      question: 'Et si je ne parle pas néerlandais ?',
      answer:
        'Venez quand même, sauf si la date est annoncée dans une autre langue seulement. Sinon, il suffit d’une personne à table qui parle français pour que tout se dise aussi en français, et bien des gestes se passent de mots. Notez dans votre demande la langue que vous préférez. La fiche que vous emportez existe dans les trois langues de la maison.',
    },
    {
      question: 'Peut-on venir en train, même le soir ?',
      answer:
        'À l’aller, oui : depuis Gand, descendez à De Pinte ; le centre du village est à moins de dix minutes à pied, et la ferme {business.walkFromVillageMinutes} minutes plus loin. Pour le retour, consultez l’horaire, car une soirée dure jusqu’à {evening.end}. Si vous devez partir plus tôt, dites-le en arrivant : vos bocaux seront emballés les premiers.',
    },
    {
      question: 'Et mes allergies, qu’en faites-vous ?',
      answer:
        'Nous les demandons une fois la réservation garantie ; le lien de notre e-mail permet de les dire plus tôt. Vous répondez si vous le voulez. Avec votre accord, la réponse sert à ce repas-là ; {terms.afterTheDay.spelled} après l’atelier, nous l’effaçons. L’absence de traces, nous ne pouvons pas la promettre : cette cuisine voit passer farine, fromage, céleri et moutarde. Vous voulez savoir ce qu’il y a dans un plat ou un bocal ? Demandez, sans dire pourquoi.',
    },
    {
      question: 'Le repas est-il végétarien ?',
      answer:
        'Oui, à midi le samedi comme au souper. La soupe est à base de légumes ; ni viande ni poisson à table, mais du fromage. Si vous mangez végétalien, dites-le quand nous vous demanderons votre régime. Il y aura autre chose que du fromage à côté du pain, et il y a des chances que cela sorte d’un bocal.',
    },
    {
      question: 'Les enfants peuvent-ils venir ?',
      answer:
        'Pour le pain et les légumes, dès douze ans, avec un adulte. Ils ont leur place et leur couteau, au prix habituel. La soirée des boissons est réservée aux adultes, à cause de l’alcool. Pour les petits, un four à 240 °C est trop chaud et {evening.end} trop tard.{offers.privateGroups.children}',
    },
    {
      question: 'Combien cela coûte-t-il, et quand paie-t-on ?',
      answer:
        'Une soirée coûte {evening.price} par personne, la journée pain {bread.price}, repas et bocaux compris.{offers.privateGroups.price} Après notre confirmation, vous versez {terms.pay.faq} On ne paie pas sur place : le portefeuille peut rester dans la veste.',
    },
    {
      question: 'Et si je ne peux pas venir ? Ou si c’est vous ?',
      answer:
        'Cliquez sur le lien dans notre e-mail dès que vous le savez : ce sont les jours qui comptent. {terms.cancel.faq} Si la date était complète par ailleurs et que quelqu’un prend et paie votre place, {terms.cancel.taken}. Quelqu’un vient à votre place ? Passez par ce même lien, c’est gratuit. Si c’est nous qui annulons, à vous de choisir : une autre date, ou le remboursement complet.',
    },
    {
      question: 'Ma date aura-t-elle bien lieu ?',
      answer:
        'Si rien n’est indiqué à côté de la date, oui. S’il faut un minimum de participants, il y figure, avec le jour de notre décision. Si nous devons annuler, un e-mail vous laisse le choix : une autre date, ou le remboursement complet. Pas de nouvelles ? Alors elle a lieu.',
    },
    {
      question: 'Puis-je venir en fauteuil roulant ?',
      answer:
        'Écrivez-nous avant de demander une place, et nous regarderons ensemble. Vous vous garez tout près de la porte, la cuisine est de plain-pied derrière un seuil de 3 cm, et on peut travailler assis à table. La cour est pavée et les toilettes sont étroites : un fauteuil y entre, mais n’y tourne pas. Rester debout longtemps vous pèse ? Il y a des tabourets pour tout le monde.',
    },
    {
      question: '{offers.waitingList.question}',
      answer:
        'Parfois, cela vaut la peine. Inscrivez-vous sur la liste d’attente : le lien se trouve sous les dates. Si assez de places se libèrent pour vous tous, nous vous les gardons ({terms.offer.figures} en général) et vous recevez un e-mail. Les dates sont en ligne environ {terms.schedule.spelled} à l’avance. Aucune date ne vous va ? Demandez que nous vous prévenions dès qu’une date s’ajoute : ce lien s’y trouve aussi.',
    },
    {
      question: 'Puis-je avoir une facture ?',
      answer:
        'Oui, sur demande. Pour une société, indiquez ses données sur la page de votre réservation{offers.invoices.comes}. À titre privé, envoyez-nous un nom et une adresse.',
    },
    {
      question: '{offers.vouchers.question}',
      answer:
        'Oui, pour un atelier ou un montant au choix. Vous commandez le bon sur la page « Bon cadeau » et vous payez par virement ; il arrive ensuite par e-mail, à vous ou à la personne à qui vous l’offrez. Il est valable {terms.voucher.spelled}. Si vous connaissez déjà la date, vous pouvez aussi demander la place vous-même : nous n’écrivons qu’à vous, et nous garderons le secret.',
    },
  ],
}

export const faq: AuthoredWords['faq'] = {
  head: {
    title: 'Questions fréquentes sur les ateliers',
    description:
      'Levain endormi, voile blanc, bouteilles sous pression, enfants, facture : des réponses courtes sur le pain, les boissons, les légumes et nos ateliers.',
    keywords:
      'questions fréquentes, FAQ, levain, kombucha, lactofermentation, réservation, annulation',
  },
  title: 'Questions fréquentes',
  lead: 'Ce qu’on nous demande à table, ou par e-mail trois jours plus tard. Les réponses sont courtes : votre pâte attend.',
  tabsLabel: 'Les questions par sujet',
  tabs: {
    sourdough: sourdoughQuestions,
    drinks: drinksQuestions,
    vegetables: vegetablesQuestions,
    general,
  },
  closing: {
    title: 'Votre question n’y est pas ?',
    text: 'Écrivez à {email}. S’il s’agit d’un bocal, joignez une photo et dites à quel jour il en est. Vous préférez un formulaire ? Il y en a un.',
    contactLink: 'Ouvrir le formulaire de contact',
  },
}
