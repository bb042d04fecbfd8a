import { deskPages } from '#content/words/nl/desk-pages.ts'
import { type DateRow, DateRows } from './date-rows.tsx'
import { DeskFrame, type DeskPath } from './frame.tsx'

/** One thing that waits for the owner; the most urgent first. */
export type ToDoRow = {
  readonly key: string
  readonly text: string
  readonly aside: string
  readonly path: string
  readonly isUrgent: boolean
}

type Props = {
  readonly to: DeskPath
  readonly toDo: readonly ToDoRow[]
  /** Mails that did not arrive can be tried again, all at once. */
  readonly mailsFailed: boolean
  /** What a clock in doubt holds up; undefined while it is believed. */
  readonly clockDoubt: string | undefined
  readonly dates: readonly DateRow[]
}

/** What waits, and who comes. */
export function DeskHomePage({ to, toDo, mailsFailed, clockDoubt, dates }: Props) {
  const { home, toDo: words } = deskPages
  return (
    <DeskFrame title={home.title} to={to}>
      <h1 className="text-43">{home.title}</h1>
      {clockDoubt && (
        <form method="post" className="notice mt-8">
          <p>{clockDoubt}</p>
          <button className="button-quiet mt-3" name="do" value="clock-right" type="submit">
            {home.clockRight}
          </button>
        </form>
      )}
      <section className="mt-8">
        <h2 className="text-25">{home.toDo}</h2>
        {toDo.length === 0 && <p className="mt-3">{home.nothing}</p>}
        <ul className="mt-3 border-t border-rule">
          {toDo.map(({ key, text, aside, path, isUrgent }) => (
            <li key={key} className="border-b border-rule">
              <a className="block py-3 hover:bg-deep" href={path}>
                <span className={isUrgent ? 'font-semibold text-beet' : 'font-semibold'}>
                  {text}
                </span>
                <span className="block text-meta text-soft">{aside}</span>
              </a>
            </li>
          ))}
        </ul>
        {mailsFailed && (
          <form method="post" className="mt-5">
            <button className="button-quiet" name="do" value="mail-again" type="submit">
              {words.mailAgain}
            </button>
          </form>
        )}
      </section>
      <section className="mt-13">
        <h2 className="text-25">{home.coming}</h2>
        {dates.length === 0 ? <p className="mt-3">{home.noDates}</p> : <DateRows rows={dates} />}
      </section>
    </DeskFrame>
  )
}
