const vegetables = [
  {
    subject: 'Dag 3: het borrelt in je bokaal',
    preview: 'Troebel vocht en belletjes: zo hoort het.',
    title: 'Dag 3: het borrelt',
    text: 'Er stijgen belletjes op, het vocht wordt troebel en het ruikt fris zuur. Duw onder wat bovendrijft, met een propere lepel, en zet het deksel elke dag even los: dan kan het gas eruit. Loopt er vocht op het bord, dan is dat een goed teken.',
    otherwise: [
      'Geen belletjes: dan staat hij te koud. Zet hem bij 18 tot 22 °C en wacht nog twee dagen. Wordt het vocht troebel en ruikt het zuur, dan werkt hij, ook zonder belletjes.',
      'Te weinig vocht: giet er pekel bij, 20 g zout op een liter koud water, tot alles onder staat.',
      'Een dun, dof wit vliesje: gist, en onschuldig. Schep het eraf en veeg de rand proper.',
      'Pluizig, of groen, zwart of roze: schimmel. Gooi dan alles weg, zonder te proeven.',
    ],
  },
  {
    subject: 'Dag 7: proef eens van je bokaal',
    preview: 'Zuur genoeg, en nog knapperig? Dan mag hij de koelkast in.',
    title: 'Dag 7: de eerste hap',
    text: 'Het borrelen bedaart en het vocht krijgt kleur. Proef met een propere vork. Zijn de stukken in pekel zuur genoeg en nog knapperig, dan gaan ze de koelkast in. De kool mag nog twee weken staan, onder haar vocht.',
    otherwise: [
      'Te zout: het zuur komt nog, en dan proef je het zout minder. Spoel anders af wat je opeet, niet wat nog moet gisten.',
      'Nog niet zuur: een week langer, iets warmer. Onder 18 °C gaat alles trager.',
      'Een dun wit vliesje: scheppen, de rand afvegen, alles weer onderduwen.',
      'Slijm, een roze schijn, pluis of een rotte geur: alles weg, zonder te proeven.',
    ],
  },
  {
    subject: 'Dag 21: je kool is zuurkool',
    preview: 'De koelkast in, en op je bord.',
    title: 'Dag 21: zuurkool',
    text: 'De kool is bleek, ruikt fris en smaakt helemaal zuur. Doe het deksel dicht en zet haar in de koelkast: daar blijft ze maanden goed, als ze onder haar vocht staat. Neem ze eruit met een propere vork.',
    otherwise: [
      'Bruin bovenaan: dat stukje kreeg lucht. Haal het dekblad en die bovenste laag eraf; ruikt de rest fris, dan is die goed.',
      'Nog niet zuur genoeg: nog een week bij 18 tot 22 °C. Is ze dan nog niet zuur, eet ze dan niet op.',
      'Te zout: spoel een portie even af voor je ze opeet, en weeg de volgende keer 20 g op een kilo.',
      'Schimmel, slijm, een roze schijn of een rotte geur: alles weg, zonder te proeven.',
    ],
  },
] as const

const drinks = [
  {
    subject: 'Dag 2: zeef je waterkefir',
    preview: 'En de beugelfles gaat de koelkast in, ten laatste morgen.',
    title: 'Dag 2: zeven en koelen',
    text: 'De waterkefir smaakt minder zoet en prikt wat: zeef hem, en geef de korrels vers suikerwater. De beugelfles gaat vandaag of morgen de koelkast in. De kombucha is nog zoete thee, met hooguit een dun vlies: laat hem staan. De gemberstarter krijgt zijn lepel gember en zijn lepel suiker.',
    otherwise: [
      'De kefir is nog zoet: een dag langer, iets warmer, bij 20 tot 25 °C.',
      'Ruikt hij rot, drink hem dan niet. Spoel de korrels koud af en begin opnieuw met vers suikerwater.',
      'Aan de fles is niets te zien: glas verraadt zijn druk niet. Wacht dus niet op een teken: de koelkast in, ten laatste morgen. Open ze koud, boven de gootsteen, met een doek erover.',
      'De kombuchazwam zinkt of hangt scheef: dat mag. De nieuwe groeit toch bovenaan.',
      'Droog pluis op de kombucha, wit, groen of zwart: schimmel. Weg ermee, thee en zwam.',
    ],
  },
  {
    subject: 'Dag 7: je gemberstarter en je kombucha',
    preview: 'De ene bruist, de andere proef je met een rietje.',
    title: 'Dag 7: bruist hij al?',
    text: 'De gemberstarter bruist als je roert: tijd voor gemberbier. Op de kombucha ligt een bleke zwam, en de thee is lichter van kleur. Proef met een proper rietje, onder de zwam. Vanaf nu beslist je smaak: zoeter is eerder, zuurder is later.',
    otherwise: [
      'De gemberstarter bruist niet: voed hem nog een paar dagen, op een warmere plek, met gember in de schil. Schimmel bovenop? Begin opnieuw.',
      'De kombucha is nog zoet: wachten. Onder 20 °C duurt het langer.',
      'Bruine draden en bellen onder de zwam: gist, heel gewoon.',
      'Droog pluis bovenop, wit, groen of zwart: schimmel. Gooi thee en zwam weg, en was de bokaal heet uit.',
    ],
  },
  {
    subject: 'Dag 14: bottel je kombucha',
    preview: 'En bewaar de zwam, met een glas kombucha erbij.',
    title: 'Dag 14: bottelen',
    text: 'De kombucha is goudgeel en flink zuur. Bottel hem, maar bewaar de zwam, met 100 tot 200 ml per liter voor de volgende lading. Neem flessen die druk aankunnen, laat bovenaan een paar centimeter vrij, zet ze één tot drie dagen warm en dan in de koelkast.',
    otherwise: [
      'Hij smaakt naar azijn: niet bedorven, wel te lang gestaan. Goed voor een vinaigrette, of als begin van de volgende lading.',
      'Geen prik na drie dagen: zet hem toch koud. Een lepeltje suiker per fles helpt de volgende keer.',
      'Je ziet niet hoever ze staan: glas verraadt zijn druk niet. Vul er een plastic flesje bij: voelt dat hard, dan gaat alles de koelkast in. Twijfel je, dan vroeger; en open ze koud, boven de gootsteen.',
      'Droog pluis op de zwam: schimmel. Alles weg, ook de zwam.',
    ],
  },
] as const

