import plainPlace from '#content/pictures/plain-place.svg?url'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { PaintBreak } from '../../ui/paint-break.ts'
import { Picture } from '../../ui/picture.tsx'
import { PlacePicture } from '../place-picture.tsx'
import { Questions } from '../questions.tsx'
import { StyledText } from '../styled-text.tsx'
import type { ownPageData, PlacedBlock } from './own-page-data.ts'
import { QuietLink, SolidLink } from '../button-link.tsx'

type OwnProps = Pick<ReturnType<typeof ownPageData>, 'own' | 'language'>

/** A page of the owner's own: its title, its introduction, and blocks in the order that she gave them. */
export function OwnPageView({ own: { title, lead, blocks }, language }: OwnProps) {
  return (
    <>
      <div className="container-site pt-26 md:pt-34">
        <h1 className="max-w-[11em] text-43 md:text-74">{title}</h1>
        {lead && (
          <div className="mt-5 max-w-[33.5em] space-y-3 text-lead">
            <StyledText text={lead} />
          </div>
        )}
      </div>
      <PaintBreak />
      {groupsOf(blocks).map((group) => (
        <section key={group[0]?.key} className="container-site pt-13">
          <Blocks of={group} language={language} />
        </section>
      ))}
    </>
  )
}

/** Questions after each other are one list, and buttons one row. */
function groupsOf(blocks: readonly PlacedBlock[]) {
  const groups: PlacedBlock[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const kind = groupKind(block)
    if (last?.[0] && kind && groupKind(last[0]) === kind) last.push(block)
    else groups.push([block])
  }
  return groups
}

function groupKind({ question, book, ask }: PlacedBlock) {
  return question ? 'questions' : book || ask ? 'buttons' : undefined
}

const widest = 'max-w-[48rem]'

type BlocksProps = { readonly of: readonly PlacedBlock[]; readonly language: Language }

function Blocks({ of, language }: BlocksProps) {
  const [first] = of
  if (!first) return null
  const { key, title, text, picture, place } = first
  if (groupKind(first) === 'questions') {
    const questions = of.map(({ question = '', answer = '' }) => ({ question, answer }))
    return (
      <div className={widest}>
        <Questions name={`question-${key}`} questions={questions} />
      </div>
    )
  }
  if (groupKind(first) === 'buttons') return <Buttons {...{ of, language }} />
  if (picture) return <Pictured {...{ picture, place }} />
  return (
    <>
      {title && <h2 className="mb-5 max-w-[14em] text-43">{title}</h2>}
      <div className="max-w-[34.5em] paragraphs">
        <StyledText text={text ?? ''} />
      </div>
    </>
  )
}

function Buttons({ of, language }: BlocksProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
      {of.map(({ key, book, ask }) =>
        book ? (
          <SolidLink key={key} to={pathTo('booking', language)}>
            {book}
          </SolidLink>
        ) : (
          <QuietLink key={key} to={pathTo('contact', language)}>
            {ask}
          </QuietLink>
        ),
      )}
    </p>
  )
}

/** A drawn land stands in for a photograph, whose words would not be true of it. */
function Pictured({ picture, place }: { readonly picture: string; readonly place: string }) {
  const look = `w-full ${widest}`
  return place.startsWith('#') ? (
    <PlacePicture src={plainPlace + place} alt="" className={look} />
  ) : (
    <Picture src={`${plainPlace}#${place}`} alt={picture} className={look} />
  )
}
