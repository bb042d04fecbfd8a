import { counting } from './privacy-counting.ts'
import { details } from './privacy-details.ts'

export const privacy = {
  head: {
    title: 'Privacyverklaring – {business.name}',
    description:
      'Welke gegevens {business.name} bewaart als je een bericht stuurt of een plaats aanvraagt, waarom, hoelang, en hoe je ze laat verbeteren of wissen.',
    keywords:
      'privacy, privacyverklaring, persoonsgegevens, cookies, bewaartermijn, {business.name}',
  },
  title: 'Privacyverklaring',
  lead: 'Je naam, je e-mailadres en wat je ons schrijft; betaal je, dan ook je rekeningnummer. Hier staat wat we ermee doen, hoelang we het houden en wie het nog te zien krijgt.',
  contents: 'Op deze pagina',
  sections: {
    ...details,
    rights: {
      title: 'Wat je mag vragen',
      paragraphs: [
        'Eén mail volstaat, en het kost niets. We antwoorden binnen een maand. Twijfelen we of jij het wel bent, dan vragen we dat eerst. Je hebt recht op:',
      ],
      items: [
        'Inzage: zien wat we van je hebben, en er een kopie van krijgen.',
        'Verbetering: laten rechtzetten wat niet klopt.',
        'Wissen: alles laten verdwijnen, behalve wat de boekhouding moet bewaren.',
        'Beperking: je gegevens laten rusten zolang we het er niet over eens zijn.',
        'Overdraagbaarheid: ze meekrijgen in een bestand dat een ander programma kan lezen.',
        'Bezwaar: nee zeggen tegen wat we op grond van ons eigen belang doen.',
        'Intrekking: je toestemming terugnemen wanneer je wilt. Wat al gedaan is, blijft geldig.',
      ],
    },
    cookies: {
      title: 'Cookies, en wat je browser onthoudt',
      paragraphs: [
        'Wie de site bezoekt, krijgt geen cookies. De site legt enkele dingen in de opslag van je browser. Ze gaan nergens naartoe, ook niet naar ons. Staat JavaScript uit, dan wordt er niets bewaard.',
      ],
      necessary: {
        title: 'Noodzakelijk',
        items: [
          'i18nextLng: de taal van de laatste pagina die je las, zodat je de volgende keer in die taal begint. Blijft tot je het zelf verwijdert.',
          'cookie-consent: je keuze in de balk onderaan, met het tijdstip, zodat we het niet elke keer opnieuw vragen. Blijft tot je het zelf verwijdert.',
          'reservation-draft en message-draft: wat je in een formulier typt, zodat het er na een omweg nog staat. Verdwijnt als je het verstuurt, een uur niets meer typt of het tabblad sluit.',
          'place: waar je op een pagina was toen je van taal wisselde. Weg zodra de pagina in de andere taal er is.',
          'desk-asked: een cookie, alleen voor wie op de pagina van ons bureau om een sleutel vraagt. Die toont dat de sleutel opengaat in de browser die hem vroeg, en verdwijnt na {terms.deskKey.figures}.',
        ],
      },
      /** Heading of a text of `counting`. */
      analytics: { title: 'Bezoekcijfers' },
      /** Button that opens the banner again. */
      changeChoice: 'Mijn keuze veranderen',
    },
    sharing: {
      title: 'Wie ze nog te zien krijgt',
      paragraphs: [
        'In onze pagina’s zit niets van anderen: lettertypes, beelden en kaart komen van dezelfde server als de tekst. Klik je door naar een kaartensite of naar ons keukendagboek, dan gelden de regels van daar.',
        'Je gegevens verkopen of ruilen we niet. Ze komen alleen bij wie ze voor ons nodig heeft, en niet meer dan nodig:',
      ],
      items: [
        'onze hostingprovider, op wiens server de site en de reservaties staan, en die je IP-adres ziet passeren;',
        'onze mailprovider, die de mails bezorgt en onze mailbox bewaart;',
        'onze boekhouder, die betalingen en facturen ziet, maar geen berichten;',
        'onze bank, voor de overschrijvingen;',
        'de overheid, als een wet ons verplicht.',
      ],
    },
    /** Its first paragraph is one of `counting`. */
    security: {
      title: 'Hoe we ze beveiligen',
      paragraphs: [
        'De mail die vanzelf vertrekt, herhaalt niet wat je in je eigen woorden schreef. Zit er een tikfout in je adres, dan krijgt een vreemde de mail, maar niet jouw woorden.{offers.vouchers.mail} De links in onze mails openen wat van jou is, en niets anders: stuur ze niet door, tenzij erbij staat dat het mag. Of je onze mails opent, meten we niet.',
        'Loopt het toch mis, dan melden we het binnen 72 uur aan de Gegevensbeschermingsautoriteit, tenzij niemand er nadeel van kan hebben. Is het risico voor jou groot, dan hoor je het ook van ons.',
      ],
    },
    transfers: {
      title: 'Buiten de Europese Economische Ruimte',
      paragraphs: [
        'Je gegevens blijven in de Europese Economische Ruimte. Onze hostingprovider en onze mailprovider bewaren daarbuiten niets. Alleen als je eigen mailbox elders staat, gaat ons antwoord daarheen.',
      ],
    },
    updates: {
      title: 'Als hier iets verandert',
      paragraphs: [
        'De tekst die je nu leest, is de tekst die vandaag geldt. Daarom staat onderaan de datum van vandaag. Raakt een verandering aan een reservatie die nog loopt, dan mailen we je vooraf. Oudere versies bewaren we; vraag ze gerust.',
      ],
    },
    contact: {
      title: 'Vragen over je gegevens',
      paragraphs: [
        'Mail naar {email}, of stuur een brief naar het adres bovenaan. We antwoorden zelf.',
      ],
    },
    complaints: {
      title: 'Een klacht',
      paragraphs: [
        'Doen we iets verkeerd, dan horen we dat graag eerst zelf. Maar het hoeft niet: je mag altijd een klacht indienen bij de toezichthouder, die van je eigen land of de Belgische:',
      ],
      items: [
        'Gegevensbeschermingsautoriteit (GBA), Drukpersstraat 35, 1000 Brussel',
        'gegevensbeschermingsautoriteit.be, telefoon 02 274 48 00',
      ],
    },
  },
  counting,
  lastUpdated: 'Laatst bijgewerkt: {date}',
} as const
