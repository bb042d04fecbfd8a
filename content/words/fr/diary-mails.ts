import type { AuthoredWords } from '../shape.ts'

const vegetables: AuthoredWords['diaryMails']['letters']['vegetables'] = [
  {
    subject: 'Jour 3 : ça bulle dans votre bocal',
    preview: 'Du liquide trouble et des bulles : c’est normal.',
    title: 'Jour 3 : des bulles',
    text: 'Des bulles montent, le liquide se trouble, l’odeur est fraîche et acide. Repoussez sous le liquide ce qui flotte, avec une cuillère propre, et desserrez le couvercle une fois par jour pour laisser sortir le gaz. Du liquide sur l’assiette ? C’est bon signe.',
    otherwise: [
      'Pas de bulles : il a froid. Mettez-le entre 18 et 22 °C et attendez encore deux jours. Si le liquide se trouble et prend une odeur acide, il travaille, même sans bulles.',
      'Trop peu de liquide : ajoutez de la saumure, 20 g de sel par litre d’eau froide, jusqu’à tout couvrir.',
      'Un voile blanc, fin et mat : des levures, sans danger. Écumez et essuyez le bord.',
      'Du duvet, ou du vert, du noir, du rose : de la moisissure. Jetez tout, sans goûter.',
    ],
  },
  {
    subject: 'Jour 7 : goûtez votre bocal',
    preview: 'Assez acide, encore croquant ? Alors, au frigo.',
    title: 'Jour 7 : la première bouchée',
    text: 'Les bulles se calment et le liquide prend de la couleur. Goûtez, avec une fourchette propre. Si les morceaux en saumure sont assez acides et encore croquants, ils vont au frigo. Le chou peut rester là deux semaines de plus, sous son liquide.',
    otherwise: [
      'Trop salé : l’acidité vient encore, et le sel se sentira moins. Sinon, rincez ce que vous mangez, pas ce qui doit encore fermenter.',
      'Pas encore acide : une semaine de plus, un peu plus au chaud. En dessous de 18 °C, tout va plus lentement.',
      'Un fin voile blanc : écumez, essuyez le bord, repoussez tout sous le liquide.',
      'Du gluant, une teinte rose, du duvet ou une odeur de pourri : jetez tout, sans goûter.',
    ],
  },
  {
    subject: 'Jour 21 : votre chou est une choucroute',
    preview: 'Au frigo, et dans l’assiette.',
    title: 'Jour 21 : la choucroute',
    text: 'Le chou a pâli, il sent frais et il est acide jusqu’au fond. Fermez le couvercle et mettez-le au frigo : il y reste bon des mois, tant qu’il est sous son liquide. Servez-vous avec une fourchette propre.',
    otherwise: [
      'Brun sur le dessus : cette partie a pris l’air. Enlevez la feuille et cette couche ; si le reste sent frais, il est bon.',
      'Pas assez acide : encore une semaine entre 18 et 22 °C. S’il ne l’est toujours pas, ne le mangez pas.',
      'Trop salé : rincez une portion avant de la manger, et pesez 20 g par kilo la prochaine fois.',
      'Moisissure, gluant, teinte rose ou odeur de pourri : jetez tout, sans goûter.',
    ],
  },
]

const drinks: AuthoredWords['diaryMails']['letters']['drinks'] = [
  {
    subject: 'Jour 2 : filtrez votre kéfir de fruits',
    preview: 'Et la bouteille va au frigo, demain au plus tard.',
    title: 'Jour 2 : filtrer, refroidir',
    text: 'Le kéfir de fruits est moins sucré et pique un peu : filtrez-le, et redonnez de l’eau sucrée aux grains. La bouteille à fermeture mécanique va au frigo aujourd’hui ou demain. Le kombucha est encore du thé sucré, avec tout au plus un fin voile : laissez-le tranquille. Le levain de gingembre reçoit sa cuillère de gingembre et sa cuillère de sucre.',
    otherwise: [
      'Le kéfir est encore sucré : un jour de plus, au chaud, entre 20 et 25 °C.',
      'S’il sent le pourri, ne le buvez pas. Rincez les grains à l’eau froide et recommencez avec de l’eau sucrée fraîche.',
      'La bouteille n’a pas changé d’aspect : le verre ne montre pas sa pression. N’attendez donc aucun signe : au frigo, demain au plus tard. Ouvrez-la froide, au-dessus de l’évier, sous un linge.',
      'La mère de kombucha tombe au fond ou se met de travers : ce n’est pas grave. La nouvelle pousse de toute façon en surface.',
      'Un duvet sec sur le kombucha, blanc, vert ou noir : de la moisissure. Jetez le thé et la mère.',
    ],
  },
  {
    subject: 'Jour 7 : votre levain de gingembre et votre kombucha',
    preview: 'L’un pétille, l’autre se goûte à la paille.',
    title: 'Jour 7 : est-ce que ça pétille ?',
    text: 'Le levain de gingembre pétille quand vous le remuez : c’est le moment de la bière de gingembre. Une mère pâle couvre le kombucha, et le thé s’est éclairci. Goûtez-le avec une paille propre, sous la mère. À partir d’ici, votre goût décide : plus tôt, plus doux ; plus tard, plus acide.',
    otherwise: [
      'Le levain de gingembre ne pétille pas : nourrissez-le encore quelques jours, plus au chaud, avec du gingembre non pelé. De la moisissure ? Recommencez.',
      'Le kombucha est encore sucré : attendez. En dessous de 20 °C, il lui faut plus de temps.',
      'Des fils bruns et des bulles sous la mère : des levures, rien que de normal.',
      'Un duvet sec en surface, blanc, vert ou noir : de la moisissure. Jetez le thé et la mère, et lavez le bocal à l’eau très chaude.',
    ],
  },
  {
    subject: 'Jour 14 : mettez votre kombucha en bouteilles',
    preview: 'Et gardez la mère, avec un verre de kombucha.',
    title: 'Jour 14 : en bouteilles',
    text: 'Le kombucha est doré et bien acide. Mettez-le en bouteilles, mais gardez la mère et 100 à 200 ml par litre pour la suite. Prenez des bouteilles qui tiennent la pression, laissez quelques centimètres libres en haut, gardez-les au chaud un à trois jours, puis au frigo.',
    otherwise: [
      'Il a un goût de vinaigre : pas gâté, seulement resté trop longtemps. Bon pour une vinaigrette, ou pour lancer le prochain.',
      'Pas de bulles après trois jours : au frigo quand même. La prochaine fois, une petite cuillère de sucre par bouteille aide.',
      'Difficile de dire où elles en sont : le verre ne montre pas sa pression. Remplissez aussi une petite bouteille en plastique : dès qu’elle est dure sous le pouce, tout va au frigo. En cas de doute, plus tôt ; et ouvrez-les froides, au-dessus de l’évier.',
      'Un duvet sec sur la mère : de la moisissure. Jetez tout, la mère aussi.',
    ],
  },
]

