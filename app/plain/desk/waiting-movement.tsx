import { accountPage as words } from '#content/words/nl/statement.ts'
import { type MovementLine, MovementText } from './movement-lines.tsx'

export type OwingBooking = { readonly id: string; readonly text: string }

/** A movement that waits for the owner, and what can be done with it. */
export type WaitingLine = MovementLine & {
  readonly why: string
  /** What the owner most likely wants. */
  readonly suggestion: OwingBooking | undefined
  readonly sendBack: string | undefined
  /** What the bank took back can be booked off. */
  readonly takeBack: string | undefined
  readonly leave: string
  readonly canBook: boolean
  /** Why the button pressed last did nothing. */
  readonly problem: string | undefined
}

type Props = {
  readonly line: WaitingLine
  readonly owing: readonly OwingBooking[]
  readonly action: string
}

/** One button for what is most likely, one for each of the other ends. */
export function WaitingMovement({ line, owing, action }: Props) {
  const { suggestion, sendBack, takeBack, leave, canBook, problem } = line
  return (
    <section className="mt-5 border-t-2 border-ink py-3">
      <MovementText line={line} />
      <p className="mt-3 font-semibold">{line.why}</p>
      {problem && (
        <p className="mt-3 border-l-4 border-beet pl-3 font-semibold text-beet">{problem}</p>
      )}
      <form method="post" action={action} className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="movement" value={line.key} />
        {suggestion && (
          <>
            <input type="hidden" name="booking" value={suggestion.id} />
            <button className="button" name="do" value="book" type="submit">
              {suggestion.text}
            </button>
          </>
        )}
        {takeBack && (
          <>
            <label className="flex min-h-11 w-full items-start gap-3 py-2">
              <input type="checkbox" name="tell" className="field-check" />
              <span>{words.tellGuest}</span>
            </label>
            <button className="button" name="do" value="take-back" type="submit">
              {takeBack}
            </button>
          </>
        )}
        {sendBack && (
          <button
            className={suggestion ? 'button-quiet' : 'button'}
            name="do"
            value="send-back"
            type="submit"
          >
            {sendBack}
          </button>
        )}
        <button className="button-quiet" name="do" value="leave" type="submit">
          {leave}
        </button>
      </form>
      {canBook && owing.length > 0 && <OtherBooking line={line} owing={owing} action={action} />}
    </section>
  )
}

/** Stands open where nothing better is known. */
function OtherBooking({ line, owing, action }: Props) {
  const { suggestion, sendBack } = line
  const isKnown = suggestion !== undefined || sendBack !== undefined
  return (
    <details className="mt-3" open={!isKnown}>
      <summary className="flex min-h-11 items-center underline">
        {isKnown ? words.other : words.which}
      </summary>
      <form method="post" action={action} className="mt-2 max-w-[60ch]">
        <input type="hidden" name="movement" value={line.key} />
        <label className="mb-3 block">
          <span className="mb-1 block font-semibold">{words.booking}</span>
          <select name="booking" className="field-control">
            {owing.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <button className="button-quiet" name="do" value="book" type="submit">
          {words.bookHere}
        </button>
      </form>
    </details>
  )
}
