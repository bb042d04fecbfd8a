import type { PageLink } from '#app/plain/parts.tsx'
import { canStartDiary } from '#booking/diary/diary.ts'
import { hasFeature } from '#booking/house/features.ts'
import { owedCents } from '#booking/money/owed.ts'
import { pathTo } from '#language/addresses.ts'
import { canShareLink } from '#office/party/companions.ts'
import { canGiveDiets } from '#office/party/save-diets.ts'
import { canAskInvoice } from '#office/invoices/ask-invoice.ts'
import { guestRuling } from './booking-summary.tsx'
import { invoiceText } from '../invoices/ask-invoice.tsx'
import { receiptOf, receiptPath } from '../money/receipt.tsx'
import { splitLinks } from '../party/split-off.tsx'
import { namesOf } from '../page.tsx'
import { isUnansweredPast } from './booking-status.ts'
import { companionsId, readCompanions } from '../party/companion-section.tsx'
import { houseOfRequest } from '#server/http/request-house.ts'
import type { GuestVisit } from '../link-visit.tsx'

type LinkGroup = { readonly title: string; readonly links: readonly PageLink[] }

export async function bookingLinks(visit: GuestVisit): Promise<readonly LinkGroup[]> {
  const { reservation, now, words, linkTo } = visit
  const { title, before, change, calendar, move } = words.myBooking.links
  const { cancel } = namesOf(visit)
  const papers = await papersOf(visit)
  const toMove = linkIf(guestRuling(visit, 'move').kind === 'allowed', linkTo('move'), move)
  const toCancel = linkIf(guestRuling(visit, 'cancel').kind === 'allowed', linkTo('cancel'), cancel)
  const asksDiets = hasFeature(houseOfRequest(visit.c), 'diets') && canGiveDiets(reservation, now)
  const diets = linkIf(asksDiets, linkTo('diets'), words.diets.link)
  const isOver = isUnansweredPast(visit) || [...toMove, ...toCancel].length === 0
  const companionsPath = `${linkTo('party')}#${companionsId}`
  const isShared = canShareLink(reservation, now)
  const { title: ofCompanions, open: toShare } = words.companions.table
  if (isOver) {
    const hasTable = (await readCompanions(visit)) !== undefined
    const companions = linkIf(hasTable, companionsPath, ofCompanions)
    const links = [...diets, ...companions, ...papers, ...otherDates(visit)]
    return withLinks([{ title, links }])
  }
  const sharesPrice = isShared && owedCents(reservation.payments) > 0
  const prepare = [
    ...diets,
    ...linkIf(sharesPrice, companionsPath, toShare),
    { to: `${linkTo('booking')}/calendar.ics`, text: calendar },
    ...papers,
  ]
  const changes = [
    { to: linkTo('party'), text: words.guestChanges.party.title },
    ...toMove,
    ...splitLinks(visit),
    ...toCancel.map((link) => ({ ...link, isQuiet: true })),
  ]
  return withLinks([
    { title: before, links: prepare },
    { title: change, links: changes },
  ])
}

async function papersOf(visit: GuestVisit): Promise<readonly PageLink[]> {
  const { office, reservation, now, words, linkTo } = visit
  const hasReceipt = (await receiptOf(visit)) !== undefined
  const made = reservation.payer ? [] : await office.store.invoices.listOf(reservation.id)
  const receipt = linkIf(hasReceipt, receiptPath(visit), words.receipt.link)
  if (isUnansweredPast(visit)) return receipt
  const isAsked = made.length === 0 && canAskInvoice(reservation)
  const toAsk = linkIf(isAsked, linkTo('invoice'), words.invoice.link)
  const invoices = made.map((each) => ({
    to: `${linkTo('invoice')}#${each.number}`,
    text: invoiceText(visit, each),
  }))
  const hasDiary = hasFeature(houseOfRequest(visit.c), 'diary') && canStartDiary(reservation, now)
  const diary = linkIf(hasDiary, linkTo('diary'), words.diary.link)
  return [...diary, ...receipt, ...toAsk, ...invoices]
}

function linkIf(isOpen: boolean, to: string, text: string): readonly PageLink[] {
  return isOpen ? [{ to, text }] : []
}

function otherDates({ reservation, language, words }: GuestVisit): readonly PageLink[] {
  if (reservation.status === 'unproven') return []
  return [{ to: pathTo('booking', language), text: words.myBooking.calledOff.dates }]
}

function withLinks(groups: readonly LinkGroup[]): readonly LinkGroup[] {
  return groups.filter(({ links }) => links.length > 0)
}
