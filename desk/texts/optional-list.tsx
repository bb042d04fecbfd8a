import { HiddenFields, Section } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import { optionalPages } from '#language/pages.ts'
import { DeskButton } from '../buttons.tsx'
import { deskWords, pageName } from '../desk-language.ts'

const words = () => deskWords().texts

export function OptionalPages({ leftOut }: Pick<House, 'leftOut'>) {
  return (
    <Section title={words().leaving.title} isApart>
      <p className="mb-3 max-w-[33.5em]">{words().leaving.text}</p>
      <ul className="border-t-2 border-ink">
        {optionalPages.map((page) => {
          const isOut = leftOut.includes(page)
          return (
            <li key={page} className="border-b border-rule py-3">
              <form method="post" className="flex flex-wrap items-center justify-between gap-3">
                <HiddenFields of={{ page }} />
                <span>{pageName(page)}</span>
                <DeskButton does={isOut ? 'page-on' : 'page-off'}>
                  {isOut ? words().leaving.on : words().leaving.off}
                </DeskButton>
              </form>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
