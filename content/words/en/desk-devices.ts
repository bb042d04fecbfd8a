import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('en')

/** Devices that the desk knows, and the page for unknown ones. */
export const deskDevices: DeskWords['devices'] = {
  browserOn: '{browser} on {system}',
  unknownBrowser: 'Unknown browser',
  locked: {
    title: 'Your desk doesn’t know this device yet',
    text: 'This link leads to: {page}.',
    key: 'Ask for a key. It comes to the desk’s inbox, and nowhere else. After that your desk will know this device.',
    button: 'Email me a key',
  },
  sent: {
    title: 'Check your email',
    text: `There’s a key in the desk’s inbox. Open it on this device, within ${terms.deskKey.figures}: it leads straight to where you were going.`,
    none: 'Nothing there? We send at most {atOnce} keys in a row, and {aDay} in a day. On the server itself the command ‘farm desk’ always makes one.',
  },
  admit: {
    title: 'Let this device in?',
    text: 'After this, your desk will know this device. You’ll go straight to: {page}.',
    warning: 'Didn’t ask for a key? Then don’t press the button, and close this page.',
    button: 'Yes, this is my device',
  },
  fresh: {
    title: 'You need a fresh key first',
    text: 'Nothing has changed yet. Ask for a key, open it on this device, and press again.',
    why: `That way, whoever finds your device can’t shut out your other devices, send money to another account or take your calendar with them. A key stays fresh for ${terms.deskKey.figures}.`,
  },
  spent: {
    title: 'This key no longer works',
    text: `A key works once, within ${terms.deskKey.figures}. Just ask for a new one.`,
  },
  pages: {
    '': 'your desk',
    boeking: 'a booking',
    personen: 'the number of people on a booking',
    datum: 'a date',
    datums: 'your dates',
    factuur: 'an invoice',
    groep: 'a private group',
    optie: 'an option for a group',
    rekening: 'your bank account',
    berichten: 'your messages',
    toestellen: 'your devices',
    zoeken: 'what you’re looking for',
    cijfers: 'your figures',
    huis: 'what the site says about your house',
    wensen: 'who’s waiting for a new date',
    zinnen: 'the guests’ sentences',
    teksten: 'the site’s texts',
    workshops: 'your workshops',
    paginas: 'your own pages',
    begin: 'getting started',
    uiterlijk: 'the look of the site',
    agenda: 'your calendar',
    cadeaubonnen: 'your gift vouchers',
    meer: 'everything on your desk',
    boekingen: 'all bookings',
    'back-up': 'your backups',
    gegevens: 'a guest’s details',
  },
  otherPage: 'a page of your desk',
  list: {
    title: 'Devices',
    text: `Your desk opens on these devices only. One that isn’t used for ${terms.device.spelled} drops off by itself; after ${terms.deviceKey.spelled} each device asks for a new key. A link in an email opens nothing on any other device.`,
    seen: 'First seen on {first}, last seen on {last}.',
    this: 'This device',
    end: 'Shut out this device',
    endOther: 'Shut out',
    all: 'Shut out every device',
    allText:
      'Has a device, or your email, been in the wrong hands? Then shut every device out. That takes a fresh key, and so does shutting out any device but this one.',
    allButton: 'Shut out all devices',
  },
}
