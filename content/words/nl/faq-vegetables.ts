import type { FaqTab } from '../parts.ts'

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
        'Eerst duwen. Helpt dat niet, giet dan pekel bij tot alles weer onder staat: 20\u00a0g zout op een liter koud water. Gewoon water verdunt te veel. De eerste dagen is het net omgekeerd en wil het vocht eruit. Vul een bokaal daarom nooit hoger dan 3\u00a0cm onder de rand.',
    },
    {
      question: 'Waarom zijn mijn groenten slap?',
      answer:
        'Te warm, te weinig zout of te lang. Boven 24\u00a0°C gaat het hard; zoek dan de koelste kamer van het huis. Komkommers zijn het moeilijkst: snijd het uiteinde eraf waar de bloem zat, of leg er zoals vroeger een druivenblad bij. Slap maar fris zuur kan nog in de soep.',
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
        'In de koelkast, met een propere vork en met alles onder het vocht. Zo gaat kool een half jaar mee, en vaak langer; ze wordt alleen zuurder en zachter. Een kelder onder 10\u00a0°C kan ook. Is de bokaal leeg, houd dan de pekel bij: een scheut ervan in een vinaigrette, en je hebt geen azijn nodig.',
    },
  ],
}
