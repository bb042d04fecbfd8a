import { hourByHour } from '../facts.ts'
import type { WorkshopWords } from '../parts.ts'
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
    'We beginnen met kool. Je snijdt ze fijn, weegt ze en rekent: 2 tot 2,5% zout, dus 20 tot 25\u00a0g op een kilo. Dan kneed je, een minuut of tien, tot ze in haar eigen vocht staat. Dat is alle sport van de avond. De buitenste bladeren zijn voor de kippen, op één na: dat leg je straks boven op de kool, als deksel onder het deksel.',
    'Stukken geven te weinig vocht om droog te zouten. Wortel, radijs en bloemkool gaan dus in pekel van 2 tot 3%, 20 tot 30\u00a0g op een liter, met de kruiden die je zelf kiest: look, mosterdzaad, laurier. Welke groenten er liggen, hangt af van de maand. Een gewicht houdt alles onder. Het gas moet eruit kunnen en de lucht mag er niet in; hoe deksels en waterslot dat doen, bekijken we na het eten.',
    'Dan de vraag waar mensen wakker van liggen: is dat wel veilig? Ja, met genoeg zout en met alles onder het vocht. Onder pH\u00a04,6 groeit de bacterie van botulisme niet, en daar zit een bokaal meestal binnen enkele dagen. Zuurkool die klaar is, zit rond 3,5; we meten het na. Troebel vocht en een frisse zure geur zijn goed. Bij schimmel, een roze schijn, slijm of een rotte geur gooi je alles weg, zonder te proeven.',
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
      text: 'Elke bokaal op een bord, uit de zon, bij 18 tot 22\u00a0°C. Ze lopen soms over.',
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
