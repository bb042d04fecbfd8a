import type { DeskWords } from '../shape.ts'

/** Changes that a guest started, on the booking's page. */
export const deskGuestChanges: DeskWords['guestChanges'] = {
  asked: 'Asked to come instead',
  vacancy: 'If somebody pays for the place',
  waits:
    'Then up to {amount} more goes back. Taken over and paid for so far: {taken} of the {places}. The refund joins your list by itself.',
  taken: 'Taken over and paid for: {taken} of the {places}. {back} more went back for that.',
}
