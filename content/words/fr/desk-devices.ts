import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('fr')

export const deskDevices: DeskWords['devices'] = {
  browserOn: '{browser} sur {system}',
  unknownBrowser: 'Navigateur inconnu',
  locked: {
    title: 'Votre bureau ne connaît pas encore cet appareil',
    text: 'Ce lien mène à ceci : {page}.',
    key: 'Demandez une clé. Elle arrive dans la boîte e-mail du bureau, et nulle part ailleurs. Votre bureau connaîtra ensuite cet appareil.',
    button: 'M’envoyer une clé',
  },
  sent: {
    title: 'Regardez vos e-mails',
    text: 'Une clé est dans la boîte e-mail du bureau. Ouvrez-la sur cet appareil, dans le quart d’heure : elle mène droit là où vous alliez.',
    none: 'Rien n’arrive ? Il part six clés de suite au plus, et douze par jour. Sur le serveur même, la commande « farm desk » en fait toujours une.',
  },
  admit: {
    title: 'Laisser entrer cet appareil ?',
    text: 'Avec ce bouton, votre bureau connaîtra cet appareil. Vous verrez aussitôt cette page : {page}.',
    warning: 'Vous n’avez pas demandé de clé ? N’appuyez pas, et fermez cette page.',
    button: 'Oui, c’est mon appareil',
  },
  fresh: {
    title: 'D’abord une nouvelle clé',
    text: 'Rien n’a encore changé. Demandez une clé, ouvrez-la sur cet appareil et appuyez de nouveau.',
    why: 'Ainsi, une personne qui trouverait votre appareil ne pourrait ni déconnecter les autres, ni envoyer de l’argent sur un autre compte, ni emporter votre agenda. Une clé vaut pour cela pendant un quart d’heure.',
  },
  spent: {
    title: 'Cette clé n’ouvre plus',
    text: 'Une clé sert une fois, et pendant un quart d’heure. Demandez-en simplement une nouvelle.',
  },
  pages: {
    '': 'votre bureau',
    boeking: 'une réservation',
    personen: 'le nombre de personnes d’une réservation',
    datum: 'une date',
    datums: 'vos dates',
    factuur: 'une facture',
    groep: 'un groupe privé',
    optie: 'une option pour un groupe',
    rekening: 'votre compte en banque',
    berichten: 'vos messages',
    toestellen: 'vos appareils',
    zoeken: 'ce que vous cherchez',
    cijfers: 'vos chiffres',
    huis: 'ce que le site dit de votre maison',
    wensen: 'qui attend une nouvelle date',
    zinnen: 'les phrases des participants',
    teksten: 'les textes du site',
    workshops: 'vos ateliers',
    paginas: 'vos propres pages',
    begin: 'vos premiers pas',
    uiterlijk: 'l’apparence du site',
    agenda: 'votre agenda',
    cadeaubonnen: 'vos bons cadeaux',
    meer: 'tout votre bureau',
    boekingen: 'toutes les réservations',
    'back-up': 'vos sauvegardes',
    gegevens: 'les données d’un client',
  },
  otherPage: 'une page de votre bureau',
  list: {
    title: 'Appareils',
    text: `Votre bureau ne s’ouvre que sur ces appareils. Un appareil qui n’a pas servi pendant ${terms.device.spelled} disparaît de lui-même ; après ${terms.deviceKey.spelled}, chacun demande une nouvelle clé. Un lien dans un e-mail n’ouvre rien sur un autre appareil.`,
    seen: 'Vu la première fois le {first}, la dernière fois le {last}.',
    this: 'Cet appareil',
    end: 'Déconnecter cet appareil',
    endOther: 'Déconnecter',
    all: 'Tout déconnecter',
    allText:
      'Un appareil ou votre boîte e-mail est passé par d’autres mains ? Déconnectez tout. Pour cela, comme pour déconnecter un autre appareil que celui-ci, il faut une clé de moins d’un quart d’heure.',
    allButton: 'Déconnecter tous les appareils',
  },
}