const sourdough = [
  {
    subject: 'Dag 1: vanmorgen bak je je eigen brood',
    preview: 'Oven op 240 graden, pot erin, insnijden.',
    title: 'Dag 1: de oven aan',
    text: 'Je deeg is een nacht gerezen. Zet de oven op 240 °C, met een pot met deksel erin. Snijd het deeg in, recht uit de koelkast, en bak het 40 tot 45 minuten, de laatste twintig zonder deksel. Laat het dan een uur afkoelen. De starter blijft in de koelkast: die heeft pas over een week honger.',
    otherwise: [
      'Het deeg is amper gerezen: zet het een uur op het aanrecht voor je het bakt.',
      'Het loopt uit: het is te lang of te warm gerezen. Bak het meteen, in een kleinere pot of een bakvorm. Platter, maar lekker.',
      'Het kleeft aan de doek: strooi er bloem tussen en maak het los met een deegsteker.',
      'De korst blijft bleek: nog vijf tot tien minuten, zonder deksel.',
    ],
  },
  {
    subject: 'Dag 7: je starter heeft honger',
    preview: 'Evenveel starter, bloem en water, en een paar uur wachten.',
    title: 'Dag 7: voeden',
    text: 'Neem evenveel starter, bloem en water, in gewicht, en roer. Doe een elastiek rond de bokaal. Bij 25 °C staat hij na vier tot zes uur op zijn hoogst, vol bellen; uit de koelkast duurt het iets langer. Dan kan het volgende deeg, en de rest gaat terug de koelkast in.',
    otherwise: [
      'Geen bellen na zes uur: zet hem warmer, bij 24 tot 26 °C, en voed hem morgen opnieuw. Vaak lukt het de tweede of derde keer.',
      'Een laagje grijs vocht: honger. Giet het eraf of roer het erdoor, en voed hem.',
      'Hij ruikt scherp, naar azijn: ook honger. Neem één lepel starter op vier lepels bloem en vier lepels water.',
      'Roze of oranje vlekken, of pluis: gooi alles weg, ook wat eronder zit.',
    ],
  },
  {
    subject: 'Dag 21: is je starter er nog?',
    preview: 'Drie weken in de koelkast is niet het einde.',
    title: 'Dag 21: vergeten mag',
    text: 'Heb je elke week gebakken, dan is hij nu sterker dan de eerste dag. Stond hij drie weken stil, dan is hij ingezakt, met een laagje vocht erbovenop. Giet dat eraf, neem een lepel van onderaan en voed die met evenveel bloem en water, twee of drie keer, telkens 12 uur later.',
    otherwise: [
      'Hij ruikt naar nagellak of azijn: lang honger gehad. Na twee keer voeden ruikt hij weer fris.',
      'Een droog vel bovenop: haal het eraf en gebruik wat eronder zit, als dat gewoon beige is.',
      'Na drie keer voeden nog geen bellen: begin opnieuw, of kom er bij ons een halen.',
      'Roze of oranje vlekken, of pluis: weg ermee, alles. Bak er niet meer mee.',
    ],
  },
] as const

export const diaryMails = {
  /** Heading of the advice for a jar that looks otherwise. */
  otherwise: 'Ziet het er anders uit?',
  letters: { sourdough, drinks, vegetables },
  /** Mail a month later, for one sentence. */
  question: {
    subject: 'Eén zin over je bokaal?',
    preview: 'De laatste mail hierover, en een kleine vraag.',
    title: 'Eén zin over je bokaal?',
    text: 'Een maand geleden zat je bij ons aan tafel. Wat is er van je bokaal geworden? Schrijf het in één zin, voor wie nog twijfelt. Als jij en wij dat goed vinden, komt hij op onze startpagina, met je voornaam en je gemeente.',
    button: 'Schrijf één zin',
    after: 'Geen zin? Ook goed. Dit was de laatste mail over je bokaal.',
  },
} as const
