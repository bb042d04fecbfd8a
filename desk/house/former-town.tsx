import { TextLink } from '#app/plain/parts.tsx'
import { houseWithDrafts } from '#office/texts/read-texts.ts'
import type { HouseChange } from '#store/house/house.ts'
import { textsWith } from '../texts/find-texts.tsx'
import { textsPath } from '../texts/text-addresses.ts'
import type { DeskVisit } from '../visit.ts'
import { countedText, say } from '../telling.ts'

const words = () => say().house

/**
 * A line after a move that counts the texts that still name the former town; null when none does.
 */
export async function formerTown({ office }: DeskVisit, change: HouseChange | undefined) {
  if (change?.before.what !== 'address' || change.after.what !== 'address') return null
  const { town } = change.before
  if (town === change.after.town) return null
  const n = textsWith(await houseWithDrafts(office.store), town).length
  if (n === 0) return null
  return (
    <p className="notice mt-5">
      <TextLink to={textsPath({ woord: town })}>
        {countedText(words().formerTown, n).replace('{town}', () => town)}
      </TextLink>
    </p>
  )
}
