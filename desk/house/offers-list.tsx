import { Section } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import { isOffered, offers } from '#booking/house/offers.ts'
import { FormAbout, DeskButton } from '../buttons.tsx'
import { labelledText, deskWords } from '../desk-language.ts'

const words = () => deskWords().offers

export function OffersList({ without }: Pick<House, 'without'>) {
  return (
    <Section title={words().title} isApart>
      <ul className="border-t-2 border-ink">
        {offers.map((offer) => {
          const isOn = isOffered({ without }, offer)
          return (
            <li key={offer} className="border-b border-rule py-3">
              <h3 className="font-sans font-semibold">
                {labelledText(words().offers[offer], isOn ? words().yes : words().no)}
              </h3>
              <p className="mt-1 max-w-[33.5em] text-meta text-soft">{words().texts[offer]}</p>
              <FormAbout of={{ offer }} className="mt-2">
                <DeskButton does={isOn ? 'offer-off' : 'offer-on'}>
                  {isOn ? words().off : words().on}
                </DeskButton>
              </FormAbout>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
