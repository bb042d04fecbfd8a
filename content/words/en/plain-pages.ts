/** Texts of pages for a house that starts empty, by path. */
export const plainPages: Readonly<Record<string, string>> = {
  'layout.footer.description':
    'Workshops with {business.hosts} in {business.address.town}, in small groups: never more than {all.most} at a time.',
  'layout.footer.social': 'Follow us',
  'home.head.title': 'Small-group workshops in {business.address.town} – {business.name}',
  'home.head.description':
    'Workshops in small groups in {business.address.town}: you do it yourself, someone looks on, and no experience is needed. See the dates, ask for a place.',
  'home.head.keywords':
    'workshops, workshop {business.address.town}, {business.name}, small groups, beginners, dates and prices',
  'home.hero.title': 'Learn by doing',
  'home.hero.lead':
    'Workshops in {business.address.town}, for {all.most} people at most. You needn’t know a thing: we start at the beginning.',
  'home.today': 'Today',
  'home.welcome.title': 'Come on in',
  'home.welcome.paragraphs.0':
    'You learn by doing here. We show each step once, slowly enough to follow, and then it’s your turn. We come round and help when you get stuck.',
  'home.welcome.paragraphs.1':
    'You needn’t have done it before. What you need is laid out for you, and mistakes are part of it: they’re often what you remember best.',
  'home.welcome.paragraphs.2':
    'We keep the group small, so there’s time for every question, and for a chat in between.',
  'home.welcome.highlights.0.title': 'No more than {all.most} people',
  'home.welcome.highlights.0.text':
    'Few enough for us to see how each of you is getting on. There is no back row.',
  'home.welcome.highlights.1.title': 'One clear price',
  'home.welcome.highlights.1.text':
    'A place costs {all.price}, or the price given with the date. There’s nothing extra to pay.',
  'home.welcome.highlights.2.title': 'Beginners welcome',
  'home.welcome.highlights.2.text':
    'We start from scratch, at your pace. If you’ve tried before, bring your questions.',
  'home.welcome.highlights.3.title': 'A quick answer',
  'home.welcome.highlights.3.text':
    'You send a request and hear from us within {terms.answer.figures}. You pay only once we’ve said yes.',
  'home.workshops.title': 'What you learn here',
  'home.workshops.text':
    'Workshops in small groups: what you do, how long it takes and what it costs.',
  'home.testimonials.chosen': 'We picked these ourselves; nobody has checked who wrote them.',
  'workshops.head.title': 'Workshops in {business.address.town} – {business.name}',
  'workshops.head.description':
    'Before you ask for a place: what you do, how long it takes, what it costs, what to bring and how to reach us in {business.address.town}.',
  'workshops.head.keywords':
    'workshops, workshop {business.address.town}, {business.name}, price, duration, practical details',
  'workshops.title': 'Workshops in small groups',
  'workshops.lead': 'You do it all yourself, in a small group, and we’re never far away.',
  'workshops.cardsTitle': 'What you learn here',
  'workshops.expect.items.0.title': 'You do it yourself',
  'workshops.expect.items.0.text':
    'We show a thing once, then it’s your turn, at a place of your own. We come round and put right what can still be put right.',
  'workshops.expect.items.1.title': 'At your own pace',
  'workshops.expect.items.1.text':
    'Not everyone works at the same speed, and nobody has to. If you need more time, you get it.',
  'workshops.expect.items.2.title': 'A small group',
  'workshops.expect.items.2.text':
    '{all.groupFirst} people, so that there’s time for every question.',
  'workshops.expect.items.3.text':
    'The usual mistakes, how to spot them and what can still be saved: we tell you that too.',
  'workshops.expect.items.4.title': 'Language',
  'workshops.expect.items.4.text':
    'We speak {languages.listed}. If there’s a language beside the date, the workshop is in that one.',
  'workshops.details.rows.duration.value': 'The length and the hours are given with each workshop.',
  'workshops.details.rows.participants.value':
    '{all.group}. Beginners welcome. Private groups: {own.group}.',
  'workshops.details.rows.materials.value': 'What you use during the workshop is included.',
  'workshops.details.rows.meals.value': 'If there’s a meal, the workshop’s own page says so.',
  'workshops.details.rows.location.value': '{business.address.street}, {business.address.town}.',
  'workshops.details.rows.languages.label': 'Language',
  'workshops.details.rows.languages.value': '{languages.listedFirst}, or the one beside the date.',
  'workshops.questions.experience.answer':
    'No. For most people it’s the first time. If you’ve tried before and it went wrong, bring the story: everyone learns from it.',
  'workshops.questions.bring.answer':
    'Wear something you can move in. If you need anything else, the workshop’s own page says so.',
  'workshops.questions.meals.answer':
    'If there’s a meal, the workshop’s own page says so.{offers.diets.meals}',
  'workshops.questions.travel.answer':
    'We’re in {business.address.town}, at {business.address.street}. We send directions once your place is secured. Not sure about trains, buses or parking? Ask us.',
  'workshops.questions.supplies.answer':
    'Not to begin with. If you’d like to carry on at home, we’ll tell you what you need and where we get ours.',
  'workshopPage.sidebar.otherWorkshops': 'Also here',
  'about.head.title': 'Who we are and how we work – {business.name}',
  'about.head.description':
    '{business.hosts} will welcome you at {business.name} in {business.address.town}. Here is how we work, what matters to us and what you can hold us to.',
  'about.head.keywords':
    '{business.name}, about us, {business.address.town}, workshops, how we work',
  'about.lead': '{business.hosts}, in {business.address.town}. Welcome.',
  'about.philosophy.text': 'Three things about us don’t change.',
  'about.philosophy.pillars.0.text': 'We hurry nobody. Whatever takes time gets it.',
  'about.philosophy.pillars.1.title': 'Practice',
  'about.philosophy.pillars.1.text':
    'You learn most by doing it yourself. We look on, and help when you ask.',
  'about.philosophy.pillars.2.text':
    'Never more than {all.most} at a time, so everyone gets the attention they need.',
  'about.commitment.promises.0':
    'Your request gets an answer within {terms.answer.figures}, written by a person.',
  'about.commitment.promises.1': 'The price on this site is the price you pay.',
  'about.commitment.promises.3': 'If a question comes up at home, email us.',
  'about.commitment.promises.4': 'When we don’t know, we say so.',
  'about.guide.title': 'Who you’ll meet: {business.hosts}',
  'about.guide.paragraphs.0':
    'We show you every step first, then stay close while you try it. You can ask anything, at any time.',
  'about.call.text': 'Each workshop has a page of its own, with what you’ll be doing there.',
  'gallery.head.title': 'Gallery: our workshops in pictures – {business.name}',
  'gallery.head.description':
    'Photographs from {business.name} in {business.address.town}: the place where we teach, what we make together, and what a workshop looks like.',
  'gallery.head.keywords':
    'gallery, photographs, {business.name}, workshops, {business.address.town}',
  'gallery.lead': 'Photographs from our place: where we work, and what we make together.',
  'gallery.filters.farm': 'Our place',
  'contact.head.title': 'Contact and directions – {business.name}',
  'contact.head.description':
    'Write to {business.name} or find your way to us in {business.address.town}: our address, email and opening hours, and a form to reach us by.',
  'contact.head.keywords':
    'contact, {business.name}, address, directions, {business.address.town}, opening hours',
  'contact.subtitle':
    'A date{offers.privateGroups.contact}, anything else: ask. We read everything ourselves.',
  'contact.getInTouch.socialLink': 'Our page',
  'contact.getInTouch.opening.hours': '{open.weekFirst}.',
  'contact.findMe.addressTitle': 'Address',
  'contact.findMe.tips.publicTransport':
    'Coming by train or bus? Look up the way home beforehand, too.',
  'contact.findMe.tips.car': 'By car, the address above is all you need.',
  'contact.findMe.tips.parking': 'Ask us where it’s easiest to park.',
  'contact.findMe.tips.bike': 'You’re welcome to come by bike.',
  'giftVoucher.head.title': 'Gift voucher for a workshop – {business.name}',
  'giftVoucher.head.description':
    'Give a workshop, or an amount of your choice. The voucher comes by email, ready to print, and is valid for {terms.voucher.spelled}.',
  'giftVoucher.head.keywords':
    'gift voucher, workshop gift, voucher for a workshop, gift idea, {business.address.town}',
  'giftVoucher.title': 'Give a workshop',
  'giftVoucher.subtitle': 'A gift voucher for anyone who likes to learn.',
  'faq.head.title': 'Frequently asked questions – {business.name}',
  'faq.head.description':
    'Do I need experience, what does it cost, and what if I can’t come? Short answers to what people ask us about the workshops.',
  'faq.head.keywords':
    'FAQ, frequently asked questions, {business.name}, workshops, booking, cancellation',
  'faq.lead': 'What people ask us before they come. The answers are short.',
  'faq.tabs.general.questions.0.question': 'I’ve never tried it. Can I come?',
  'faq.tabs.general.questions.0.answer':
    'Please do. We start at the beginning, and anyone who falls behind gets help.',
  'faq.tabs.general.questions.6.answer':
    'A place is {all.price}, or the price given with the date.{offers.privateGroups.price} Once we’ve confirmed, you transfer {terms.pay.faq} You can’t pay on the day: your wallet can stay in your coat.',
  'faq.tabs.general.questions.10.answer':
    'Sometimes. Put yourself on the waiting list; the link is below the dates. If enough places come free for all of you, we hold them, usually for {terms.offer.figures}, and send you an email. If no date suits, ask to hear of a new one: that link is there too.',
  'faq.closing.text': 'Write to {email}. If you’d rather fill in a form, there is one.',
}
