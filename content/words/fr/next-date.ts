import type { AuthoredWords } from '../shape.ts'

export const nextDate: AuthoredWords['nextDate'] = {
  ask: {
    title: 'Me prévenir d’une nouvelle date',
    text: 'Aucune date ne vous convient ? Dites-nous ce qui vous irait. Dès que nous fixons une telle date, nous la proposons d’abord à ceux qui l’ont demandée, dans l’ordre des demandes, tant qu’il y a de la place.',
    workshop: 'Quel atelier ?',
    any: 'Peu importe',
    participants: 'Combien serez-vous ?',
    weekdays: 'Quels jours vous conviennent ?',
    weekdaysHint: 'Si vous ne cochez rien, tous les jours vous conviennent.',
    languages: 'Dans quelles langues ?',
    name: 'Votre nom',
    email: 'Adresse e-mail',
    emailHint: 'Nous y écrirons, d’abord pour savoir si cette adresse est bien la vôtre.',
    consent:
      'J’accepte que vous gardiez ces données pour me prévenir, {terms.wish.spelled} au plus. Le lien dans l’e-mail me permet d’arrêter quand je veux.',
    honeypot: 'Laissez ce champ vide',
    button: 'Prévenez-moi',
    schedule: 'Voir toutes les dates',
  },
  problems: {
    workshop: 'Choisissez un atelier dans la liste, ou « Peu importe »',
    participants: 'Choisissez le nombre de personnes dans la liste',
    languages: 'Cochez au moins une langue',
    name: 'Indiquez votre nom (100 caractères au maximum)',
    email: 'Indiquez une adresse e-mail valide, par exemple nom@exemple.be',
    consent: 'Cochez la case : sans cela, nous ne pouvons pas vous prévenir',
  },
  asked: {
    title: 'Encore un coup d’œil à vos e-mails',
    text: 'Un e-mail est en route. Confirmez dans les {terms.press.spelled} avec le bouton qu’il contient, et votre souhait est noté.',
  },
  facts: {
    workshop: 'Atelier',
    participants: 'Personnes',
    weekdays: 'Jours',
    everyDay: 'Tous les jours',
    languages: 'Langues',
  },
  confirm: {
    title: 'Est-ce bien cela ?',
    text: 'Ce bouton nous dit que l’adresse est bien la vôtre. Dès qu’une date vous conviendra, vous serez parmi les premiers à l’apprendre.',
    button: 'Oui, prévenez-moi',
  },
  noted: {
    title: 'C’est noté',
    text: 'Dès qu’une date vous convient, nous vous écrivons, dans l’ordre des demandes.',
    end: 'Ne me prévenez plus',
  },
  ended: {
    title: 'Nous ne vous écrirons plus à ce sujet',
    text: 'Ce souhait est clos et vos données sont effacées. Vous pouvez en envoyer un autre.',
  },
  again: 'Demander à nouveau',
  onSite: {
    nothingSuits: 'Rien ne vous convient ? {link}.',
    none: 'Plus aucune place pour cet atelier en ce moment. {link}.',
    link: 'Faites-vous prévenir d’une nouvelle date',
    calendar: 'Toutes les dates dans votre agenda : {subscribe} ou {file}.',
    subscribe: 's’abonner',
    file: 'les enregistrer une fois',
  },
  mails: {
    asked: {
      subject: 'Encore une étape, et nous vous préviendrons',
      preview: 'Nous vous écrirons alors dès qu’une date s’ajoute.',
      title: 'Encore une étape',
      text: 'Vous voulez que nous vous écrivions dès qu’une date s’ajoute. Cliquez sur le bouton, puis confirmez sur la page qui s’ouvre : nous saurons que cette adresse est la vôtre.',
      until: 'Vous avez jusqu’au',
      button: 'Oui, prévenez-moi',
      after: 'Pour arrêter plus tard, utilisez le même lien.',
      notYou: 'Ce n’était pas vous ? Ne faites rien.',
    },
    found: {
      subject: 'Une nouvelle date : {workshop}, {date}',
      preview: 'Vous le savez avant qu’elle soit sur le site.',
      title: 'Une date qui vous convient',
      text: {
        one: 'Nous avons fixé une date comme vous la souhaitiez, et nous vous gardons une place.',
        other:
          'Nous avons fixé une date comme vous la souhaitiez, et nous vous gardons {n} places.',
      },
      until: 'À vous jusqu’au',
      next: 'Si vous dites oui, votre réservation est aussitôt confirmée ; un e-mail vous dit comment payer.',
      otherwise:
        'Elle ne vous va pas ? Laissez passer le délai : nous vous préviendrons de la suivante.',
      notThis: 'Pas cette date',
      end: 'Ne me prévenez plus',
    },
  },
}
