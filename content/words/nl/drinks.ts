import { hourByHour } from '../hour-by-hour.ts'
import type { FaqTab, WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const drinks: WorkshopWords = {
  head: {
    title: 'Kombucha, waterkefir en gemberbier maken bij Gent',
    description:
      'Een avond gefermenteerde dranken in De Pinte, {drinks.hours}, avondeten inbegrepen, {drinks.price}. Je gaat naar huis met drie dranken in wording.',
    keywords:
      'kombucha maken, waterkefir, gemberbier, gefermenteerde dranken, workshop kombucha, De Pinte, Gent',
  },
  name: workshopNames.drinks,
  title: 'Kombucha, waterkefir en gemberbier',
  subtitle: 'Een avond met thee, suiker en gember, en drie culturen die het echte werk doen.',
  description:
    'Je zet kombucha, waterkefir en een gemberstarter op en vult een fles voor de tweede gisting. Mee naar huis: die fles, en drie bokalen waarin het straks begint te borrelen.',
  overview:
    'Voor wie niet graag wacht: de waterkefir is in twee dagen klaar. En voor wie al eens een fles heeft horen knallen.',
  pictureAlt:
    'Iemand in een schort giet uit een kan door een zeef in een fles, bij een raam met de zon erachter; links staat een bokaal kombucha onder een doek.',
  about: [
    'We beginnen met proeven: dezelfde kombucha van vier, acht en veertien dagen. De eerste is nog bijna zoete thee, de laatste prikt als azijn. Ergens daartussen ligt die van jou.',
    'Kombucha is gezoete thee met een kombuchazwam, de scoby, erop. Per liter neem je 5 tot 8 g thee en 50 tot 70 g suiker. Hete thee doodt de cultuur, dus hij koelt af terwijl we verder werken. Dan gaan de zwam en 100 tot 200 ml rijpe kombucha erbij, zodat alles van bij het begin zuur is (pH 4,5 of lager). Een doek erover, geen deksel: dit moet lucht krijgen.',
    'Waterkefir heeft haast. Per liter 50 tot 60 g suiker en 40 tot 60 g korrels, citroen, een gedroogde vijg, en na 24 tot 48 uur kun je zeven. De gemberstarter (ginger bug) vraagt vooral trouw: elke dag een lepel geraspte gember, met schil, en een lepel suiker. Na vijf tot zeven dagen bruist hij en maak je er gemberbier mee.',
    'Na het eten bottelen we, en gaat het over druk. Een gesloten fles waarin het gist, kan springen; dat is het echte gevaar van deze hobby. Je neemt dus alleen flessen die druk aankunnen, laat bovenaan een paar centimeter vrij, zet ze één tot drie dagen warm en dan in de koelkast. Een plastic flesje ernaast verklapt hoever het staat: voelt het hard, dan is het tijd. Openen doe je koud, boven de gootsteen.',
    'En dan de alcohol. Die zit er altijd in, vaak minder dan 1%, maar als een fles lang warm staat, wordt het meer. Drink je er geen druppel van, dan kun je meedoen zonder te proeven; ook in je eigen bokalen komt er dan wel een beetje. Wie zwanger is of een verzwakte afweer heeft, vraagt eerst raad aan de arts.',
  ],
  benefits: [
    'Kombucha opzetten, en proeven wanneer hij zuur genoeg is',
    'Een kombuchazwam en kefirkorrels gezond houden, lading na lading',
    'Een gemberstarter aan de gang krijgen en er gemberbier van maken',
    'Suiker doseren: voor de smaak, en voor de druk',
    'Bottelen zonder dat er een fles springt',
    'Schimmel onderscheiden van een jonge kombuchazwam',
  ],
  schedule: hourByHour('drinks', [
    'Eén kombucha proeven op drie leeftijden',
    'Kombucha: thee zetten, suiker wegen, laten afkoelen',
    'Waterkefir: korrels, citroen, een vijg',
    'Soep, brood en kaas',
    'De zwam in de afgekoelde thee, de doek erover',
    'Gember raspen voor de gemberstarter',
    'Een fles vullen: hoeveel ruimte, hoeveel dagen, hoeveel druk',
    'Wat er kan mislopen; etiketten en inpakken',
  ]),
  takeHome: [
    'Een bokaal kombucha, met zwam',
    'Een bokaal waterkefir, met de korrels',
    'Een bokaaltje gemberstarter, op zijn eerste dag',
    'Een beugelfles van onze kombucha, voor de tweede gisting',
    'Een blad met de hoeveelheden en de dagen',
  ],
  afterwards: [
    {
      day: 'Dag 0',
      text: 'De bokalen onder een doek, warm en uit de zon. De beugelfles rechtop. Vanaf morgen krijgt de gemberstarter elke dag een lepel gember en een lepel suiker.',
    },
    {
      day: 'Dag 2',
      text: 'Je zeeft de waterkefir en geeft de korrels vers suikerwater. De beugelfles gaat de koelkast in, ten laatste op dag 3. Open ze koud, boven de gootsteen.',
    },
    {
      day: 'Dag 7',
      text: 'De gemberstarter bruist als je roert: tijd voor gemberbier. Proef ook de kombucha, met een rietje onder de zwam. Vanaf nu beslist je smaak.',
    },
    {
      day: 'Dag 14',
      text: 'De kombucha is flink zuur. Je bottelt hem, maar houdt de zwam en 100 tot 200 ml per liter over voor de volgende lading.',
    },
  ],
  testimonial: {
    quote:
      'Ik ben ingenieur en had vooral schrik van de flessen. Dat plastic flesje waar je met je duim in knijpt: je moet er maar op komen.',
    author: 'Benoît S.',
    location: 'Louvain-la-Neuve',
  },
  durationText: '{drinks.duration}: een avond {drinks.hours}, avondeten inbegrepen',
  groupSizeText: '{drinks.group} deelnemers',
}

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
        'Nee. De suiker is niet voor jou maar voor de cultuur, en zoetstof lust ze niet. Met minder dan 50 g per liter komt het traag op gang en blijft het flauw. Hoe langer je wacht, hoe minder zoet en hoe zuurder het wordt. Hoeveel suiker er dan nog in zit, weet alleen een labo: het zuur houdt je tong voor de gek.',
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
