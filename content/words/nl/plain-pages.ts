/** Texts of pages for a house that starts empty, by path. */
export const plainPages: Readonly<Record<string, string>> = {
  'layout.footer.description':
    'Workshops bij {business.hosts} in {business.address.town}. Kleine groepen, met hoogstens {all.most} tegelijk.',
  'layout.footer.social': 'Volg ons',
  'home.head.title': 'Workshops in kleine groep in {business.address.town} – {business.name}',
  'home.head.description':
    'Workshops in een kleine groep in {business.address.town}: je doet het zelf, iemand kijkt mee, en ervaring hoeft niet. Bekijk de data en vraag een plaats aan.',
  'home.head.keywords':
    'workshops, workshop {business.address.town}, {business.name}, kleine groep, beginners, data en prijzen',
  'home.hero.title': 'Leren door te doen',
  'home.hero.lead':
    'Workshops in {business.address.town}, met hoogstens {all.most} samen. Je hoeft er niets voor te kunnen: we beginnen bij het begin.',
  'home.hero.aboutButton': 'Wie we zijn',
  'home.today': 'Vandaag bij ons',
  'home.welcome.title': 'Kom maar binnen',
  'home.welcome.paragraphs.0':
    'Bij ons leer je door te doen. Iemand toont het één keer, traag genoeg om te volgen, en dan is het aan jou. We lopen rond en helpen waar het stokt.',
  'home.welcome.paragraphs.1':
    'Ervaring hoef je niet te hebben. Wat je nodig hebt, ligt klaar, en fouten maken hoort erbij: daar leert iedereen van, ook wie naast je zit.',
  'home.welcome.paragraphs.2':
    'We houden de groep klein. Zo is er tijd voor elke vraag, en voor een praatje tussendoor.',
  'home.welcome.highlights.0.title': 'Met hoogstens {all.most}',
  'home.welcome.highlights.0.text': 'Zo zie je goed hoe het gaat, en zien wij hoe het jou lukt.',
  'home.welcome.highlights.1.title': 'De prijs is de prijs',
  'home.welcome.highlights.1.text':
    'Een plaats kost {all.price}, of wat er bij de datum staat. Meer wordt het niet.',
  'home.welcome.highlights.2.title': 'Beginners zijn welkom',
  'home.welcome.highlights.2.text':
    'We starten van nul, op jouw tempo. Kun je al iets, breng dan je vragen mee.',
  'home.welcome.highlights.3.title': 'Vlug een antwoord',
  'home.welcome.highlights.3.text':
    'Je stuurt een aanvraag en hoort het binnen {terms.answer.figures}. Betalen doe je pas als wij ja zeggen.',
  'home.workshops.title': 'Wat je bij ons leert',
  'home.workshops.text':
    'Workshops in kleine groep: wat je er doet, hoelang het duurt en wat het kost.',
  'home.testimonials.chosen':
    'Deze berichten kozen we zelf uit; niemand heeft nagekeken wie ze schreef.',
  'workshops.head.title': 'Workshops in {business.address.town} – {business.name}',
  'workshops.head.description':
    'Voor je een plaats vraagt: wat je er doet, hoelang het duurt, hoeveel het kost, wat je meebrengt en hoe je in {business.address.town} geraakt.',
  'workshops.head.keywords':
    'workshops, workshop {business.address.town}, {business.name}, prijs, duur, praktisch',
  'workshops.title': 'Workshops in kleine groep',
  'workshops.lead': 'Je doet alles zelf, in een kleine groep, en wij blijven in de buurt.',
  'workshops.cardsTitle': 'Wat je bij ons leert',
  'workshops.expect.items.0.text':
    'Geen demonstratie met stoelen op een rij. Wij doen het één keer voor, dan ben jij aan de beurt, en we lopen rond.',
  'workshops.expect.items.1.title': 'Op jouw tempo',
  'workshops.expect.items.1.text':
    'Niet iedereen werkt even snel, en dat hoeft ook niet. Wie meer tijd nodig heeft, krijgt die.',
  'workshops.expect.items.2.title': 'Een kleine groep',
  'workshops.expect.items.2.text': '{all.groupFirst} deelnemers, zodat er tijd is voor elke vraag.',
  'workshops.expect.items.3.text':
    'Wat vaak misgaat, hoe je het herkent en wat je er nog aan kunt doen: dat zeggen we er ook bij.',
  'workshops.expect.items.4.title': 'De taal',
  'workshops.expect.items.4.text':
    'We spreken {languages.listed}. Staat er een taal bij de datum, dan wordt het die.',
  'workshops.details.rows.duration.value': 'De duur en de uren staan bij elke workshop.',
  'workshops.details.rows.participants.value':
    '{all.group}. Beginners welkom. Eigen groep: {own.group}.',
  'workshops.details.rows.materials.value': 'Wat je tijdens de workshop gebruikt, is inbegrepen.',
  'workshops.details.rows.meals.value':
    'Wordt er gegeten, dan staat het op de pagina van de workshop.',
  'workshops.details.rows.location.value': '{business.address.street}, {business.address.town}.',
  'workshops.details.rows.languages.label': 'Taal',
  'workshops.details.rows.languages.value':
    '{languages.listedFirst}, of de taal die bij de datum staat.',
  'workshops.questions.experience.answer':
    'Nee. De meesten doen het voor het eerst. Heb je al wat geprobeerd, vertel dan gerust wat er misliep: daar leert iedereen van.',
  'workshops.questions.bring.answer':
    'Trek iets aan waarin je vlot beweegt. Heb je nog iets anders nodig, dan lees je dat op de pagina van de workshop.',
  'workshops.questions.meals.question': 'Is er iets te eten?',
  'workshops.questions.meals.answer':
    'Wordt er gegeten, dan staat het op de pagina van de workshop.{offers.diets.meals}',
  'workshops.questions.travel.answer':
    'Je vindt ons in {business.address.town}, {business.address.street}. De wegbeschrijving krijg je zodra je plaats vastligt. Twijfel je over trein, bus of parkeren, vraag het ons dan.',
  'workshops.questions.supplies.answer':
    'Niet om te beginnen. Wil je thuis verder, dan zeggen we je wat je nodig hebt en waar wij het halen.',
  'workshopPage.sidebar.otherWorkshops': 'Ook bij ons',
  'about.head.title': 'Wie we zijn en hoe we werken – {business.name}',
  'about.head.description':
    'Wie je ontmoet bij {business.name} in {business.address.town}: {business.hosts}. Lees hoe we werken, wat voor ons telt en waar je ons aan mag houden.',
  'about.head.keywords': 'over ons, {business.name}, {business.address.town}, workshops, werkwijze',
  'about.lead': 'Welkom bij {business.hosts}, in {business.address.town}.',
  'about.philosophy.text': 'Drie dingen staan bij ons vast.',
  'about.philosophy.pillars.0.text': 'We haasten niemand. Wat tijd nodig heeft, krijgt tijd.',
  'about.philosophy.pillars.1.title': 'Zelf doen',
  'about.philosophy.pillars.1.text':
    'Je leert het meest door het zelf te doen. Wij kijken mee, en helpen als je het vraagt.',
  'about.philosophy.pillars.2.text':
    'Met meer dan {all.most} zijn we nooit: zo krijgt iedereen aandacht.',
  'about.commitment.promises.0':
    'Op je aanvraag krijg je binnen {terms.answer.figures} antwoord, van een mens.',
  'about.commitment.promises.1': 'De prijs op deze site is wat je betaalt.',
  'about.commitment.promises.3': 'Heb je thuis nog een vraag, mail ons dan.',
  'about.commitment.promises.4': 'Wat we niet weten, zeggen we ook.',
  'about.guide.title': 'Wie je hier ontmoet: {business.hosts}',
  'about.guide.paragraphs.0':
    'We doen alles eerst zelf voor, en kijken daarna mee over je schouder. Vragen mag altijd, ook halfweg.',
  'about.call.text': 'Van elke workshop lees je wat je er doet en wat je mag verwachten.',
  'gallery.head.title': 'Galerij: foto’s van onze workshops – {business.name}',
  'gallery.head.description':
    'Foto’s van {business.name} in {business.address.town}: waar we lesgeven, wat we samen maken, en hoe het er tijdens een workshop aan toegaat.',
  'gallery.head.keywords': 'galerij, foto’s, {business.name}, workshops, {business.address.town}',
  'gallery.lead': 'Foto’s van bij ons: waar we werken, en wat we samen maken.',
  'gallery.filters.farm': 'Bij ons',
  'contact.head.description':
    'Stel je vraag of zoek de weg naar {business.name} in {business.address.town}: adres, e-mail, openingsuren en een formulier waarmee je ons schrijft.',
  'contact.head.keywords':
    'contact, {business.name}, adres, wegbeschrijving, {business.address.town}, openingsuren',
  'contact.subtitle':
    'Over een datum{offers.privateGroups.contact} of iets anders: vraag maar. We lezen alles zelf.',
  'contact.getInTouch.socialLink': 'Onze pagina',
  'contact.getInTouch.opening.hours': '{open.weekFirst}.',
  'contact.findMe.tips.publicTransport':
    'Kom je met trein of bus, kijk dan vooraf ook na wanneer je terug kunt.',
  'contact.findMe.tips.car': 'Met de auto volstaat het adres hierboven.',
  'contact.findMe.tips.parking': 'Vraag ons gerust waar je het best parkeert.',
  'contact.findMe.tips.bike': 'Met de fiets ben je altijd welkom.',
  'giftVoucher.head.title': 'Cadeaubon voor een workshop – {business.name}',
  'giftVoucher.head.description':
    'Geef een workshop cadeau, of een bedrag naar keuze. De bon komt per mail, klaar om af te drukken, en blijft {terms.voucher.spelled} geldig.',
  'giftVoucher.head.keywords':
    'cadeaubon, workshop cadeau, cadeaubon workshop, origineel cadeau, {business.address.town}',
  'giftVoucher.title': 'Geef een workshop cadeau',
  'giftVoucher.subtitle': 'Een cadeaubon voor wie graag iets nieuws leert.',
  'faq.head.title': 'Veelgestelde vragen – {business.name}',
  'faq.head.description':
    'Moet ik al iets kunnen, wat kost het, en als ik niet kan komen? Korte antwoorden op wat mensen ons over de workshops vragen.',
  'faq.head.keywords':
    'veelgestelde vragen, {business.name}, workshops, annuleren, betalen, factuur',
  'faq.lead': 'Wat mensen ons vragen voor ze komen. De antwoorden zijn kort.',
  'faq.tabs.general.questions.0.question': 'Ik heb het nog nooit gedaan. Mag ik komen?',
  'faq.tabs.general.questions.0.answer':
    'Graag zelfs. We beginnen bij het begin, en wie achterloopt, krijgt hulp.',
  'faq.tabs.general.questions.6.answer':
    'Een plaats kost {all.price}, of wat er bij de datum staat.{offers.privateGroups.price} Na onze bevestiging schrijf je {terms.pay.faq} Ter plaatse betalen kan niet: je portefeuille mag die dag in je jas blijven.',
  'faq.tabs.general.questions.10.answer':
    'Soms. Zet je op de wachtlijst; de link staat onder de data. Komen er genoeg plaatsen vrij voor jullie allemaal, dan houden we ze meestal {terms.offer.figures} voor je vrij, en krijg je een mail. Past geen enkele datum, laat je dan verwittigen bij een nieuwe: die link staat er ook.',
  'faq.closing.text': 'Mail naar {email}. Liever een formulier? Dat hebben we ook.',
}
