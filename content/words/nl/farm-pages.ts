/** Only the head follows the address: the page itself is in the owner's language (`business-card.ts`). */
export const businessCard = {
  head: {
    title: 'Visitekaartje, om te drukken – {business.name}',
    description:
      'Het visitekaartje van {business.name}, voorkant en achterkant, met logo, QR-code en wat de drukker moet weten. Voor eigen gebruik.',
    keywords: 'visitekaartje, logo, QR-code, drukwerk, {business.name}',
  },
} as const

export const emailTemplates = {
  head: {
    title: 'Voorbeelden van de e-mails – {business.name}',
    description:
      'Zo zien de automatische mails van {business.name} eruit: de melding aan de hoeve, altijd in het {owner.language}, en de bevestiging in de taal van de gast.',
    keywords: 'e-mailsjablonen, automatische mails, voorbeeld, bevestiging, {business.name}',
  },
  title: 'E-mailsjablonen',
  lead: 'Eén aanvraag, twee mails: een naar de hoeve en een naar wie de plaats vraagt. Ze staan hier zoals ze vertrekken; alleen de gast en wat die vraagt, zijn verzonnen.',
  ownerTitle: 'De mail aan de hoeve',
  ownerNote:
    'Altijd in het {owner.language}, welke taal de gast ook koos. Die taal staat wel in de mail, zodat je weet waarin je antwoordt.',
  guestTitle: 'De mail aan de gast',
  languageLabel: 'Taal van de mail',
  everyTitle: 'Alle mails op een rij',
  everyNote:
    'Alles wat de site verstuurt, in de volgorde waarin een reservatie het meemaakt. Elke mail opent op een eigen pagina.',
  everyToGuest: 'Aan de gast',
  everyToFarm: 'Aan de hoeve',
  subject: 'Onderwerp',
  plainText: 'Dezelfde mail zonder opmaak',
  frame: 'Mail: {subject}',
} as const
