import { SidePicture } from '../place-picture.tsx'
import { TimeLine } from '../time-line.tsx'
import type { WorkshopData } from './workshop-data.ts'
import { RuledList } from '../ruled-list.tsx'

/** The workshop hour by hour, and things that guests take home, as far as written. */
export function Course({ data }: { data: WorkshopData }) {
  const { benefits, schedule, takeHome, afterwards } = data.words
  return (
    <>
      {benefits.length > 0 && <Learning data={data} />}
      {schedule.length > 0 && <Hours data={data} />}
      {(takeHome.length > 0 || afterwards.length > 0) && <AtHome data={data} />}
    </>
  )
}

function Learning({ data: { words, labels, atWork } }: { data: WorkshopData }) {
  return (
    <section className="container-site grid items-center gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-2">
      <SidePicture {...atWork} className="beside-left object-right" />
      <div>
        <h2 className="text-43">{labels.benefitsTitle}</h2>
        <RuledList of={words.benefits} look="mt-5" />
      </div>
    </section>
  )
}

function Hours({ data: { words, labels } }: { data: WorkshopData }) {
  return (
    <section className="mt-21 bg-deep py-21 md:mt-34 md:py-34">
      <div className="container-site grid gap-x-13 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-43 md:text-60">{labels.scheduleTitle}</h2>
          <p className="mt-3 max-w-[22.5em] text-soft">{labels.scheduleNote}</p>
        </div>
        <ol className="border-t-2 border-ink lg:col-span-8">
          {words.schedule.map(({ time, activity }) => (
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

function AtHome({ data: { words, labels } }: { data: WorkshopData }) {
  return (
    <section className="container-site grid gap-x-13 gap-y-13 pt-21 md:pt-34 lg:grid-cols-12">
      {words.takeHome.length > 0 && (
        <div className="lg:col-span-5">
          <h2 className="text-43">{labels.takeHomeTitle}</h2>
          <RuledList of={words.takeHome} look="mt-5 max-w-[22.5em]" />
        </div>
      )}
      {words.afterwards.length > 0 && (
        <div className="lg:col-span-7">
          <h2 className="mb-8 text-43">{labels.afterwardsTitle}</h2>
          <TimeLine moments={words.afterwards} />
        </div>
      )}
    </section>
  )
}
