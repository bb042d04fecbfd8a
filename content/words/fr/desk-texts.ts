import { maxPictureMegabytes } from '#booking/pictures/own-picture.ts'
import type { DeskWords } from '../shape.ts'

export const deskTexts: DeskWords['texts'] = {
  title: 'Textes du site',
  text: 'Choisissez une page, touchez un texte et écrivez ce qu’il doit dire. Personne ne voit un texte ou une photo tant que vous ne publiez pas.',
  done: {
    published: 'Publié. Voilà le site maintenant.',
    nothing: 'Il n’y avait rien à publier.',
    unwritten: 'Rien n’est encore publié : écrivez d’abord ce qui est vide ci-dessous.',
    dropped: 'Vos changements sont supprimés. Le site reste comme il était.',
    back: 'Remis. Voilà de nouveau le site.',
    'language-up': 'Déplacé. Voilà les langues du site maintenant.',
    'language-on':
      'Le site est maintenant aussi en {name}. Traduisez le nom et la phrase de vos ateliers sous « Maison » ; ce qui reste à écrire est sous « Textes du site ». Le site dit désormais que vous donnez aussi vos ateliers dans cette langue : si ce n’est pas le cas, choisissez une langue pour chaque date.',
    'language-off': 'Le site n’est plus en {name}.',
    'page-on': 'Cette page est de nouveau sur le site.',
    'no-photographs':
      'Mettez d’abord une photo dans la galerie et publiez-la : sous « Pages », choisissez « Galerie ».',
    'page-off': 'Cette page n’est plus sur le site, ni dans les menus.',
  },
  drafts: {
    title: 'Prêt à publier',
    none: 'Rien. Ce que vous écrivez vient d’abord ici.',
    count: { one: '{n} texte changé', other: '{n} textes changés' },
    publish: { one: 'Publier 1 changement', other: 'Publier {n} changements' },
    drop: 'Tout supprimer',
    dropForGood: 'Ce que vous avez écrit sans le publier sera perdu.',
    list: 'Dans une liste, quelque chose s’est ajouté, est parti ou a changé de place.',
    unwritten: '{what} : encore à écrire, en {language}',
    unwrittenOf: {
      question: 'La question',
      answer: 'La réponse',
      text: 'Un texte',
      picture: 'Ce que montre la photo',
    },
    before: 'Maintenant sur le site',
    after: 'Devient',
    back: 'De nouveau comme au début : {text}',
  },
  toCheck: {
    title: 'À vérifier',
    text: 'Ces textes ont été écrits ou changés dans une autre langue, ou accompagnent une nouvelle photo. Sont-ils justes ?',
    in: 'en {language}',
  },
  pages: {
    title: 'Pages',
    home: 'Accueil',
    workshops: 'Ateliers',
    about: 'À propos',
    gallery: 'Galerie',
    contact: 'Contact',
    booking: 'Réserver',
    faq: 'FAQ',
    giftVoucher: 'Bon cadeau',
    privacy: 'Confidentialité',
    reservationSuccess: 'Après une demande',
  },
  siteLanguages: {
    title: 'Langues du site',
    text: 'Qui cherche une langue absente arrive à la même page dans la première langue. Les clients gardent leurs e-mails dans leur propre langue.',
    first: '{name}, première langue',
    buttons: {
      'language-up': 'Avancer',
      'language-on': 'Mettre sur le site',
      'language-off': 'Retirer du site',
    },
  },
  leaving: {
    title: 'Pages dont le site peut se passer',
    text: 'Cela se voit aussitôt sur le site, même sans publier.',
    off: 'Retirer du site',
    on: 'Remettre sur le site',
  },
  editions: {
    title: 'Versions',
    first: 'Comme au début',
    name: 'Version {number}',
    when: '{at}, par {device}',
    count: { one: '{n} texte à vous', other: '{n} textes à vous' },
    now: 'Sur le site en ce moment.',
    look: 'Voir',
    back: 'Remettre',
    backOf: 'Remettre la version {number}',
    backOfFirst: 'Tout remettre comme au début',
  },
  page: {
    bar: 'Touchez un texte pour le changer.',
    looking: 'Cette page, dans la version {number}.',
    lookingFirst: 'Cette page, au début.',
    all: 'Tous les textes',
    leave: 'Page normale',
    hidden: {
      one: '{n} texte caché',
      other: '{n} textes cachés',
    },
    back: 'Retour à la page',
    unwritten: 'Encore à écrire',
    change: 'Changer cette page',
    notThere: 'Il n’y a pas de page du site à cette adresse.',
  },
  form: {
    title: 'Changer le texte',
    keep: 'Enregistrer',
    length: '{most} caractères au maximum.',
    between: 'De {least} à {most} caractères.',
    stays: 'Laissez {places} : le site y met quelque chose.',
    signs:
      'Pour insister : *en italique*, **en gras**. Un lien : [nos prix](/fr/ateliers) ; https, mailto: et tel: vont aussi. Chaque ligne est un paragraphe ; avec un - devant, elle entre dans une liste.',
    filledIn: 'Voici ce que le site met ici ; touchez-le pour le changer :',
    facts: 'Ce qui est entre accolades, le site le remplit lui-même',
    isRight: 'Le texte en {language} est encore juste',
    first: 'Au début, il y avait',
    toCheck:
      'Le {day}, ce texte a changé dans une autre langue, ou a reçu une nouvelle photo. Est-ce encore juste ?',
    notThere: 'Ce texte n’existe pas, ou plus.',
    changed:
      'Ce texte a changé entre-temps. Ce qu’il dit maintenant est sous chaque champ ; ce que vous avez écrit n’est pas encore enregistré. Enregistrez de nouveau si cela vous va.',
    now: 'Il y a maintenant',
  },
  list: {
    title: 'Ce texte fait partie d’une liste',
    buttons: {
      'list-add': 'En ajouter un',
      'list-up': 'Monter',
      'list-down': 'Descendre',
      'list-leave-out': 'Retirer de la liste',
    },
    'too-few': 'Laissez-en au moins {least}.',
    'too-many': 'Il y a de la place pour {most} au plus.',
  },
  picture: {
    title: 'Photo',
    file: 'Choisir une photo',
    hint: `JPEG, PNG, WebP ou AVIF, jusqu’à ${maxPictureMegabytes} Mo. Nous redressons la photo, nous la recadrons et la réduisons. Nous effaçons du fichier le lieu de la prise de vue. Elle paraît sur le site une fois que vous avez écrit, dans chaque langue, ce qu’elle montre.`,
    send: 'Utiliser cette photo',
    other: 'Une autre photo',
    done: {
      kept: 'La photo est prête ; elle sera sur le site quand vous la publierez. Touchez ce qui doit rester visible, et écrivez ce qu’elle montre.',
    },
    named: 'Photo : {alt}',
    focus: 'Touchez ce qui doit rester visible.',
    focusAlt: 'La photo entière : touchez ce qui doit rester visible',
    shown: 'Voici comment on la verra :',
    away: 'Remettre l’image du début',
    alt: 'Ce que montre la photo, pour qui ne la voit pas',
    undescribed:
      'Écrivez encore ce que montre la photo, en {languages} : elle pourra alors paraître sur le site.',
    notThere: 'Il n’y a pas de photo ici.',
    problems: {
      'no-file': 'Choisissez une photo sur votre appareil.',
      'too-large': `Cette photo dépasse ${maxPictureMegabytes} Mo. Envoyez-en une plus petite.`,
      'too-many-pixels':
        'Cette photo a trop de pixels pour ce type de fichier. Enregistrez-la en JPEG de 4 000\u00a0pixels de large au plus, et envoyez ce fichier-là.',
      'too-small':
        'Cette photo fait {width} pixels de large. Envoyez-en une d’au moins {least}, sinon elle sera floue.',
      heic: 'C’est une photo HEIC, et nous ne pouvons pas la lire. Si elle est sur votre iPhone, ouvrez-y cette page et choisissez-la : il l’enverra en JPEG. Sur un ordinateur, enregistrez-la d’abord en JPEG. Vos prochaines photos le seront d’office si vous choisissez « Le plus compatible » dans les réglages de l’appareil photo, ou si vous y désactivez HEIF.',
      busy: 'D’autres photos attendent déjà leur tour. Réessayez dans une minute.',
      stopped:
        'Préparer cette photo a pris trop de temps ou de mémoire. Réessayez dans une minute, ou envoyez-la en JPEG de 2 000\u00a0pixels de large.',
      unreadable:
        'Nous ne pouvons pas lire ce fichier comme une photo. Envoyez un JPEG, PNG, WebP ou AVIF.',
    },
  },
  problems: {
    empty: 'Écrivez un texte en {language} ; il ne peut pas rester vide.',
    length:
      'Le texte en {language} doit compter de {least} à {most} caractères. Il y en a {is} maintenant.',
    'unknown-place':
      'Le texte en {language} contient {place}, et le site n’a rien à y mettre. Prenez un nom de la liste, ou enlevez les accolades.',
    address:
      'Dans le texte en {language}, un lien ne mène nulle part : {address}. Prenez l’adresse d’une page du site, comme /fr/contact, ou commencez par https://, mailto: ou tel:.',
    'missing-place': 'Remettez {place} dans le texte en {language} : le site y met quelque chose.',
  },
}
