import type { FaqTab } from '../parts.ts'

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
        'In een gewone oven wel. Haalt hij maar 230\u00a0°C, dan bak je vijf minuten langer. Een gietijzeren pot van 4 à 5 liter, met het deksel erop, houdt de stoom vast die uit het deeg komt; kijk wel na of de knop van het deksel de hitte verdraagt. Heb je zo’n pot niet, neem dan een hete bakplaat en zet er een schaal kokend water onder.',
    },
    {
      question: 'Kan ik ook rogge of volkoren nemen?',
      answer:
        'Begin met een vijfde: 100 van de 500\u00a0g bloem. Rogge en volkoren drinken meer, dus doe er een scheutje water bij, en ze gisten sneller. Het brood wordt donkerder en vaster. Puur rogge is een ander vak: niet vouwen, niet opbollen, wel een bakblik. Voor een starter is rogge dan weer kermis.',
    },
    {
      question: 'Waarom 11 gram zout, en mag het minder zijn?',
      answer:
        'Je neemt 2% van alle bloem, en in de desem zit nog 50\u00a0g verstopt. Samen is dat 550\u00a0g, dus 11\u00a0g zout. Tot 8\u00a0g kun je zakken, zo’n 1,5%: het deeg gist dan vlugger en is slapper. Helemaal zonder gaat het nog vlugger, maar dan smaakt je brood naar karton.',
    },
    {
      question: 'Hoelang blijft zo’n brood goed?',
      answer:
        'Vier tot vijf dagen, op een plank met de snijkant naar beneden, of in een doek. Niet in de koelkast, want daar wordt brood sneller oudbakken. Invriezen doe je in sneetjes, zodra het afgekoeld is. Is de korst zacht geworden, dan kraakt ze weer na tien minuten bij 180\u00a0°C.',
    },
    {
      question: 'Ik mag geen gluten. Kan zuurdesem wel?',
      answer:
        'Nee. In tarwe zitten gluten, en de desem breekt er maar een deel van af. Met coeliakie is dit brood uitgesloten, en onze keuken helaas ook: na een zaterdag ligt er bloem tot op de lamp. Op de avonden komt er ook brood op tafel. Glutenvrij bakken met desem bestaat, maar wij geven het niet.',
    },
  ],
}
