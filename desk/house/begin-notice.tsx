import { TextLink } from '#app/plain/parts.tsx'
import { firstHouse, isExample } from '#content/first-house.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { countOpenFirstSteps } from '#office/house/first-steps.ts'
import { countedText, deskHouse, deskLanguage, deskWords, inTheirs } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().begin

/** Lines on the page of today, while the site is closed or first steps are open. */
export function beginNotice(visit: DeskVisit) {
  const house = deskHouse()
  const isUntouched = isExample(house) && house.ownerLanguage === firstHouse.ownerLanguage
  return isUntouched ? inTheirs(visit.c, () => linesOf(visit)) : linesOf(visit)
}

async function linesOf({ office, now, ownerEmail }: DeskVisit) {
  const house = deskHouse()
  const open = (await countOpenFirstSteps(office.store, now)) ?? 0
  const left = [
    ...(!isExample(house) && ownerEmail === firstHouse.business.email
      ? [fill(words().ownerEmail, { email: ownerEmail })]
      : []),
    ...(house.isOpen ? [] : [words().opening.notice]),
    ...(open > 0 ? [countedText(words().notice, open)] : []),
  ]
  return (
    left.length > 0 && (
      <p className="mt-3" lang={deskLanguage()}>
        {left.join(' ')} <TextLink to={deskPath('begin')}>{words().title}</TextLink>
      </p>
    )
  )
}
