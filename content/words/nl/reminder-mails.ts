import type { ReminderMailWords } from '../shape/reminder-mails.ts'
import { termsIn } from '../terms.ts'

const terms = termsIn('nl')

export const reminderMails: ReminderMailWords = {
  depositReminder: {
    subject: 'Nog even het voorschot: {workshop}, {date}',
    preview: 'We zagen het nog niet. Misschien is het al onderweg.',
    title: 'Nog even het voorschot',
    text:
      'We zagen je voorschot nog niet. Dat kan aan de bank liggen: een overschrijving doet er ' +
      'soms een paar dagen over. Heb je al betaald, dan hoef je niets te doen.',
    part: {
      subject: 'Nog een deel van het voorschot: {workshop}, {date}',
      preview: 'Een deel is er al. Misschien is de rest onderweg.',
      title: 'Nog een deel van het voorschot',
      text:
        'Van je voorschot is een deel aangekomen, maar de rest zagen we nog niet. Dat kan aan de ' +
        'bank liggen: een overschrijving doet er soms een paar dagen over. Heb je de rest al ' +
        'betaald, dan hoef je niets te doen.',
    },
    stands:
      'Je reservatie blijft gewoon staan; niets wordt vanzelf geannuleerd. ' +
      'Maar vast ligt ze pas als het voorschot er is. Kom je toch niet, annuleer dan hieronder; ' +
      'dan maak je iemand anders blij met je plaats.',
  },
  balanceRequest: {
    subject: 'Nog te betalen, het saldo: {workshop}, {date}',
    preview: 'Eén overschrijving nog, en alles is betaald.',
    title: 'Eén overschrijving nog',
    text: 'De workshop ‘{workshop}’ komt dichterbij. Alleen het saldo rest nog.',
    textPart:
      'De workshop ‘{workshop}’ komt dichterbij. Van het saldo is een deel er al; alleen de rest ' +
      'ontbreekt nog.',
    due:
      `Zorg dat het er is, ten laatste op {date}, ${terms.balance.spelled} vooraf. Let op de ` +
      'mededeling: het saldo heeft een eigen nummer.',
  },
  practical: {
    subject: 'Tot gauw: {workshop}, {date}',
    preview: 'Waar je moet zijn, wat je meebrengt en wat er mee naar huis gaat.',
    title: 'Tot gauw',
    text: 'Bijna zover. Alles staat hier bij elkaar: dit is de enige mail die je moet bewaren.',
    open:
      'In onze boeken staat dit nog open. Is je betaling al onderweg, dan hebben onze berichten ' +
      'elkaar gekruist en hoef je niets te doen.',
    takeHomeTitle: 'Wat mee naar huis gaat',
    lateTitle: 'Als je later bent',
    late:
      'Sta je in de file of rijdt de trein niet, kom dan gewoon toch. We beginnen op tijd, maar ' +
      'iemand praat je bij terwijl je je schort aandoet. Wil je iets laten weten, antwoord dan ' +
      'op deze mail, maar niet van achter het stuur.',
  },
  newLink: {
    subject: 'Je nieuwe link: {workshop}, {date}',
    preview: 'Hiermee bekijk en verander je je reservatie.',
    title: 'Je nieuwe link',
    text:
      'Hieronder staat opnieuw een link naar je reservatie. De links in onze vorige mails blijven ' +
      'ook werken.',
    othersEnded:
      'Hieronder staat een nieuwe link naar je reservatie. De links in onze vorige mails werken ' +
      'vanaf nu niet meer.',
    notAsked:
      'Heb je hem niet zelf gevraagd? Dan deed iemand anders dat, maar de link komt alleen bij ' +
      'jou aan. Er is niets veranderd.',
  },
}
