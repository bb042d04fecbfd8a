import type { AuthoredWords } from '../shape.ts'

export const contact: AuthoredWords['contact'] = {
  head: {
    title: 'Contact and directions to the farm',
    description:
      'Write to {business.name} in De Pinte, near Ghent, and see how to reach the farm by car, bike or train. With our address, email and a map.',
    keywords: 'contact, {business.name}, De Pinte, directions, parking, De Pinte station, Ghent',
  },
  title: 'Write to us',
  subtitle:
    'A question{offers.privateGroups.contact}, a starter in trouble: ask. We read everything ourselves.',
  atTable: 'We’re at the table. Write all the same.',
  letterboxAlt:
    'A green letterbox with the number 12 on a brick gate post; on the lane to the farm a man in a woollen hat reads a letter as he walks, a hen beside him.',
  getInTouch: {
    title: 'Get in touch',
    location: 'Address',
    email: 'Email',
    social: 'Social media',
    socialLink: 'Our kitchen diary',
    opening: {
      label: 'Opening hours',
      hours: '{open.weekFirst}; on workshop evenings, {evening.hours}.',
    },
  },
  form: {
    title: 'Send a message',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    consent: 'You may use these details to answer me, as the {privacy} explains.',
    consentLink: 'privacy page',
    submit: 'Send message',
    sending: 'Sending...',
    success:
      'Your message has been sent successfully! You should receive a confirmation email shortly.',
  },
  findMe: {
    title: 'Find us',
    addressTitle: 'The farm',
    tipsTitle: 'How to get here',
    tips: {
      publicTransport:
        'Public transport is limited. Trains from Ghent to Kortrijk and to Oudenaarde stop at De Pinte; the village centre is 500 metres from the station, under ten minutes on foot, and the farm another {business.walkFromVillageMinutes} minutes. For an evening workshop, look up your train home first.',
      car: 'A car is the easiest way: 15 minutes from Ghent, and jars travel well on the floor.',
      parking: 'You park on the farm, free of charge.',
      bike: 'There are cycle paths. Bring panniers, and pack the jars upright.',
      directions: 'We send directions once your place is secured.',
    },
    mapAlt:
      'Drawn map of the country round De Pinte: Ghent to the north-east, the rivers Leie and Scheldt, the E17 and E40 motorways, the railway, the neighbouring towns, and a circle of {business.serviceRadiusKm} km around De Pinte.',
    mapNames: {
      ghent: 'Ghent',
      leie: 'Leie',
      schelde: 'Scheldt',
      latem: 'Sint-Martens-Latem',
      drongen: 'Drongen',
    },
    mapCaption:
      'The circle is our coverage area: {business.serviceRadiusKm} km around De Pinte. Ghent, Deinze and Merelbeke are inside it. If you come from further away, you’re just as welcome.',
    openMap: 'See {business.address.town} on an online map',
  },
}
