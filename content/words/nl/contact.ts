export const contact = {
  head: {
    title: 'Contact en wegbeschrijving – {business.name}',
    description:
      'Stuur ons een bericht of zoek de weg naar De Pinte. Adres, kaart en hoe je er geraakt: met de auto een kwartier van Gent, met de trein of de fiets.',
    keywords:
      'contact, {business.name}, adres, wegbeschrijving, De Pinte, parkeren, station De Pinte',
  },
  title: 'Contact',
  subtitle:
    'Over een datum{offers.privateGroups.contact} of een bokaal die raar doet: vraag maar. We lezen alles zelf.',
  /** Line shown while the farm sits at table with guests. */
  atTable: 'We zitten aan tafel. Schrijf gerust.',
  letterboxAlt:
    'Een groene brievenbus met nummer 12 op een bakstenen poortpaal; op het weggetje naar de hoeve loopt een man met een muts een brief te lezen, een kip naast hem.',
  getInTouch: {
    title: 'Hier zitten we',
    location: 'Adres',
    email: 'E-mail',
    social: 'Sociale media',
    socialLink: 'Ons keukendagboek',
    opening: {
      label: 'Openingsuren',
      hours: '{open.weekFirst}, en op een avond met workshop {evening.hours}.',
    },
  },
  form: {
    title: 'Stuur een bericht',
    name: 'Naam',
    email: 'E-mailadres',
    subject: 'Onderwerp',
    message: 'Bericht',
    consent:
      'Jullie mogen mijn gegevens gebruiken om me te antwoorden, zoals beschreven in de {privacy}.',
    consentLink: 'privacyverklaring',
    submit: 'Bericht versturen',
    sending: 'Bezig met versturen…',
    success: 'Je bericht is verstuurd! Je krijgt zo meteen een bevestiging per mail.',
  },
  findMe: {
    title: 'Zo geraak je er',
    addressTitle: 'Adres',
    tipsTitle: 'Onderweg',
    tips: {
      publicTransport:
        'Het openbaar vervoer is beperkt. Met de trein stap je af in De Pinte, op de lijnen van Gent naar Kortrijk en naar Oudenaarde. Het dorpscentrum ligt 500 meter verder, geen tien minuten te voet, en de hoeve nog {business.walkFromVillageMinutes} minuten. Kijk voor een avondworkshop ook na wanneer je trein terugrijdt.',
      car: 'De auto is het makkelijkst: vanuit Gent ben je er in een kwartier. Een tas met volle bokalen reist zo ook het rustigst.',
      parking: 'Je parkeert gratis op het erf.',
      bike: 'Er zijn fietspaden. Neem zijtassen mee: een bokaal blijft liefst rechtop.',
      directions: 'De wegbeschrijving sturen we zodra je plaats vastligt.',
    },
    mapAlt:
      'Getekende kaart van De Pinte en omgeving. Gent ligt in het noordoosten. Je ziet de Leie, de Schelde, de E17, de E40, de spoorlijn, de gemeenten eromheen en een cirkel van {business.serviceRadiusKm} km rond De Pinte.',
    /** Names on the map that differ by language. */
    mapNames: {
      ghent: 'Gent',
      leie: 'Leie',
      schelde: 'Schelde',
      latem: 'Sint-Martens-Latem',
      drongen: 'Drongen',
    },
    mapCaption:
      'De cirkel is ons werkgebied: {business.serviceRadiusKm} km rond De Pinte. Gent, Deinze en Merelbeke vallen erin. Kom je van verder, dan ben je even welkom.',
    openMap: 'Bekijk {business.address.town} op een onlinekaart',
  },
} as const
