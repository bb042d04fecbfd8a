import { type Action, MainAction, MoreActions } from '../parts/actions.tsx'
import { Note } from '../parts/text.tsx'
import type { GuestMail } from './facts.ts'

type Props = {
  readonly mail: GuestMail
  /** For a booking that is over: nothing can be changed any more. */
  readonly seeOnly?: boolean
}

/** The way to the guest's own page, and to what may be changed there. */
export function OwnLinks({ mail, seeOnly }: Props) {
  const { links, words } = mail
  const see = { label: words.links.booking, to: links.booking }
  if (seeOnly) return <MoreActions actions={[see]} />
  const move: Action[] = links.move ? [{ label: words.links.move, to: links.move }] : []
  return (
    <>
      <MainAction action={see} />
      <MoreActions actions={[...move, { label: words.links.cancel, to: links.cancel }]} />
      <Note>{words.links.own}</Note>
    </>
  )
}
