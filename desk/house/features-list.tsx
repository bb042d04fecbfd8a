import { Section } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import { hasFeature, features } from '#booking/house/features.ts'
import { FormAbout, DeskButton } from '../buttons.tsx'
import { labelledText, deskWords } from '../desk-language.ts'

const words = () => deskWords().features

type Props = Pick<House, 'leftOutFeatures'> & { readonly id: string }

export function FeaturesList({ leftOutFeatures, id }: Props) {
  return (
    <Section id={id} title={words().title} isApart>
      <ul className="border-t-2 border-ink">
        {features.map((feature) => {
          const isOn = hasFeature({ leftOutFeatures }, feature)
          return (
            <li key={feature} className="border-b border-rule py-3">
              <h3 className="font-sans font-semibold">
                {labelledText(words().features[feature], isOn ? words().yes : words().no)}
              </h3>
              <p className="mt-1 max-w-[33.5em] text-meta text-soft">{words().texts[feature]}</p>
              <FormAbout of={{ offer: feature }} className="mt-2">
                <DeskButton
                  does={isOn ? 'offer-off' : 'offer-on'}
                  about={words().features[feature]}
                >
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
