import type { Widened } from '../parts.ts'

/** Words on the card of the example, and of its sign. */
export const exampleCard = {
  tagline: 'Leer fermenteren, een kwartier van Gent',
  workshopsLine: 'Zuurdesembrood, gefermenteerde dranken en groenten',
  sign: 'Een huis dat ook een bokaal is: halfvol, met één bel die al boven is.',
}

export const businessCard = {
  title: 'Visitekaartje',
  lead: 'Voorkant en achterkant met de afloop erbij, het logo op vier ondergronden, de QR-code, en een lijstje voor de drukker.',
  front: 'Voorkant',
  back: 'Achterkant',
  logos: {
    title: 'Het logo',
    text: 'Het teken is donker op licht, of licht op donker. Andere kleuren krijgt het niet.',
    names: [
      'Donker op papier: het gewone logo',
      'Licht op donker: de voorkant van het kaartje',
      'Licht op de kleur van de knoppen: voor een affiche',
      'Donker op de warme kleur: voor een etiket',
    ],
  },
  qr: {
    title: 'De QR-code',
    text: 'Wie hem scant, komt op de startpagina: in de taal van zijn vorige bezoek, en anders in het {language}. Onze eigen server tekent hem, dus er kijkt niemand mee.',
    alt: 'QR-code naar de website van {name}',
  },
  print: {
    title: 'Voor de drukker',
    items: [
      'Formaat: 85 × 55 mm, liggend, aan twee kanten bedrukt.',
      'Afloop: 3 mm rondom, dus 91 × 61 mm op deze pagina. Er staan geen snijtekens bij.',
      'Marge: tekst, logo en QR-code blijven 6 mm van de snijrand.',
      'Papier: ongestreken en gebroken wit, 350 g/m². Geen glanslaag, want er moet een datum op te schrijven zijn.',
      'Kleuren: donker {second}, papier {paper}. Laat ze omzetten naar CMYK voor ongestreken papier.',
      'QR-code: 20 mm breed, donker op licht, met de lege rand eromheen. Niet kleiner maken.',
      'Pdf: bewaar op schaal 100%, met de achtergronden aan. De lettertypes zitten erin.',
      'Vraag eerst een proefdruk op het echte papier, en scan de code met twee telefoons.',
      'Vraag de prijs voor 250 en voor 500 stuks; die liggen vaak dicht bij elkaar.',
    ],
    button: 'Afdrukken of bewaren als pdf',
  },
}

export type CardWords = Widened<typeof businessCard>
