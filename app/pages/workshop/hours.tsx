import type { WorkshopPageWords, WorkshopWords } from '#content/words/shape/workshops.ts'

type Props = {
  readonly words: WorkshopPageWords
  readonly schedule: WorkshopWords['schedule']
}

/** The day hour by hour, its times large; they may shift a little, and the page says so. */
export function Hours({ words, schedule }: Props) {
  return (
    <section className="mt-21 bg-deep py-21 md:mt-34 md:py-34">
      <div className="container-site grid gap-x-13 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-43 md:text-60">{words.scheduleTitle}</h2>
          <p className="mt-3 max-w-[40ch] text-soft">{words.scheduleNote}</p>
        </div>
        <ol className="border-t-2 border-ink lg:col-span-8">
          {schedule.map(({ time, activity }) => (
            <li
              key={time}
              className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-3 border-b border-rule py-3 md:grid-cols-[9rem_1fr]"
            >
              <time className="hours-time">{time}</time>
              <span>{activity}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
