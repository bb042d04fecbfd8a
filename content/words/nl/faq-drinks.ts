import type { FaqTab } from '../parts.ts'

export const drinksQuestions: FaqTab = {
  label: 'Dranken',
  questions: [
    {
      question: 'Hoeveel alcohol zit erin?',
      answer:
        'Dat hangt af van de suiker, de warmte en de dagen. Kombucha en waterkefir blijven meestal onder 1%. Gemberbier kan daarboven gaan, zeker als een fles een week warm staat. Precies meten lukt thuis niet. Kinderen krijgen er hier dus niets van, en op de avond zelf proef je slokjes, geen pinten. Moet je nog rijden en wil je op nul blijven, sla het proeven dan over.',
    },
    {
      question: 'Welke flessen kunnen de druk aan?',
      answer:
        'Ronde beugelflessen van dik glas, gemaakt voor bier. Geen vierkante, geen wijnflessen, geen confituurpotten. Bewaar ze in een kast of een kist met een deksel, niet naast de zetel. Vind je er een die je vergeten was: handschoenen aan, veiligheidsbril op, een handdoek erover en een dag in de koelkast. Daarna open je ze buiten, met die handdoek er nog op.',
    },
    {
      question: 'Wat drijft er op mijn kombucha?',
      answer:
        'Hoogstwaarschijnlijk een nieuwe zwam: eerst een vliesje, later een gladde, bleke schijf. De bruine slierten eronder zijn gist. Schimmel ziet er anders uit: droog en pluizig, in ronde vlekken, wit, groen of zwart, en altijd bovenop. Dan gaat alles weg, ook de zwam; afscheppen helpt niet. Begin opnieuw met een propere bokaal en genoeg rijpe kombucha.',
    },
    {
      question: 'Het ruikt naar azijn, of naar eieren. En nu?',
      answer:
        'Azijn wil zeggen dat je kombucha te lang gestaan heeft. Giet hem over de sla, of start er een volgende lading mee. Ruikt je waterkefir naar eieren, geef de korrels dan vers suikerwater en zeef een paar keer vroeger, al na 24 uur; na twee of drie ladingen is het meestal over. Ruikt iets rot, dan gaat het de gootsteen in, zonder proeven.',
    },
    {
      question: 'Kan het zonder suiker?',
      answer:
        'Nee. De suiker is niet voor jou maar voor de cultuur, en zoetstof lust ze niet. Met minder dan 50\u00a0g per liter komt het traag op gang en blijft het flauw. Hoe langer je wacht, hoe minder zoet en hoe zuurder het wordt. Hoeveel suiker er dan nog in zit, weet alleen een labo: het zuur houdt je tong voor de gek.',
    },
    {
      question: 'Welke thee neem ik, en welk water?',
      answer:
        'Zwarte of groene thee, los of in builtjes. Geen thee met aroma of olie, zoals bergamot: daar kan de zwam slecht tegen. Kruiden en fruit zijn voor later, in de fles. Kraantjeswater is prima. Ruikt het naar chloor, laat het voor de kefir dan een uur open staan. Een zeef van inox mag, een koperen kom niet.',
    },
    {
      question: 'Wie zorgt ervoor als ik op reis ga?',
      answer:
        'Tot twee weken niemand. De kombucha blijft staan onder zijn doek; als je terugkomt, is hij zuur, maar de zwam leeft. De kefirkorrels gaan in vers suikerwater de koelkast in. De gemberstarter ook, met een laatste lepel gember en suiker. Blijf je langer weg, breng ze dan in pension bij iemand die dorst heeft.',
    },
    {
      question: 'Hoelang blijft een fles goed?',
      answer:
        'In de koelkast: kombucha een maand of twee, gemberbier een paar weken, waterkefir een week of twee. De kou remt de gist, maar legt haar niet stil. Open elke fles daarom één keer per week, om wat gas te laten ontsnappen. En schrijf er niet alleen op wat erin zit, maar ook sinds wanneer.',
    },
  ],
}
