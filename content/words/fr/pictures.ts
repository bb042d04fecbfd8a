import type { PictureWords } from '../parts.ts'

export const pictures: PictureWords = {
  'barn-against-the-sun': {
    alt: 'Une grange de briques à contre-jour, une roue de charrette devant ; par la porte ouverte, on voit le soleil bas sur les champs.',
    caption: 'Le soleil ne la traverse que deux soirs par an.',
  },
  'ten-at-the-table': {
    alt: 'Six dos le long d’une table couverte de choux, quatre têtes penchées en face ; au bout, une femme au chignon lève un bocal.',
    caption: 'L’explication dure cinq minutes ; quatre ont déjà commencé.',
  },
  'kale-under-snow': {
    alt: 'Un grand chou kale vert chargé de neige, un autre violet plus loin et, à gauche, les traces d’une poule.',
    caption: 'Trois nuits de gel l’adoucissent ; la poule confirme.',
  },
  'hen-on-straw': {
    alt: 'Une poule noire enfoncée dans la paille, à côté d’un œuf ; à gauche, une poule brune passe la tête.',
    caption: 'Pondu vers dix heures, et annoncé à tout le monde.',
  },
  'salt-on-cabbage': {
    alt: 'Une main fait couler le sel d’une cuillère en bois sur un tas de chou blanc émincé, sur une balance ; à côté, un chou entier.',
    caption: 'Vingt grammes au kilo, pesés trois fois plutôt qu’une.',
  },
  'poplars-in-the-ditch': {
    alt: 'Une rangée de peupliers se reflète dans un large fossé que traverse une planche ; au loin, un clocher.',
    caption: 'Un mois d’août sur trois, on y passe en souliers.',
  },
  'cucumbers-and-dill': {
    alt: 'Deux concombres à picots pendent sous de grandes feuilles, sur un ciel jaune, derrière des ombelles d’aneth.',
    caption: 'Sans le bout côté fleur, ils restent croquants.',
  },
  'oven-mouth': {
    alt: 'De dos, un homme en bonnet glisse une pâte entaillée dans le four de briques, où trois pains sont déjà près du feu.',
    caption: 'On ne parle de rien d’autre, trois quarts d’heure durant.',
  },
  'bicycle-with-leeks': {
    alt: 'Un vélo devant un mur de briques ; deux poireaux et un chou kale dépassent de la sacoche.',
    caption: 'Pour les voisins. Au retour, des bocaux vides.',
  },
  'willows-in-mist': {
    alt: 'Des saules têtards dans la brume du matin, sous un soleil pâle ; entre eux, deux vaches dont on ne voit pas les sabots.',
    caption: 'Les vaches toucheront terre vers neuf heures.',
  },
  'tea-into-the-jar': {
    alt: 'Un thé fumant coule d’une bouilloire dans un grand bocal ; à côté, un bol de sucre et sa cuillère en bois.',
    caption: 'Au-dessus de 30 °C, la mère de kombucha attend.',
  },
  'rhubarb-in-the-rain': {
    alt: 'Une enfant à tresse, en ciré jaune, avance sous la pluie à l’abri d’une feuille de rhubarbe grande comme un parapluie, trois tiges sous le bras.',
    caption: 'La tige se mange, la feuille garde au sec.',
  },
  'tool-wall': {
    alt: 'Une fourche, une bêche, une houe et un tamis sur un mur de planches vertes où le soleil dessine la fenêtre.',
    caption: 'La bêche était comprise dans l’achat, en 2017.',
  },
  'soup-at-supper': {
    alt: 'Trois bols de soupe vus d’en haut ; une main tient la cuillère, l’autre prend du pain sur une planche, près du fromage.',
    caption: 'Deux bols, c’est permis ; trois, cela s’est vu.',
  },
  'rain-barrel': {
    alt: 'Des gouttes tombent de la gouttière dans un tonneau de bois rempli à ras bord ; un arrosoir attend à côté.',
    caption: 'Plein : 225 litres, soit trois jours de juin.',
  },
  'tomatoes-at-low-sun': {
    alt: 'Une caisse de tomates rouges et jaunes sur un champ doré, dont deux ont roulé à terre ; au-delà de la haie, quelqu’un part chercher la suivante et le soleil descend.',
    caption: 'Le frigo, elles n’en verront jamais l’intérieur.',
  },
  'cabbages-in-the-barrow': {
    alt: 'Une brouette vue d’en haut, pleine de choux encore dans leurs feuilles : quatre rouges et trois blancs.',
    caption: 'Neuf kilos en tout, donc 180 grammes de sel.',
  },
  'scoring-the-loaf': {
    alt: 'Vue du plafond, une femme au chignon se penche sur un pâton allongé, posé sur une planche ronde, et y trace la quatrième entaille dans la lueur du four.',
    caption: 'Un demi-centimètre, d’un trait : la lame n’aime pas hésiter.',
  },
  'kitchen-after-dark': {
    alt: 'La nuit, par la fenêtre éclairée de la cuisine, quatre personnes à table sous une lampe ; dehors, des ombelles sèches.',
    caption: 'Dix heures et quart, et personne ne se lève.',
  },
  'elderflower-in-a-basket': {
    alt: 'Un panier d’osier rempli de fleurs de sureau, vu d’en haut ; une ombelle et ses feuilles débordent.',
    caption: 'Trois semaines dès la fin mai, jamais après la pluie.',
  },
  'tomato-tunnel': {
    alt: 'Des tomates palissées sur des ficelles dans un tunnel en plastique ; devant, une caisse pleine, au fond, une porte ouverte.',
    caption: 'Nos seules invitées de la fin juillet.',
  },
  'jar-in-both-arms': {
    alt: 'Vu d’en haut, un enfant au chignon serre à deux bras un grand bocal coiffé d’un tissu à carreaux et avance, dans un couloir sombre, vers la lumière d’une porte.',
    caption: 'Quatre kilos, trente pas, et plus personne ne parle.',
  },
  'onions-under-the-beams': {
    alt: 'Des tresses d’oignons rouges et jaunes pendent aux poutres d’un grenier sombre dont la trappe est ouverte.',
    caption: 'Ils tiendraient jusqu’en avril, si la soupe le voulait.',
  },
  'quinces-in-the-grass': {
    alt: 'Une main se tend vers un gros coing jaune dans l’herbe ; trois autres attendent entre des feuilles mortes.',
    caption: 'Ramassés avant le réveil des guêpes.',
  },
  'ladder-in-the-quince': {
    alt: 'Une échelle dans un cognassier, vue d’en bas, entre des branches qui portent six fruits jaunes.',
    caption: 'Mûrs mi-octobre, quand on les sent de la barrière.',
  },
  'ginger-for-the-bug': {
    alt: 'Une main frotte un morceau de gingembre sur une râpe, au-dessus d’une assiette ; derrière, un bocal plein de bulles sous un linge.',
    caption: 'Avec la peau : c’est là que vit la levure sauvage.',
  },
  'tracks-in-clay': {
    alt: 'Deux jambes en bottes vertes s’en vont dans la glaise et y laissent des empreintes profondes ; en travers, par-dessus, les pas d’un chat.',
    caption: 'Nous n’avons pas de chat, à notre connaissance.',
  },
  'aprons-in-the-corridor': {
    alt: 'Dans un couloir, une personne de dos noue son tablier ; d’autres pendent au mur, un crochet vide entre eux.',
    caption: 'Un double nœud, car la pâte tire.',
  },
  'lane-after-rain': {
    alt: 'Quelqu’un s’éloigne de dos sur un chemin mouillé, un foulard jaune sur les cheveux, un pain sous le bras, vers un soleil qui se couche.',
    caption: 'Les bottes valent tenue de soirée jusqu’en mars.',
  },
  'sprouts-at-blue-hour': {
    alt: 'Deux hautes tiges de choux de Bruxelles au crépuscule, sous un mince croissant de lune ; au loin, une fenêtre éclairée.',
    caption: 'Encore un seau avant que le jour s’en aille.',
  },
}
