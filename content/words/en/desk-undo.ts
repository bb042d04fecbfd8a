import type { DeskWords } from '../shape.ts'

/** Taking back what a button of the desk did. */
export const deskUndo: DeskWords['undo'] = {
  undone: 'Undone: {step}',
  mail: {
    one: 'The email to {to} goes out at {time}.',
    other: '{n} emails go out at {time}.',
  },
  dropped: 'The email about it that was still waiting won’t go out.',
  repaid: {
    title: 'Refunded',
    sure: 'Has {amount} been refunded to {iban}?',
    sureAnyhow: 'Has {amount} been refunded?',
    told: 'The guest gets an email about it.',
    atOnce:
      'Say so as soon as you’ve paid: until then, the guest can still pay for another date or a place with this money.',
    inCash: 'Given back in cash',
    button: 'Yes, refunded',
  },
  undo: 'Undo',
  sendNow: 'Send now',
  done: {
    undo: 'Undone.',
    'send-now': 'Going out now.',
  },
  refused: {
    changed: 'This can’t be undone any more: something about it has changed in the meantime.',
    mailed: 'This can’t be undone any more: the email has gone out.',
    'no-room': 'This can’t be undone any more: the places are no longer free.',
    'hours-taken':
      'This can’t be undone any more: this workshop now has another date at that time.',
    forgotten: 'This can’t be undone any more: it’s too long ago.',
  },
}
