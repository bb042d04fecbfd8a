import { hourByHour } from '../hour-by-hour.ts'
import type { FaqTab, WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const vegetables: WorkshopWords = {
  head: {
    title: 'Groenten fermenteren met zout bij Gent – {business.name}',
    description:
      'Een avond melkzuurgisting in De Pinte, {vegetables.hours}, avondeten inbegrepen, {vegetables.price}. Kool droog zouten, groenten in pekel, twee bokalen mee.',
    keywords:
      'groenten fermenteren, melkzuurgisting, zuurkool maken, pekel, workshop fermenteren, De Pinte, Gent',
  },
  name: workshopNames.vegetables,
  title: 'Groenten, zout en een deksel',
  subtitle: 'Een avond melkzuurgisting: snijden, wegen, zouten, en dan drie weken bijna niets.',
  description:
    'Kool die zuur wordt in haar eigen vocht, en groenten in pekel. Mee naar huis: twee bokalen van een liter, elk met een gewicht erin.',
  overview:
    'Voor wie nog nooit iets gefermenteerd heeft. Een mes, een weegschaal en zout heb je thuis al; de rest is kneden en wachten.',
  pictureAlt:
    'Van bovenaf gezien: een hand houdt een halve rode kool vast, een andere het mes; ernaast een hoop gesnipperde kool en een pot waarin twee halve stenen een blad onder de pekel houden.',
  about: [
    'Melkzuurgisting klinkt als een vak op school, maar het is groente, zout en een deksel. De melkzuurbacteriën zitten al op het blad. Het zout geeft ze een voorsprong en zij maken het zuur. Azijn komt er niet aan te pas.',
    'We beginnen met kool. Je snijdt ze fijn, weegt ze en rekent: 2 tot 2,5% zout, dus 20 tot 25 g op een kilo. Dan kneed je, een minuut of tien, tot ze in haar eigen vocht staat. Dat is alle sport van de avond. De buitenste bladeren zijn voor de kippen, op één na: dat leg je straks boven op de kool, als deksel onder het deksel.',
    'Stukken geven te weinig vocht om droog te zouten. Wortel, radijs en bloemkool gaan dus in pekel van 2 tot 3%, 20 tot 30 g op een liter, met de kruiden die je zelf kiest: look, mosterdzaad, laurier. Welke groenten er liggen, hangt af van de maand. Een gewicht houdt alles onder. Het gas moet eruit kunnen en de lucht mag er niet in; hoe deksels en waterslot dat doen, bekijken we na het eten.',
    'Dan de vraag waar mensen wakker van liggen: is dat wel veilig? Ja, met genoeg zout en met alles onder het vocht. Onder pH 4,6 groeit de bacterie van botulisme niet, en daar zit een bokaal meestal binnen enkele dagen. Zuurkool die klaar is, zit rond 3,5; we meten het na. Troebel vocht en een frisse zure geur zijn goed. Bij schimmel, een roze schijn, slijm of een rotte geur gooi je alles weg, zonder te proeven.',
  ],
  benefits: [
    'Zout berekenen op het gewicht, zonder recept',
    'Kiezen tussen droog zouten en pekel',
    'Kool kneden tot ze genoeg vocht geeft',
    'Een bokaal zo vullen dat alles onder blijft',
    'Het gas eruit laten en de lucht erbuiten houden, met of zonder waterslot',
    'Zien en ruiken wat normaal is, en wat weg moet',
  ],
  schedule: hourByHour('vegetables', [
    'Schort aan, mes kiezen',
    'Kool snijden en wegen, het zout uitrekenen',
    'Kneden tot er vocht staat; de eerste bokaal vullen',
    'Soep, brood en kaas, met bokalen van 3, 7 en 21 dagen',
    'Groenten in stukken, kruiden, pekel: de tweede bokaal',
    'Gewichten, deksels en waterslot',
    'Goed of weg: kijken, ruiken, pH meten',
    'De datum op de bokalen schrijven en inpakken',
  ]),
  takeHome: [
    'Een bokaal kool, droog gezouten',
    'Een bokaal groenten in pekel',
    'Een gewicht voor elk van de twee',
    'Een blad met de percentages en de dagen',
  ],
  afterwards: [
    {
      day: 'Dag 0',
      text: 'Elke bokaal op een bord, uit de zon, bij 18 tot 22 °C. Ze lopen soms over.',
    },
    {
      day: 'Dag 3',
      text: 'Belletjes, troebel vocht, een frisse zure geur. Wat bovendrijft, duw je weer onder. Zet het deksel elke dag even los, dan kan het gas eruit.',
    },
    {
      day: 'Dag 7',
      text: 'De stukken in pekel proeven, met een propere vork. Zuur genoeg en nog knapperig? Dan de koelkast in. Nog niet? Een week erbij.',
    },
    {
      day: 'Dag 21',
      text: 'De kool is zuurkool. Ze mag nog een week blijven staan, of de koelkast in, waar ze maanden goed blijft.',
    },
  ],
  testimonial: {
    quote:
      'Mijn grootmoeder deed dit in een ton in de kelder en schreef er nooit een woord van op. Nu heb ik het op papier: 20 gram op een kilo.',
    author: 'Lieve C.',
    location: 'Gavere',
  },
  durationText: '{vegetables.duration}: een avond {vegetables.hours}, avondeten inbegrepen',
  groupSizeText: '{vegetables.group} deelnemers',
}

export const vegetablesQuestions: FaqTab = {
  label: 'Groenten',
  questions: [
    {
      question: 'Gaat mijn keuken naar kool ruiken?',
      answer:
        'Een paar dagen wel, telkens als het deksel losgaat. Kool en radijs zijn de ergste. Daarna wordt de geur fris en zuur. Een waterslot helpt, een berging of wasplaats van een graad of 20 ook. Ruikt het na een week nog altijd naar de vuilbak, dan is het mis en moet de inhoud daar ook naartoe.',
    },
    {
      question: 'Er ligt een wit vlies op. Is dat schimmel?',
      answer:
        'Is het plat, wit en mat, soms met rimpels, dan is het kaamgist. Onschuldig, maar ze maakt de smaak flauw. Schep ze eraf, duw alles weer onder en zet de bokaal wat koeler. Is het pluizig of heeft het een kleur, dan is het schimmel en gaat alles weg. Twijfel je, dan ook. Een kool kost twee euro.',
    },
    {
      question: 'Welk zout gebruik ik, en mag het minder zijn?',
      answer:
        'Fijn keukenzout of zeezout, met of zonder jodium. Weeg het, want een eetlepel grof zout weegt minder dan een eetlepel fijn. Lager dan 2% gaan we niet: dan worden de groenten zacht en krijgen de verkeerde bacteriën hun kans. Vind je het achteraf te zout, spoel het dan even af of meng het met rauwe kool.',
    },
    {
      question: 'Het vocht staat te laag. Wat doe ik?',
      answer:
        'Eerst duwen. Helpt dat niet, giet dan pekel bij tot alles weer onder staat: 20 g zout op een liter koud water. Gewoon water verdunt te veel. De eerste dagen is het net omgekeerd en wil het vocht eruit. Vul een bokaal daarom nooit hoger dan 3 cm onder de rand.',
    },
    {
      question: 'Waarom zijn mijn groenten slap?',
      answer:
        'Te warm, te weinig zout of te lang. Boven 24 °C gaat het hard; zoek dan de koelste kamer van het huis. Komkommers zijn het moeilijkst: snijd het uiteinde eraf waar de bloem zat, of leg er zoals vroeger een druivenblad bij. Slap maar fris zuur kan nog in de soep.',
    },
    {
      question: 'Welke groenten lukken niet?',
      answer:
        'Sla en spinazie worden pap, courgette is na een week week, en aardappelen houden we voor de kookpot. Bijna al de rest lukt, als het rauw, vers en stevig is. Wordt je look blauw of groen, schrik dan niet: dat komt door het zuur, en je eet hem gewoon op. Rode biet kleurt alles wat erbij zit. Denk daar vooraf aan.',
    },
    {
      question: 'Moet ik mijn bokalen uitkoken?',
      answer:
        'Nee. Heet water, afwasmiddel, goed naspoelen. Steriel hoeft het niet te zijn: de bacteriën die je nodig hebt, komen met de groenten mee. Was die dus met koud water en schil ze alleen als de schil taai of vuil is. Zout en zuur doen het bewaren. Een weckketel mag op zolder blijven.',
    },
    {
      question: 'Hoe bewaar ik een bokaal die open is?',
      answer:
        'In de koelkast, met een propere vork en met alles onder het vocht. Zo gaat kool een half jaar mee, en vaak langer; ze wordt alleen zuurder en zachter. Een kelder onder 10 °C kan ook. Is de bokaal leeg, houd dan de pekel bij: een scheut ervan in een vinaigrette, en je hebt geen azijn nodig.',
    },
  ],
}
