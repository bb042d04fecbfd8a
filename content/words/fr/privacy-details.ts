import type { AuthoredWords } from '../shape.ts'

/** First half of the policy: data, purposes and times. */
export const details: Pick<
  AuthoredWords['privacy']['sections'],
  'controller' | 'collected' | 'purposes' | 'legalBasis' | 'retention'
> = {
  controller: {
    title: 'Qui est responsable',
    paragraphs: [
      '{business.name} décide de l’usage de vos données et en répond : c’est ce que la loi appelle le responsable du traitement. Nous n’avons pas de délégué à la protection des données. Vous vous adressez directement à nous, ici :',
    ],
  },
  collected: {
    title: 'Ce que nous gardons',
    paragraphs: [
      'Sans nom ni adresse e-mail, nous ne pouvons pas répondre. Sans atelier, date et nombre de participants, nous ne pouvons pas garder de place. Le téléphone et vos remarques sont facultatifs.',
      'N’écrivez rien sur votre santé dans les formulaires.{offers.diets.asked}',
    ],
    personal: {
      title: 'Ce qui vient de vous',
      items: [
        'Votre nom, votre adresse e-mail et la langue dans laquelle vous écrivez.',
        'Pour une demande de place{offers.waitingList.asked} : l’atelier, la date et le nombre de participants. Le nom des autres, nous ne le demandons pas à ce moment-là.',
        'Quand vous attendez une nouvelle date : l’atelier, les jours et les langues qui vous conviennent, et combien vous serez.',
        'Votre numéro de téléphone, si vous le donnez, et ce que vous notez sous « Quelque chose à nous dire ? ».',
        'Vos messages, nos réponses et les e-mails que le site envoie tout seul.',
        'Quand vous payez : le montant, la date et la communication, avec le nom et le numéro de compte que notre banque affiche à côté.',
        'Quand nous vous remboursons : le numéro de compte que vous donnez pour cela.',
        'Si vous demandez une facture : un nom, une adresse et, pour une société, le numéro de TVA et votre référence.',
        'Si une autre personne vient à votre place : son nom, son adresse e-mail et sa langue ; et, de vous, que vous aviez réservé et payé, car un remboursement vous revient.',
        'Quand vous venez avec une personne qui a réservé et que vous le dites vous-même : votre prénom, votre langue, et votre adresse e-mail si vous la donnez. Cette personne voit votre prénom et si vous avez payé votre part.',
        '{offers.diets.told}',
        '{offers.diary.asked}',
        '{offers.vouchers.asked}',
      ],
    },
    technical: {
      title: 'Ce que voit tout site web',
      items: [
        'Votre adresse IP : sans elle, aucune page ne vous parvient. Quand vous envoyez un formulaire, elle nous sert à mesurer la cadence, car un robot va plus vite que vous. Le site ne la garde qu’en mémoire vive, jamais dans un fichier, et la perd quand il redémarre.',
        'Votre réseau et votre boîte e-mail, quand vous envoyez un formulaire suivi d’un e-mail : un code pour chacun, afin de compter les e-mails qui partent en une journée. Il disparaît au plus tard {terms.turns.spelled} après. Pour une demande de place, ces codes servent aussi à repérer les abus, jusqu’à ce que la demande ait sa réponse ou prenne fin.',
        'Votre boîte aussi, dès que vous avez suivi un lien de nos e-mails : un code encore, pour ne plus vous demander si elle est à vous, pendant {terms.proof.spelled} après la dernière fois. Sans notre clé, qui n’est dans aucune sauvegarde, ces codes sont illisibles.',
        'Votre navigateur : ce qu’il dit de lui-même sert à la réponse du moment. Nous n’en notons rien.',
        'Votre visite : chaque page demandée laisse une ligne dans un journal, avec l’heure, la page, si elle est bien partie et en combien de temps. Rien n’y dit qui l’a demandée.',
      ],
    },
  },
  purposes: {
    title: 'À quoi cela sert',
    paragraphs: [
      'Pas de publicité, pas de profils. Un programme calcule si une date est complète{offers.waitingList.turn} ; pour tout le reste, c’est nous qui décidons. Vos données nous servent à :',
    ],
    items: [
      'lire votre message et y répondre ;',
      'garder votre place, la confirmer, la déplacer ou l’annuler ;',
      'reconnaître {terms.pay.own} parmi les autres virements ;',
      'préparer une soupe que vous pouvez manger aussi ;',
      'tenir la comptabilité ;',
      'faire tourner le site et en écarter les robots.',
    ],
  },
  legalBasis: {
    title: 'Ce qui nous y autorise',
    paragraphs: [
      'Le règlement général sur la protection des données (RGPD) exige une base légale pour chaque usage. Nous en avons quatre :',
    ],
    items: [
      'Le consentement (article 6.1.a) : la case sous le formulaire de contact{offers.waitingList.consent} ou quand vous attendez une nouvelle date{offers.diary.consent}, et votre choix sur les cookies.{offers.diets.ground}',
      'Le contrat (article 6.1.b) : votre demande, votre réservation,{offers.vouchers.contract} votre paiement, une annulation. La case cochée montre que vous le voulez ; la base, c’est le contrat.',
      'L’obligation légale (article 6.1.c) : la comptabilité.',
      'L’intérêt légitime (article 6.1.f) : un site qui reste sûr, pouvoir relire ce que nous avons convenu avec vous, et écrire à qui{offers.vouchers.receiver} est invité à venir à la place de quelqu’un.',
    ],
  },
  retention: {
    title: 'Combien de temps nous gardons vos données',
    paragraphs: [
      'Pour les réservations et les paiements, nous comptons à partir du 1er\u00a0janvier qui suit l’atelier.',
    ],
    items: [
      'Les réservations, et la trace des e-mails envoyés à leur sujet : {terms.booking.figures}. Nous gardons le texte de ces e-mails pendant {terms.mailText.spelled}.',
      'Les paiements : {terms.booking.figures} avec votre nom, puis sans lui jusqu’à {terms.amounts.figures}. Les factures : {terms.amounts.figures}.',
      'L’argent reçu sur notre compte qui ne concerne aucune réservation : {terms.aside.figures} avec le nom et la communication, pour pouvoir le retrouver.',
      '{offers.vouchers.kept}',
      '{offers.diets.kept} et vos remarques : effacés peu après l’atelier, au plus tard {terms.afterTheDay.spelled} après. Nous jetons alors aussi les e-mails qui nous les ont apportés. Sans adresse e-mail, et s’il reste quelque chose à payer, nous gardons votre numéro de téléphone jusqu’à ce que ce soit réglé.',
      '{offers.waitingList.kept} faites aux groupes, les personnes invitées à la place de quelqu’un et celles qui ont rejoint un groupe : jusqu’à {terms.afterTheDay.spelled} après la date.',
      'Votre souhait d’être prévenu d’une nouvelle date : jusqu’à ce que vous l’arrêtiez ou réserviez, {terms.wish.spelled} au plus.',
      '{offers.diary.kept}',
      'Les messages, et les demandes qui ne deviennent pas une réservation : {terms.message.spelled}.',
      'Les demandes que personne n’a confirmées par le lien de notre e-mail : {terms.neverProven.spelled} au plus. Ce qui y était écrit disparaît la nuit après leur expiration.',
      'Les sauvegardes : {terms.backup.figures} au plus. Ce qui est effacé en disparaît alors aussi.',
      'Votre demande d’effacement : {terms.erasure.spelled}, sous forme d’un code où votre adresse ne peut être lue. Ainsi, aucune sauvegarde ne ramène vos données.',
      'Le consentement à la publicité : nous n’en demandons pas. S’il y a un jour une lettre d’information, votre oui vaudra jusqu’à ce que vous le retiriez, ou jusqu’à deux ans de silence de votre part.',
    ],
  },
}
