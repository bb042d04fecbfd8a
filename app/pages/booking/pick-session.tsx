import { useContext } from 'react'
import type { Words } from '#content/words/shape.ts'
import { waitingListLink } from '#language/addresses.ts'
import { BusinessContext } from '../../business.ts'
import type { Handwritten } from '../../ui/handwriting.ts'
import { Jar } from '../../ui/jar.tsx'
import { PlacesJar } from '../../ui/places-jar.tsx'
import { SidePicture } from '../place-picture.tsx'
import type { SessionView } from '../session-view.ts'
import { MoreSessions } from '../more-sessions.tsx'
import { MailLink } from '../mail-link.tsx'
import { withParts } from '../with-parts.tsx'
import type { BookingData } from './booking-data.ts'
import { ScheduleTable } from './schedule-table.tsx'

type Props = { readonly data: BookingData; readonly onPick: (session: SessionView) => void }

export function Sessions({ data, onPick }: Props) {
  const { words, sessions, language, telephone, workshops } = data
  return (
    <section className="booking-dates">
      <div className="min-w-0 max-xl:container-site">
        <h2
          id="dates"
          className={`text-30 md:text-43 ${sessions.length > 0 ? 'max-md:sr-only' : ''}`}
        >
          {words.schedule.title}
        </h2>
        {sessions.length > 0 ? (
          <>
            <ScheduleTable
              {...{ sessions, language, telephone, workshops }}
              words={words.schedule}
              onPick={onPick}
            />
            <WaitingListLink data={data} />
          </>
        ) : (
          <div className="no-dates">
            <Jar look="ready" width={130} />
            <p className="max-w-[15.5em] font-serif text-30">{words.schedule.none}</p>
          </div>
        )}
      </div>
      <div className="max-xl:container-site">
        <MoreSessions {...data.more} isAlone={sessions.length === 0} />
      </div>
      <Aside data={data} />
    </section>
  )
}

/** The link appears where a date is full, or too nearly full for a party. */
function WaitingListLink({ data: { sessions, words, language } }: { data: BookingData }) {
  const { waiting, waitingLink } = words.schedule
  if (waitingLink === '' || sessions.every(({ state }) => state === 'available')) return null
  const link = (
    <a className="underline" href={waitingListLink(language)}>
      {waitingLink}
    </a>
  )
  return <p className="mt-3 md:mt-5">{withParts(waiting, { link })}</p>
}

function Aside({ data }: Pick<Props, 'data'>) {
  const { words } = data
  const { caption, ...picture } = data.picture
  return (
    <aside className="max-xl:container-site">
      {data.sessions.length > 0 && (
        // The legend stands above: below the dates nobody would look for it.
        <div className="mb-13 max-xl:hidden">
          <Legend words={words.schedule.legend} next={data.next} />
        </div>
      )}
      {!data.hasNoPrivateGroups && (
        <div>
          <h2 className="text-25">{words.privateGroups.title}</h2>
          <p className="mt-2 max-w-[29em]">
            {withParts(words.privateGroups.text, { email: <MailLink /> })}
          </p>
        </div>
      )}
      <figure className="mt-13 max-xl:hidden">
        <SidePicture {...picture} className="booking-picture" />
        {caption && <figcaption className="mt-3 text-meta text-soft">{caption}</figcaption>}
      </figure>
    </aside>
  )
}

type LegendProps = {
  readonly words: Words['booking']['schedule']['legend']
  readonly next: { readonly label: readonly Handwritten[]; readonly level: number } | undefined
}

function Legend({ words, next }: LegendProps) {
  if (useContext(BusinessContext)?.hasNoJar) return null
  const rows = [
    { text: words.half, level: 0.5, full: false },
    { text: words.full, level: 1, full: true },
  ]
  return (
    <>
      {next && (
        <div className="legend-jar">
          <PlacesJar {...next} full={false} width={230} />
        </div>
      )}
      <h2 className="text-25">{words.title}</h2>
      <ul className="mt-3 space-y-3">
        {rows.map(({ text, level, full }) => (
          <li key={text} className="flex items-center gap-5 text-meta">
            <PlacesJar level={level} full={full} />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
