import type { AuthoredWords } from '../shape.ts'

export const counting: AuthoredWords['privacy']['counting'] = {
  off: {
    collected:
      'You can read the whole site without telling us who you are. We have your details only once you send a form, write to us or pay.',
    retention: 'Visitor figures: there are none at present. If that changes, 26 months at most.',
    analytics: [
      'Nothing at present: visits aren’t counted, even if you accepted everything.',
      'If we ever count visits, it will be with a counter of our own and only with your consent. Its name, what it counts and for how long will be here first: 26 months at most.',
    ],
    security:
      'The connection to the site is encrypted. Each page tells your browser to load nothing from another server. The bookings aren’t public; only we look at them.',
  },
  on: {
    collected:
      'You can read the whole site without telling us who you are, unless you agree that we count your visit. Otherwise we have your details only once you send a form, write to us or pay.',
    retention: 'Visitor figures: 26 months at most.',
    analytics: [
      'Only if you accepted everything. Your browser then loads the script of our own counter, {counter}, which notes which pages are read, and when. It shows us what people come here for.',
      'Like any server, it sees your IP address as it does so, and what your browser says about itself.',
      'We keep the figures for 26 months at most. If you change your mind, no page loads the script any more.',
    ],
    security:
      'The connection to the site is encrypted. Each page tells your browser to load nothing from any server but ours and our counter’s. The bookings aren’t public; only we look at them.',
  },
}
