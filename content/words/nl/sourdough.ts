import { hourByHour } from '../hour-by-hour.ts'
import type { FaqTab, WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const sourdough: WorkshopWords = {
  head: {
    title: 'Zuurdesembrood leren bakken bij Gent – {business.name}',
    description:
      'Een zaterdag zuurdesem in De Pinte, {bread.hours}, lunch inbegrepen, {bread.price}. Je bakt een brood en neemt een eigen deeg en een starter mee.',
    keywords:
      'zuurdesembrood, zuurdesem workshop, desemstarter, brood leren bakken, bakcursus Gent, De Pinte',
  },
  name: workshopNames.sourdough,
  title: 'Zuurdesembrood, van starter tot korst',
  subtitle: 'Een zaterdag en twee keer deeg: het ene bak je hier, het andere zondagmorgen thuis.',
  description:
    'Je bakt een brood van een deeg dat wij de avond voordien gemengd hebben, en mengt er zelf een voor de volgende ochtend. Mee naar huis: brood, deeg en een starter.',
  overview:
    'Voor wie een hele dag met de handen in het deeg wil, en voor wie thuis een starter heeft staan die al weken niets meer zegt.',
  pictureAlt:
    'Van bovenaf: twee handen reiken vanuit een hoek over een groene tafel en drukken een dubbelgevouwen deeg dicht; bovenaan een rijsmandje, overal wat bloem.',
  about: [
    'De koffie staat klaar, en een bak deeg die wij vrijdagavond gemengd hebben. Die bak is de reden waarom je vandaag brood hebt. Een deeg dat je ’s morgens mengt, is in de namiddag nog lang niet klaar, en we gaan niet doen alsof.',
    'Eerst meng je je eigen deeg: 500 g bloem, 350 g water, 100 g desem, 11 g zout. We rekenen het samen uit in bakkersprocenten, alles ten opzichte van de bloem. Wie dat één keer gedaan heeft, kan elk broodrecept lezen. Dan begint het deeg te rijzen, vier tot vijf uur bij 24 tot 26 °C. Bakkers noemen dat de bulkrijs. Drie of vier keer maak je je handen nat en vouw je het.',
    'Tussendoor bol je het deeg van vrijdag op. Het rijst nog twee uur, terwijl wij eten. Dan snijd je het in en gaat het de oven in: 40 tot 45 minuten bij 240 °C, met stoom in het begin.',
    'Terwijl het ene deeg rijst en het andere narijst, gaat het over de starter: het bokaaltje desem waarmee je elk volgend brood begint. Hoe je hem voedt, hoe je ziet dat hij klaar is, en wat je doet als je hem drie weken in de koelkast vergeten bent. Voeden, meestal, en nog eens voeden.',
    'Een brood moet een uur afkoelen voor er een mes in mag. Daarom snijden we er die middag een van ons aan; het jouwe gaat heel mee naar huis. Als laatste bol je je eigen deeg op. Dat rijst een nacht na in je koelkast, en morgenvroeg bak je het, zonder ons.',
  ],
  benefits: [
    'Een starter voeden en zien wanneer hij klaar is',
    'Rekenen met bakkersprocenten, zodat je elk recept groter of kleiner maakt',
    'Mengen en vouwen met de hand, ook als het deeg plakt',
    'Zien en voelen wanneer de bulkrijs lang genoeg geduurd heeft',
    'Opbollen en insnijden zonder dat de lucht eruit gaat',
    'Stoom maken in een gewone keukenoven',
    'Brood plannen in een week waarin je ook moet werken',
  ],
  schedule: hourByHour('sourdough', [
    'Koffie, en ruiken aan de starter van de avond voordien',
    'Afwegen en je eigen deeg mengen',
    'Het deeg van vrijdag opbollen; het gaat in zijn mandje',
    'Je eigen deeg een eerste keer vouwen; een starter voeden',
    'Lunch',
    'Het deeg van vrijdag insnijden; de oven in, stoom erbij',
    'De broden koelen af; een laatste keer vouwen, rekenen, vragen',
    'Je eigen deeg opbollen en inpakken; een brood van ons aansnijden',
  ]),
  takeHome: [
    'Het brood dat je gebakken hebt, heel',
    'Je eigen deeg, opgebold, in een met bloem bestoven doek',
    'Een bokaaltje desemstarter, dezelfde dag gevoed',
    'Het recept op papier, met de percentages erbij',
  ],
  afterwards: [
    {
      day: 'Dag 0',
      text: 'Thuis gaat het deeg met doek en al in een kom, en meteen de koelkast in. Daar rijst het 8 tot 16 uur na. Je hoeft er niet naar te kijken.',
    },
    {
      day: 'Dag 1',
      text: 'Oven op 240 °C, met een pot met deksel erin. Insnijden, recht uit de koelkast. 40 tot 45 minuten bakken, de laatste twintig zonder deksel. Een uur laten afkoelen.',
    },
    {
      day: 'Dag 7',
      text: 'De starter stond in de koelkast en heeft honger: evenveel starter, bloem en water, in gewicht. Bij 25 °C staat hij na vier tot zes uur op zijn hoogst, iets later als hij koud was. Dan kan het volgende deeg.',
    },
  ],
  testimonial: {
    quote:
      'Om elf uur plakte alles: het deeg, de tafel, mijn horloge. Om halfvier had ik een brood waar mijn buurvrouw een foto van nam.',
    author: 'Els W.',
    location: 'Sint-Martens-Latem',
  },
  durationText: '{bread.duration}: zaterdag {bread.hours}, lunch inbegrepen',
  groupSizeText: '{bread.group} deelnemers',
}

export const sourdoughQuestions: FaqTab = {
  label: 'Zuurdesem',
  questions: [
    {
      question: 'Is mijn starter dood?',
      answer:
        'Zelden. Grijs vocht bovenop of een geur van nagellak betekent alleen dat hij honger heeft. Giet het vocht af, houd een lepel over en voed die twee of drie keer met evenveel bloem als water, bij een graad of 25. Verdubbelt hij weer binnen zes uur, dan is hij terug. Alleen bij pluizige schimmel, of bij roze of oranje strepen, gooi je hem weg.',
    },
    {
      question: 'Moet ik een starter elke dag voeden?',
      answer:
        'Alleen als hij op het aanrecht woont. In de koelkast volstaat één keer per week. Ga je een maand weg, maak hem dan stijf, met half zoveel water als bloem, en zet hem achteraan in de koelkast. Nog langer? Smeer hem dun uit op bakpapier, laat hem drogen en verkruimel hem in een bokaaltje. Met wat water en een paar keer voeden is hij er weer.',
    },
    {
      question: 'Overleeft mijn deeg de weg naar huis?',
      answer:
        'Een uur onderweg kan het aan. Duurt het langer of is het zomer, neem dan een koeltas mee. Daarna hoort het in de koelkast. Lukt bakken niet op zondagochtend, dan doe je het ’s avonds: na 24 uur is je brood wat platter en wat zuurder, maar het is brood. Nog later maken we er platte koeken van, in een hete pan.',
    },
    {
      question: 'Lukt het in mijn oven?',
      answer:
        'In een gewone oven wel. Haalt hij maar 230 °C, dan bak je vijf minuten langer. Een gietijzeren pot van 4 à 5 liter, met het deksel erop, houdt de stoom vast die uit het deeg komt; kijk wel na of de knop van het deksel de hitte verdraagt. Heb je zo’n pot niet, neem dan een hete bakplaat en zet er een schaal kokend water onder.',
    },
    {
      question: 'Kan ik ook rogge of volkoren nemen?',
      answer:
        'Begin met een vijfde: 100 van de 500 g bloem. Rogge en volkoren drinken meer, dus doe er een scheutje water bij, en ze gisten sneller. Het brood wordt donkerder en vaster. Puur rogge is een ander vak: niet vouwen, niet opbollen, wel een bakblik. Voor een starter is rogge dan weer kermis.',
    },
    {
      question: 'Waarom 11 gram zout, en mag het minder zijn?',
      answer:
        'Je neemt 2% van alle bloem, en in de desem zit nog 50 g verstopt. Samen is dat 550 g, dus 11 g zout. Tot 8 g kun je zakken, zo’n 1,5%: het deeg gist dan vlugger en is slapper. Helemaal zonder gaat het nog vlugger, maar dan smaakt je brood naar karton.',
    },
    {
      question: 'Hoelang blijft zo’n brood goed?',
      answer:
        'Vier tot vijf dagen, op een plank met de snijkant naar beneden, of in een doek. Niet in de koelkast, want daar wordt brood sneller oudbakken. Invriezen doe je in sneetjes, zodra het afgekoeld is. Is de korst zacht geworden, dan kraakt ze weer na tien minuten bij 180 °C.',
    },
    {
      question: 'Ik mag geen gluten. Kan zuurdesem wel?',
      answer:
        'Nee. In tarwe zitten gluten, en de desem breekt er maar een deel van af. Met coeliakie is dit brood uitgesloten, en onze keuken helaas ook: na een zaterdag ligt er bloem tot op de lamp. Op de avonden komt er ook brood op tafel. Glutenvrij bakken met desem bestaat, maar wij geven het niet.',
    },
  ],
}
