import { TextLink, HiddenFields } from '#app/plain/parts.tsx'
import type { House } from '#booking/house/house.ts'
import { folded } from '#booking/search/search-words.ts'
import { factsIn } from '#content/words/facts.ts'
import { withFacts } from '#content/words/with-facts.ts'
import { presentText, writtenTexts } from '#content/words/written-texts.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Language } from '#language/languages.ts'
import { readHouseWithDrafts } from '#office/texts/read-texts.ts'
import { countedText, languageName, deskWords, ownerSees } from '../desk-language.ts'
import { renderDeskPage, ResultNotice } from '../frame.tsx'
import { SearchField } from '../search/search-field.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { textPath, textsPath } from './text-addresses.ts'
import { TextField } from '#app/ui/field.tsx'
import { replaceWord } from '#office/texts/replace-word.ts'
import { FoldedForm } from '../desk-form.tsx'

const words = () => deskWords().textLists.search
const parts = () => deskWords().textLists.parts
const replacing = () => deskWords().textLists.replace

/** Most texts in the list; a longer word finds fewer. */
const maxFound = 200

/** Texts with a word in any language, or of one part of the site; each leads to its form. */
export const foundTextsPage: DeskPage = { show, handlers: { 'replace-word': handleReplace } }

async function show(visit: DeskVisit): Promise<Response> {
  const { c, office } = visit
  const part = keysOf(parts().of).find((each) => each === c.req.query('deel'))
  const sought = c.req.query('woord') ?? ''
  const house = await readHouseWithDrafts(office.store)
  const found = part ? textsOf(house, part) : textsWith(house, sought)
  const from = textsPath(part ? { deel: part } : { woord: sought })
  const body = (
    <>
      <TextSearch sought={sought} />
      {!part && found.length > 0 && <ReplaceWord word={sought} />}
      {found.length > 0 && (
        <p className="mt-5 text-meta text-soft">
          {found.length > maxFound
            ? fill(words().more, { n: maxFound })
            : countedText(words().found, found.length)}
        </p>
      )}
      {found.length === 0 && sought !== '' && <p className="mt-5">{words().none}</p>}
      <ul className="mt-3 border-t-2 border-ink">
        {found.slice(0, maxFound).map(({ path, language, text }) => (
          <li key={path + language} className="border-b border-rule">
            <a
              className="block py-3 underline [overflow-wrap:anywhere]"
              href={textPath(path, from, language)}
            >
              {text ? <span lang={language}>{text}</span> : deskWords().texts.page.unwritten}
            </a>
            {!part && <p className="-mt-2 pb-2 text-meta text-soft">{languageName(language)}</p>}
          </li>
        ))}
      </ul>
      <TextLink to={deskPath('teksten')}>{deskWords().texts.page.all}</TextLink>
    </>
  )
  const title = part ? parts().of[part] : words().title
  const notice = <ResultNotice text={replacedText(visit)} />
  return renderDeskPage(visit, { title, at: deskPath('teksten'), isNarrow: true, notice, body })
}

export function TextSearch({ sought }: { readonly sought?: string }) {
  return (
    <search>
      <form action={deskPath('teksten', 'zoeken')} className="mt-5 max-w-[33.5em]">
        <label htmlFor="woord" className="font-semibold">
          {words().label}
        </label>
        <div className="mt-1 flex gap-3">
          <SearchField name="woord" sought={sought} button={words().button} />
        </div>
      </form>
    </search>
  )
}

type Found = { readonly path: string; readonly language: Language; readonly text: string }

/** Texts with the farm's facts filled in; places that a page or mail fills in keep their braces. */
function textsIn(house: House, language: Language): readonly Found[] {
  const facts = factsIn(house, language)
  return [...writtenTexts(language, house).keys()].map((path) => {
    const text = presentText(house, language, path) ?? ''
    return { path, language, text: withFacts(text, facts) ?? text }
  })
}

function textsOf(house: House, part: string): readonly Found[] {
  return textsIn(house, ownerSees()).filter(({ path }) => path.startsWith(`${part}.`))
}

export function textsWith(house: House, sought: string): readonly Found[] {
  const word = plain(sought)
  if (word === '') return []
  return house.spoken
    .flatMap((language) => textsIn(house, language))
    .filter(({ text }) => plain(text).includes(word))
}

/** Text as phones type it: no capitals or accents, one kind of quote, space and hyphen. */
function plain(text: string): string {
  return folded(text)
    .replaceAll(/[‘’'´`]/g, '’')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A shorter word is within too many others. */
const shortest = 3
const longest = 100

function ReplaceWord({ word }: { readonly word: string }) {
  if (word.trim().length < shortest) return null
  const { title, text, by, button } = replacing()
  return (
    <FoldedForm title={fill(title, { word })} does="replace-word" button={button}>
      <p className="mb-3 max-w-[33.5em]">{text}</p>
      <HiddenFields of={{ word }} />
      <TextField name="by" label={by} maxLength={longest} autoComplete="off" />
    </FoldedForm>
  )
}

function replacedText({ c }: DeskVisit): string | undefined {
  const replaced = Number(c.req.query('vervangen'))
  const left = Number(c.req.query('gebleven'))
  if (!Number.isInteger(replaced)) return undefined
  const kept = left ? [countedText(replacing().left, left)] : []
  return [countedText(replacing().replaced, replaced), ...kept].join(' ')
}

async function handleReplace(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const word = (form.get('word') ?? '').trim()
  const by = (form.get('by') ?? '').trim().slice(0, longest)
  const isFit = word.length >= shortest && by !== '' && !/[{}]/.test(word + by)
  if (!isFit) return visit.c.redirect(textsPath({ woord: word }), 303)
  const { replaced, left } = await replaceWord(visit.office, { word, by })
  const counts = new URLSearchParams({ vervangen: String(replaced), gebleven: String(left) })
  return visit.c.redirect(`${textsPath({ woord: left > 0 ? word : by })}&${counts}`, 303)
}
