import { accountPage as words } from '#content/words/nl/statement.ts'
import { TextField } from '../../ui/field.tsx'
import { type MovementLine, MovementLines } from './movement-lines.tsx'
import { DeskFrame, type DeskPath } from './frame.tsx'
import { type OwingBooking, WaitingMovement, type WaitingLine } from './waiting-movement.tsx'

export type DeskAccount = {
  /** What the file that was just given came to. */
  readonly result: StatementResult | undefined
  readonly waiting: readonly WaitingLine[]
  /** Bookings that money can be booked on. */
  readonly owing: readonly OwingBooking[]
  readonly lately: readonly MovementLine[]
  /** Why the file was not read. */
  readonly problem: string | undefined
}

export type StatementResult = {
  /** "3 verrichtingen geboekt, 1 te beslissen" */
  readonly summary: string
  readonly booked: readonly MovementLine[]
  readonly forgotten: readonly MovementLine[]
  /** Why the owner had better look at those; undefined when no booking owes such an amount. */
  readonly hint: string | undefined
}

/** The farm's account: a place for the bank's file, what is to be decided, what was booked. */
export function DeskAccountPage({ to, account }: { to: DeskPath; account: DeskAccount }) {
  const { result, waiting, owing, lately, problem } = account
  return (
    <DeskFrame title={words.title} to={to}>
      <h1 className="text-43">{words.title}</h1>
      <FileForm action={to('rekening', 'afschrift')} problem={problem} />
      {result && <Result result={result} />}
      <section className="mt-13">
        <h2 className="text-25">{words.waiting}</h2>
        {waiting.length === 0 && <p className="mt-3">{words.nothingWaits}</p>}
        {waiting.map((line) => (
          <WaitingMovement key={line.key} line={line} owing={owing} action={to('rekening')} />
        ))}
      </section>
      {!result && lately.length > 0 && (
        <section className="mt-13">
          <h2 className="text-25">{words.lately}</h2>
          <MovementLines lines={lately} />
        </section>
      )}
    </DeskFrame>
  )
}

function FileForm({ action, problem }: { action: string; problem: string | undefined }) {
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="mt-5 max-w-[60ch]"
    >
      <p className="mb-5">{words.text}</p>
      <TextField type="file" name="file" label={words.file} problem={problem} />
      <button className="button" type="submit">
        {words.read}
      </button>
    </form>
  )
}

function Result({ result: { summary, booked, forgotten, hint } }: { result: StatementResult }) {
  return (
    <section className="mt-13">
      <h2 className="text-25">{words.result.title}</h2>
      <output className="notice mt-3 block">{summary}</output>
      <MovementLines lines={booked} />
      {forgotten.length > 0 && (
        <details className="mt-5" open={hint !== undefined}>
          <summary className="flex min-h-11 items-center underline">
            {words.result.forgotten}
          </summary>
          {hint && <p className="max-w-[60ch]">{hint}</p>}
          <MovementLines lines={forgotten} />
        </details>
      )}
    </section>
  )
}
