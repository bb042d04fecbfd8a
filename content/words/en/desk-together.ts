import type { DeskWords } from '../shape.ts'

/** Many requests that are confirmed with one button. */
export const deskTogether: DeskWords['together'] = {
  text: 'You can confirm these {n} requests in one go. Each guest gets an email of their own.',
  unticked: {
    one: 'One isn’t ticked: the guest added something, or hasn’t confirmed their address yet. Check that one first.',
    other:
      '{n} aren’t ticked: the guest added something, or hasn’t confirmed their address yet. Check those first.',
  },
  tickUnproven: 'Also tick those with an unconfirmed address ({n})',
  showAll: 'Show all {n} requests, and confirm them in one go',
  hint: 'For each guest you tick, whatever language they read. It goes into the confirmation email.',
  button: 'Confirm the ticked requests',
  along: 'Also confirm: {name}',
  none: 'Nothing was confirmed: first tick those you want to confirm.',
  confirmed: 'You said yes to {names}.',
  others: { one: '{n} other guest', other: '{n} other guests' },
  left: 'Not confirmed: {names}.',
  leftOne: '{name} ({why})',
  changed: 'something has changed in the meantime: check it again',
  gone: {
    one: '{n} request that no longer exists',
    other: '{n} requests that no longer exist',
  },
}
