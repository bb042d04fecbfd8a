import { isRequestId, referenceOf } from '#booking/reservations/reference.ts'
import { printDay, printTimeRange } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { appointmentPath } from '#language/addresses.ts'
import type { Asked } from '../context.ts'
import { ReservationSuccessPage } from '../pages/reservation-success/reservation-success-page.tsx'
import type { Route } from './+types/reservation-success.ts'
import { pageOf } from './page-request.ts'

export { meta } from './head.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageOf(input, 'reservationSuccess')
  const { head, body, language, url, site } = page
  const { notHeld, over, nextSteps, ...held } = body
  const id = url.searchParams.get('id')
  const found = id && isRequestId(id) ? await site.findRequest(id) : undefined
  const plainSteps = found?.isPaidAtOnce ? nextSteps.atOnce : nextSteps.items
  const isOver = found?.isOver === true
  const words = {
    ...held,
    ...(url.searchParams.get('held') === 'no' && notHeld),
    ...(isOver && over),
    nextSteps: {
      title: nextSteps.title,
      items: found?.hasVoucher ? page.words.mails.reservation.nextStepsWithVoucher : plainSteps,
    },
  }
  const jar = page.words.mails.jar.ready
  if (!id) return { head, words, language, jar, isOver, asked: [] }
  return {
    head,
    words,
    language,
    jar,
    isOver,
    reference: referenceOf(id),
    asked: found ? rows(found, page) : [],
    ...(found?.isHeld && !isOver && { calendar: appointmentPath(id) }),
  }
}

type Page = Pick<ReturnType<typeof pageOf<'reservationSuccess'>>, 'body' | 'language' | 'words'>

function rows(
  { session, participants, priceCents, hasVoucher }: Asked,
  { body, language, words }: Page,
) {
  const { workshopType, preferredDate, participants: people, ...form } = words.booking.form
  const { day, startTime, endTime } = session
  const total = printEuros(priceCents * participants, language)
  const isFew = participants < 5
  return [
    [workshopType, words.workshopNames[session.workshop]],
    [preferredDate, `${printDay(day, language)}, ${printTimeRange(startTime, endTime)}`],
    [people, isFew ? fillCounted(form.participantCount, participants, language) : form.fiveOrMore],
    [body.asked.total, isFew ? total : fill(body.asked.totalOfFive, { total })],
    ...(hasVoucher ? [[body.asked.voucher, body.asked.voucherNoted] as const] : []),
  ] as const
}

export default function ReservationSuccessRoute({ loaderData }: Route.ComponentProps) {
  return <ReservationSuccessPage {...loaderData} />
}