const sourdough: AuthoredWords['diaryMails']['letters']['sourdough'] = [
  {
    subject: 'Jour 1 : ce matin, vous cuisez votre pain',
    preview: 'Four à 240 degrés, la cocotte dedans, la lame prête.',
    title: 'Jour 1 : allumez le four',
    text: 'Votre pâte a levé toute la nuit. Chauffez le four à 240 °C avec une cocotte et son couvercle. Incisez la pâte à la sortie du frigo et cuisez-la 40 à 45 minutes, les vingt dernières sans couvercle. Laissez-la ensuite refroidir une heure. Le levain reste au frigo : il n’aura faim que dans une semaine.',
    otherwise: [
      'La pâte a à peine levé : laissez-la une heure sur le plan de travail avant de la cuire.',
      'Elle s’étale : elle a levé trop longtemps ou trop au chaud. Cuisez-la tout de suite, dans une cocotte plus petite ou un moule. Plus plate, mais bonne.',
      'Elle colle au linge : farinez et détachez-la avec un coupe-pâte.',
      'La croûte reste pâle : encore cinq à dix minutes, sans couvercle.',
    ],
  },
  {
    subject: 'Jour 7 : votre levain a faim',
    preview: 'Autant de levain, de farine et d’eau, et quelques heures de patience.',
    title: 'Jour 7 : le rafraîchir',
    text: 'Prenez le même poids de levain, de farine et d’eau, et remuez. Mettez un élastique autour du bocal. À 25 °C, il est au plus haut après quatre à six heures, plein de bulles ; à la sortie du frigo, un peu plus tard. La pâte suivante peut alors commencer, et le reste retourne au frigo.',
    otherwise: [
      'Pas de bulles après six heures : mettez-le plus au chaud, entre 24 et 26 °C, et rafraîchissez-le encore demain. Souvent, la deuxième ou la troisième fois est la bonne.',
      'Un liquide gris en surface : la faim. Videz-le ou mélangez-le, et rafraîchissez.',
      'Il sent fort le vinaigre : encore la faim. Une cuillère de levain pour quatre de farine et quatre d’eau.',
      'Des taches roses ou orange, ou du duvet : jetez tout, le dessous aussi.',
    ],
  },
  {
    subject: 'Jour 21 : votre levain est toujours là ?',
    preview: 'Trois semaines au frigo, ce n’est pas la fin.',
    title: 'Jour 21 : l’oubli est permis',
    text: 'Si vous avez cuit chaque semaine, il est plus fort qu’au premier jour. S’il est resté trois semaines au repos, il est retombé, avec un peu de liquide à la surface. Videz ce liquide, prenez une cuillère du fond et rafraîchissez-la avec le même poids de farine et d’eau, deux ou trois fois, à 12 heures d’intervalle.',
    otherwise: [
      'Il sent le vernis à ongles ou le vinaigre : une longue faim. Après deux rafraîchis, il sent de nouveau bon.',
      'Une peau sèche sur le dessus : enlevez-la et prenez ce qui est dessous, si c’est simplement beige.',
      'Pas de bulles après trois rafraîchis : recommencez, ou venez en chercher chez nous.',
      'Des taches roses ou orange, ou du duvet : jetez tout. N’en faites plus de pain.',
    ],
  },
]

export const diaryMails: AuthoredWords['diaryMails'] = {
  otherwise: 'Le vôtre est différent ?',
  letters: { sourdough, drinks, vegetables },
  question: {
    subject: 'Une phrase sur votre bocal ?',
    preview: 'Le dernier e-mail à ce sujet, et une petite question.',
    title: 'Une phrase sur votre bocal ?',
    text: 'Il y a un mois, vous étiez à notre table. Qu’est devenu votre bocal ? Dites-le en une phrase, pour qui hésite encore. Si vous êtes d’accord, et nous aussi, elle paraîtra sur notre page d’accueil, avec votre prénom et votre commune.',
    button: 'Écrire une phrase',
    after: 'Pas envie ? C’est très bien aussi. C’était le dernier e-mail sur votre bocal.',
  },
}
