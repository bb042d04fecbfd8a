import { Facts } from '#app/plain/parts.tsx'
import { handwritten } from '#app/ui/handwriting.ts'
import { Jar } from '#app/ui/jar.tsx'
import { diaryDays, canStartDiary } from '#booking/diary/diary.ts'
import { daysSince, tookPlace } from '#booking/reservations/after-the-day.ts'
import { addDays, dayOf } from '#booking/dates/brussels-time.ts'
import { hasFeature } from '#booking/house/features.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { diaryJar } from '#letters/diary-jar.ts'
import { endDiary, startDiary } from '#office/diary/diary.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { actOnSentence, showSentence } from './write-sentence.tsx'
import { renderGuestPage, toOwnBooking } from '../page.tsx'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

/** Page of a diary: start it, end it, and after its last letter write a sentence for the site. */
export const diaryPage = guestPage({
  show: async (visit, refused) => (await showSentence(visit, refused)) ?? showDiary(visit),
  act: async (visit, form) => {
    const { c, office, reservation } = visit
    if (form.get('do') === 'stop') {
      await endDiary(office, reservation.id)
      return c.redirect(`${c.req.path}?done=stop`, 303)
    }
    if (form.get('do') !== 'start' || !canAsk(visit)) return actOnSentence(visit, form)
    await startDiary(office, reservation.id)
  },
})

/** A house without diaries takes no new guest; a guest who has a diary still reads it. */
function canAsk({ c }: GuestVisit): boolean {
  return hasFeature(houseOfRequest(c), 'diary')
}

async function showDiary(visit: GuestVisit): Promise<Response> {
  const { office, now, reservation } = visit
  const { diary: words } = visit.words
  const hasDiary = await office.store.diary.has(reservation.id)
  const isStopped = visit.c.req.query('done') === 'stop'
  const canStart = !isStopped && canAsk(visit) && canStartDiary(reservation, now)
  const { title, text } = hasDiary ? words.asked : canStart ? words.ask : words.over
  const days = daysToCome(visit)
  const body = (hasDiary || canStart) && (
    <>
      <Facts facts={days} />
      <form method="post">
        {/* Each button names its act, so that pressing one twice does not press the other. */}
        {hasDiary ? (
          <SecondButton does="stop">{words.stop}</SecondButton>
        ) : (
          <MainButton does="start">{words.ask.button}</MainButton>
        )}
      </form>
    </>
  )
  const lead = hasDiary && days.length === 0 ? undefined : text
  return renderGuestPage(visit, { title, lead, body, links: [toOwnBooking(visit)] })
}

function daysToCome({ reservation: { session }, now, words, language }: GuestVisit) {
  const days = diaryDays(session.workshop)?.filter((n) => n >= daysSince(session, now)) ?? []
  return days.map((n) => {
    const value = printDay(addDays(dayOf(session.endsAt), n), language)
    return { label: fill(words.diary.day, { n }), value }
  })
}

/** Empty before the workshop is over, and for a guest who was not there. */
export function JarToday({ visit }: { visit: GuestVisit }) {
  const { now, reservation, words } = visit
  if (!canAsk(visit) || !tookPlace(reservation, now)) return null
  const { workshop } = reservation.session
  const days = daysSince(reservation.session, now)
  const jar = diaryJar(workshop, days, words)
  if (!jar) return null
  const { look, inMail, stage } = jar
  // A workshop may have fewer texts than its jar has stages.
  const moment = ofWorkshop(words.workshop, workshop)
    .afterwards.slice(0, stage + 1)
    .at(-1)
  return (
    <section className="mt-13 flex flex-wrap items-center gap-x-8 gap-y-5 border-t-2 border-ink pt-5">
      <Jar
        look={look}
        alt={inMail.alt}
        width={144}
        label={[handwritten(fill(words.diary.day, { n: days }))]}
      />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="text-25">{fill(words.diary.today, { n: days })}</h2>
        <p className="mt-2">{moment?.text}</p>
      </div>
    </section>
  )
}
