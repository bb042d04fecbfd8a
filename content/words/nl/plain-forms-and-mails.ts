/** Texts of forms, mails and pages beside the menu for a house that starts empty, by path. */
export const plainFormsAndMails: Readonly<Record<string, string>> = {
  'notFound.head.description':
    'Deze pagina bestaat niet of is verhuisd. Ga naar de startpagina van {business.name}, of bekijk meteen de workshops en hun data.',
  'notFound.head.keywords':
    'pagina niet gevonden, 404, {business.name}, workshops, {business.address.town}',
  'workshopPage.sidebar.emptyMonth': 'Geen data deze maand.',
  'workshopPage.scheduleNote': 'De uren schuiven soms wat op: goed werk laat zich niet haasten.',
  'reservationSuccess.head.keywords':
    'aanvraag ontvangen, reservatie, referentie, {terms.pay.keyword}, workshop',
  'bookingMails.diets.text':
    'Wordt er bij je workshop gegeten of gedronken, laat hier dan weten wat je niet verdraagt of liever laat staan; {terms.afterTheDay.spelled} na de workshop wissen we het.',
  'bookingMails.directions.car':
    'Met de auto: {business.address.street}, {business.address.postalCode} {business.address.town}. Vraag ons gerust waar je het best parkeert.',
  'bookingMails.directions.train':
    'Met trein of bus: zoek de halte die het dichtst bij {business.address.street} in {business.address.town} ligt.',
  'bookingMails.declined.reasons.allergy':
    'Met die allergie of dat dieet kunnen we je die dag niet veilig ontvangen.',
  'reminderMails.practical.preview': 'Waar je moet zijn en wat je meebrengt.',
  'dateLetter.subject': 'Bericht van {business.name}: {workshop}, {date}',
  'dateLetter.title': 'Een bericht van {business.name}',
  'myBooking.statuses.completed.text':
    'Bedankt dat je er was. Loopt er thuis iets mis, mail ons dan.',
  'diets.text':
    'Allergieën zijn gegevens over je gezondheid: alleen wij lezen ze, alleen om er die dag rekening mee te houden, en {terms.afterTheDay.spelled} na de workshop zijn ze gewist.',
  'guestSentence.fields.sentenceHint':
    'Hoogstens {most} tekens. Zo concreet als je kunt: wat lukte, wat niet, wat je verraste.',
  'waitingList.accepted.title': 'Tot binnenkort',
  'companions.join.title': 'Kom erbij',
  'companions.full.title': 'De groep is al voltallig',
  'companions.own.diets':
    'Alleen wij lezen het, alleen om er rekening mee te houden, en {terms.afterTheDay.spelled} na de workshop is het gewist.',
  'voucherMails.gift.title': 'Een workshop, cadeau',
  'privacy.sections.purposes.items.3': '{offers.diets.purpose}',
  'privacy.sections.sharing.paragraphs.0':
    'In onze pagina’s zit niets van anderen: lettertypes en beelden komen van dezelfde server als de tekst. Klik je door naar een andere site, dan gelden de regels van daar.',
  'emailTemplates.head.description':
    'Zo zien de automatische mails van {business.name} eruit: de melding aan onszelf, altijd in het {owner.language}, en de bevestiging in elke taal van de site.',
  'emailTemplates.lead':
    'Eén aanvraag, twee mails: een naar ons en een naar wie de plaats vraagt. Ze staan hier zoals ze vertrekken; alleen de gast en wat die vraagt, zijn verzonnen.',
  'emailTemplates.ownerTitle': 'De mail aan ons',
  'emailTemplates.everyToFarm': 'Aan onszelf',
  'booking.head.title': 'Data en reserveren – {business.name}',
  'booking.head.description':
    'Alle data van onze workshops in {business.address.town}, met de plaatsen die nog vrij zijn. Je stuurt een aanvraag; betalen doe je pas na onze bevestiging.',
  'booking.head.keywords':
    'reserveren, data workshops, workshop {business.address.town}, vrije plaatsen, {business.name}',
  'booking.schedule.legend.title': 'Zo lees je de tekening',
  'booking.privateGroups.text':
    'Collega’s, vrienden, familie: zijn jullie met {own.group}, dan zoeken we samen een datum. Per persoon betaal je de prijs van de workshop. Mail naar {email} en zeg met hoeveel jullie zijn, welke workshop het wordt en wanneer het zou passen.',
  'booking.info.bring.text':
    'Kleren waarin je vlot beweegt. Heb je nog iets anders nodig, dan lees je dat op de pagina van de workshop.',
  'contact.atTable': 'Er is nu een workshop bezig. Schrijf gerust.',
}
