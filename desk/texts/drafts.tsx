import { Section, TextLink } from '#app/plain/parts.tsx'
import type { OwnerWords } from '#content/words/owner-words.ts'
import type { House } from '#booking/house/house.ts'
import { pictureAddress, placeOfPath } from '#booking/pictures/own-picture.ts'
import { isAdded, isListPath } from '#booking/texts/list-order.ts'
import { withOwnTexts } from '#booking/texts/own-texts.ts'
import { altPathAt } from '#content/picture-places.ts'
import { presentText, writtenTexts } from '#content/words/written-texts.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { hasTitle, pages } from '#language/pages.ts'
import { unwrittenTexts, withoutEmptyEntries } from '#office/texts/read-texts.ts'
import type { TextDraft } from '#store/texts/texts.ts'
import { workshopName } from '../dates/date-text.ts'
import { deviceText } from '../devices/device-name.ts'
import { CannotUndo, Fold, GraveButton, SolidButton } from '../buttons.tsx'
import {
  countedText,
  deskLanguage,
  instantText,
  languageName,
  deskWords,
  ownerSees,
  pageName,
} from '../desk-language.ts'
import { pictureFormPath, textPath } from './text-addresses.ts'

const words = () => deskWords().texts

export function Drafts({ drafts, published }: { drafts: readonly TextDraft[]; published: House }) {
  const house = { ...published, texts: withOwnTexts(published.texts, drafts) }
  const unwritten = unwrittenTexts({ ...house, texts: withoutEmptyEntries(house.texts) })
  return (
    <Section title={words().drafts.title} isApart>
      {unwritten.length > 0 && (
        <ul className="mb-3">
          {unwritten.map(({ path, language }) => (
            <li key={path + language}>
              <TextLink to={textPath(path, pathTo('home', language))}>
                {fill(words().drafts.unwritten, {
                  what: words().drafts.unwrittenOf[kindOf(path)],
                  language: languageName(language),
                })}
              </TextLink>
              <p className="text-meta text-soft">{placeOf(house, path)}</p>
            </li>
          ))}
        </ul>
      )}
      <ul className="mb-3 border-t-2 border-ink">
        {drafts.map((draft) => (
          <li key={draft.path + draft.language} className="border-b border-rule py-3">
            {draft.language === 'all' ? (
              <DraftOfAll path={draft.path} id={draft.text} house={house} />
            ) : (
              <DraftText {...{ draft, published, house }} language={draft.language} />
            )}
            <p className="text-meta text-soft">
              {fill(words().editions.when, {
                at: instantText(draft.at),
                device: deviceText(draft.device),
              })}
            </p>
          </li>
        ))}
      </ul>
      <form method="post">
        <SolidButton does="publish">
          {countedText(words().drafts.publish, drafts.length)}
        </SolidButton>
        <Fold title={words().drafts.drop}>
          <CannotUndo does="drop-drafts" />
          <GraveButton does="drop-drafts">{words().drafts.drop}</GraveButton>
        </Fold>
      </form>
    </Section>
  )
}

function kindOf(path: string): keyof OwnerWords['texts']['drafts']['unwrittenOf'] {
  const [, part] = /\.(question|answer)$/.exec(path) ?? []
  if (part === 'question' || part === 'answer') return part
  return isAdded(path) ? 'text' : 'picture'
}

/** The page of a text, and the text before it there. */
function placeOf(house: House, path: string): string {
  const language = deskLanguage()
  const [first = '', id = ''] = path.split('.')
  const page = pages.filter(hasTitle).find((one) => one === first)
  const ofOwner = first === 'workshop' ? workshopName({ workshop: id }) : undefined
  const name = page ? pageName(page) : (ofOwner ?? house.ownPages[id]?.name[language])
  const paths = [...writtenTexts(language, house).keys()]
  const before = paths
    .slice(0, paths.indexOf(path))
    .filter((each) => each.startsWith(`${first}.`))
    .map((each) => presentText(house, language, each))
  return [name, before.findLast(Boolean)].filter(Boolean).join(' · ')
}

type TextProps = {
  readonly draft: TextDraft
  readonly language: Language
  readonly published: House
  /** The house with every draft, as only it has the added entries. */
  readonly house: House
}

/** A draft without a text lets the one of `content/` return. */
function DraftText({ draft: { path, text }, language, published, house }: TextProps) {
  const written = isAdded(path) ? '' : writtenTexts(language, house).get(path)
  return (
    <>
      <p lang={language} className="text-soft line-through">
        {published.texts[language][path] ?? written}
      </p>
      <p lang={language}>
        <a className="underline" href={textPath(path, pathTo('home', language))}>
          {(text ?? written) || words().page.unwritten}
        </a>
      </p>
    </>
  )
}

function DraftOfAll({ path, id, house }: { path: string; id: string | undefined; house: House }) {
  if (isListPath(path)) return <p>{words().drafts.list}</p>
  const name = placeOfPath(path)
  const altPath = altPathAt(name) ?? ''
  const alt = presentText(house, deskLanguage(), altPath) ?? ''
  return (
    <a className="underline" href={pictureFormPath(name, pathTo('home', ownerSees()))}>
      {id === undefined ? (
        words().picture.away
      ) : (
        <img src={pictureAddress(name, id, '640.jpg')} alt="" width={160} height={120} />
      )}
      <span className="block">
        {alt === '' ? words().picture.title : fill(words().picture.named, { alt })}
      </span>
    </a>
  )
}
