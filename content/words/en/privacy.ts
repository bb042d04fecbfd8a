import type { AuthoredWords } from '../shape.ts'
import { counting } from './privacy-counting.ts'
import { details } from './privacy-details.ts'

export const privacy: AuthoredWords['privacy'] = {
  head: {
    title: 'Privacy: what we keep, and for how long',
    description:
      'Which personal details {business.name} keeps when you book or write to us, why, for how long, and how to see them, correct them or have them erased.',
    keywords: 'privacy, personal data, GDPR, cookies, retention, rights, {business.name}',
  },
  title: 'Privacy',
  lead: 'Your name, your email address and whatever you write to us; if you pay, your account number too. This page says what we do with it, when it goes, and who else sees it.',
  contents: 'On this page',
  sections: {
    ...details,
    rights: {
      title: 'What you can ask of us',
      paragraphs: [
        'An email is enough, and it’s free. You’ll have an answer within a month. If we can’t tell that it’s really you, we ask that first. You have these rights:',
      ],
      items: [
        'Access: to see what we have about you, and get a copy.',
        'Rectification: to have mistakes put right.',
        'Erasure: to have it all removed, except what the accounts must keep.',
        'Restriction: to have your details left untouched while we settle a disagreement.',
        'Portability: to take them with you, in a file another program can read.',
        'Objection: to say no to anything we do for the sake of our own interest.',
        'Withdrawal of consent, at any time. It doesn’t undo what we did before.',
      ],
    },
    cookies: {
      title: 'Cookies, and what your browser keeps',
      paragraphs: [
        'Just visiting sets no cookies. The site puts a few things in your browser’s storage, and they are sent to nobody, us included. With JavaScript off, nothing is stored at all.',
      ],
      necessary: {
        title: 'Necessary',
        items: [
          'i18nextLng: the language of the last page you read, so that you start in it next time. It stays until you clear it.',
          'cookie-consent: your choice in the bar at the bottom and the moment you made it, so that we don’t ask at every visit. It stays until you clear it.',
          'reservation-draft and message-draft: what you type in a form, so that it is still there after a detour. Gone once you send it, type nothing for an hour or close the tab.',
          'place: where you were on a page when you changed its language. Gone as soon as the page in the other language is there.',
          'desk-asked: a cookie, only for whoever asks for a key on the page of our desk. It shows that the key is opened in the browser that asked for it, and is gone after {terms.deskKey.figures}.',
        ],
      },
      analytics: { title: 'Analytics' },
      changeChoice: 'Change my choice',
    },
    sharing: {
      title: 'Who else sees them',
      paragraphs: [
        'Nothing in our pages comes from anyone else: typefaces, pictures and the map are on the same server as the text. If you follow a link to a map site or to our kitchen diary, their rules apply there.',
        'We neither sell nor swap your details. They reach only those who need them to work for us, and only what each needs:',
      ],
      items: [
        'our hosting provider, whose server holds the site and the bookings, and which sees your IP address go by;',
        'our mail provider, which delivers the emails and hosts our mailbox;',
        'our accountant, who sees payments and invoices but no messages;',
        'our bank, for the transfers;',
        'the authorities, where a law obliges us.',
      ],
    },
    security: {
      title: 'How we protect them',
      paragraphs: [
        'Our automatic email doesn’t repeat what you wrote in your own words. If you mistype your address, a stranger gets the email but not your words.{offers.vouchers.mail} The links in our emails open what is yours and nothing else, so don’t pass them on, unless we say that you may. We don’t measure whether you open our emails.',
        'If something goes wrong all the same, we tell the Data Protection Authority within 72 hours, unless nobody can come to harm by it. If the risk to you is high, we tell you as well.',
      ],
    },
    transfers: {
      title: 'Outside the European Economic Area',
      paragraphs: [
        'Your details stay inside the European Economic Area. Neither our hosting provider nor our mail provider stores anything beyond it. The one exception is yours: if your own mailbox is elsewhere, that’s where our answer goes.',
      ],
    },
    updates: {
      title: 'When this page changes',
      paragraphs: [
        'What you are reading is what applies today, which is why today’s date is at the bottom. If a change touches a booking that is still to come, we email you beforehand. We keep the older versions; ask if you’d like to see one.',
      ],
    },
    contact: {
      title: 'Questions about your details',
      paragraphs: [
        'Write to {email}, or send a letter to the address at the top. We answer ourselves.',
      ],
    },
    complaints: {
      title: 'Complaints',
      paragraphs: [
        'If we’ve done something wrong, we’d like to hear it first, but you don’t have to tell us: you may always complain to the supervisory authority, in your own country or here in Belgium:',
      ],
      items: [
        'Data Protection Authority, Drukpersstraat 35 (Rue de la Presse 35), 1000 Brussels',
        'dataprotectionauthority.be, telephone +32 2 274 48 00',
      ],
    },
  },
  counting,
  lastUpdated: 'Last updated: {date}',
}
