import type { PictureWords } from '../parts.ts'

export const pictures: PictureWords = {
  'barn-against-the-sun': {
    alt: 'Een donkere bakstenen schuur met een karrenwiel ervoor; door de open poort zie je de lage zon boven de akker.',
    caption: 'Zo staat de zon er twee avonden per jaar.',
  },
  'ten-at-the-table': {
    alt: 'Zes ruggen aan een lange tafel vol kolen, vier gebogen hoofden aan de overkant; aan het eind houdt een vrouw met een dot een bokaal omhoog.',
    caption: 'De uitleg duurt vijf minuten; vier zijn er al begonnen.',
  },
  'kale-under-snow': {
    alt: 'Een grote groene boerenkool onder een laag sneeuw, een paarse erachter, en links de sporen van een kip.',
    caption: 'Drie nachten vorst maken ze zoeter, vindt ook de kip.',
  },
  'hen-on-straw': {
    alt: 'Een zwarte kip zit diep in het stro naast een ei; een bruine steekt van links haar kop in beeld.',
    caption: 'Gelegd rond tien uur, en luid aangekondigd.',
  },
  'salt-on-cabbage': {
    alt: 'Een hand laat zout van een houten lepel op een berg gesneden witte kool lopen, op een weegschaal; ernaast ligt een hele kool.',
    caption: 'Twintig gram op een kilo, drie keer gewogen.',
  },
  'poplars-in-the-ditch': {
    alt: 'Een rij populieren langs een brede gracht waarin ze zich spiegelen, met een plank erover en ver weg een kerktoren.',
    caption: 'Eén augustus op drie droog genoeg voor gewone schoenen.',
  },
  'cucumbers-and-dill': {
    alt: 'Twee knobbelige komkommers hangen onder grote bladeren tegen een gele lucht, met schermen dille ervoor.',
    caption: 'Het puntje met de bloem eraf, dan blijven ze knapperig.',
  },
  'oven-mouth': {
    alt: 'Op de rug gezien schuift een man met een muts een ingesneden deeg de bakstenen oven in, waar al drie broden naast het vuur liggen.',
    caption: 'Drie kwartier lang praat niemand over iets anders.',
  },
  'bicycle-with-leeks': {
    alt: 'Een fiets voor een bakstenen muur, met een fietstas waar twee preien en een boerenkool uit steken.',
    caption: 'Voor de buren. Terug zitten er lege bokalen in.',
  },
  'willows-in-mist': {
    alt: 'Knotwilgen in de ochtendmist onder een bleke zon; ertussen twee koeien waarvan je de hoeven niet ziet.',
    caption: 'De koeien staan tegen negen uur weer op de grond.',
  },
  'tea-into-the-jar': {
    alt: 'Uit een ketel loopt dampende thee in een grote bokaal; ernaast staat een kom suiker met een houten lepel.',
    caption: 'Onder 30 °C mag de zwam erbij, eerder niet.',
  },
  'rhubarb-in-the-rain': {
    alt: 'Een kind met een vlecht en een gele regenjas stapt door de regen onder een rabarberblad zo groot als een paraplu, met drie stelen onder de arm.',
    caption: 'De steel is om te eten, het blad om droog te blijven.',
  },
  'tool-wall': {
    alt: 'Een spitvork, een spade, een hak en een zeef tegen een groene plankenwand waarop de zon het raam tekent.',
    caption: 'De spade kregen we in 2017 bij de hoeve.',
  },
  'soup-at-supper': {
    alt: 'Drie kommen soep van bovenaf gezien; de ene hand houdt een lepel, de andere neemt brood van een plank met kaas.',
    caption: 'Een tweede kom mag; een derde is al voorgevallen.',
  },
  'rain-barrel': {
    alt: 'Druppels vallen uit de dakgoot in een volle houten regenton; ernaast staat een gieter klaar.',
    caption: 'Vol is 225 liter; in juni zijn dat drie dagen.',
  },
  'tomatoes-at-low-sun': {
    alt: 'Een houten bak vol rode en gele tomaten staat op een geel veld, twee zijn eruit gerold; achter de haag gaat iemand de volgende halen, en zakt de zon.',
    caption: 'Een koelkast krijgen ze nooit te zien.',
  },
  'cabbages-in-the-barrow': {
    alt: 'Een kruiwagen van bovenaf gezien, vol kolen met hun buitenste bladeren nog aan: vier rode en drie witte.',
    caption: 'Samen negen kilo; reken op 180 gram zout.',
  },
  'scoring-the-loaf': {
    alt: 'Recht van boven: een vrouw met een dot buigt zich over een langwerpig deeg op een ronde plank en trekt met een mesje de vierde snede; de gloed van de oven valt over de tafel.',
    caption: 'Een halve centimeter diep; wie aarzelt, blijft plakken.',
  },
  'kitchen-after-dark': {
    alt: 'Door een verlicht keukenraam zie je in het donker vier mensen rond een tafel onder een lamp; buiten staan dorre schermbloemen.',
    caption: 'Kwart over tien, en nog staat er niemand recht.',
  },
  'elderflower-in-a-basket': {
    alt: 'Een rieten mand met vlierbloesem, van bovenaf gezien; één scherm hangt met blad en al over de rand.',
    caption: 'Vanaf eind mei, drie weken lang, nooit na regen.',
  },
  'tomato-tunnel': {
    alt: 'Tomatenplanten aan touwen in een plastic tunnel, met vooraan een volle kist en achteraan een open deur.',
    caption: 'Onze enige gasten van eind juli.',
  },
  'jar-in-both-arms': {
    alt: 'Recht van boven: een kind met een dot houdt met twee armen een grote bokaal vast, een geruit doekje erover, en stapt door een donkere gang naar het licht van een deur.',
    caption: 'Vier kilo, dertig stappen, en niemand zegt nog iets.',
  },
  'onions-under-the-beams': {
    alt: 'Strengen rode en gele ajuin hangen aan de balken onder een donker dak met een open luik.',
    caption: 'Ze halen april, als de soep ze laat.',
  },
  'quinces-in-the-grass': {
    alt: 'Een hand reikt naar een grote gele kweepeer in het gras; er liggen er nog drie, tussen dorre bladeren.',
    caption: 'Geraapt voor de wespen wakker zijn.',
  },
  'ladder-in-the-quince': {
    alt: 'Een ladder in een kweepeerboom, van onderen gezien, tussen takken met zes gele vruchten.',
    caption: 'Rijp half oktober, wanneer je ze aan het hek ruikt.',
  },
  'ginger-for-the-bug': {
    alt: 'Een hand wrijft een stuk gember over een rasp boven een bord; erachter een bokaal vol belletjes onder een doek.',
    caption: 'Met de schil, want daar zit de wilde gist.',
  },
  'tracks-in-clay': {
    alt: 'Twee benen in groene laarzen stappen weg door natte klei en laten diepe zolen achter; dwars daarover lopen de pootafdrukken van een kat.',
    caption: 'Een kat hebben we niet, voor zover we weten.',
  },
  'aprons-in-the-corridor': {
    alt: 'In een gang knoopt iemand op de rug gezien een schort dicht; aan de wand hangen er nog, met één lege haak ertussen.',
    caption: 'Een dubbele knoop, want deeg trekt terug.',
  },
  'lane-after-rain': {
    alt: 'Iemand met een gele doek om het haar stapt van ons weg over een natte aardeweg, een brood onder de arm, de ondergaande zon tegemoet.',
    caption: 'Laarzen gelden hier tot in maart als avondkledij.',
  },
  'sprouts-at-blue-hour': {
    alt: 'Twee hoge stengels spruitjes in de schemering, onder een smalle maan; ver weg brandt licht in één raam.',
    caption: 'Nog één emmer voor het licht weg is.',
  },
}
