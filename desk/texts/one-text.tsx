import { fieldOf, HiddenFields, noField, type Refused, TextLink } from '#app/plain/parts.tsx'
import { CheckField, TextArea } from '#app/ui/field.tsx'
import type { House } from '#booking/house/house.ts'
import { type TextProblem, factPlaces, pagePlaces } from '#booking/texts/weigh-text.ts'
import { textRules } from '#content/check/text-rules.ts'
import { factsIn, listFacts } from '#content/words/facts.ts'
import { deskTexts } from '#content/words/nl/desk-texts.ts'
import { writtenTexts } from '#content/words/words.ts'
import { pageAt } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { type Language, languages } from '#language/languages.ts'
import { houseWithDrafts } from '#office/texts/read-texts.ts'
import { writeText } from '#office/texts/write-text.ts'
import type { TextToCheck } from '#store/texts/texts.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { DeskButton } from '../buttons.tsx'
import { instantText } from '../dutch.ts'
import { answerDesk } from '../frame.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { textId, shownPagePath } from './text-addresses.ts'

const words = deskTexts.form

/** One text in its languages, beside each other. */
export const oneTextPage: DeskPage = { show, act }

/** The language of the page that one came from stands first, and is the one to type in. */
function askedOf({ c }: DeskVisit) {
  const [path, from] = [c.req.query('tekst') ?? '', c.req.query('van') ?? '']
  const language = pageAt(from)?.language
  const first = language ?? 'nl'
  return { path, from, inOrder: [first, ...languages.filter((one) => one !== first)] as const }
}

async function show(visit: DeskVisit, refused?: Refused, status?: 409): Promise<Response> {
  const { path, from, inOrder } = askedOf(visit)
  const { store } = visit.office
  if (!writtenTexts('nl').has(path)) {
    const body = <TextLink to={deskPath('teksten')}>{deskTexts.page.all}</TextLink>
    return answerDesk(visit, { title: words.notThere, status: 404, body })
  }
  const house = await houseWithDrafts(store)
  const toCheck = (await store.texts.toCheck()).filter((text) => text.path === path)
  const named = inOrder.flatMap((language) => factPlaces(writtenTexts(language).get(path) ?? ''))
  const body = (
    <form method="post" noValidate className="mt-5">
      {inOrder.map((language, i) => (
        <TextIn
          key={language}
          {...{ house, path, language, refused }}
          waiting={toCheck.find((text) => text.language === language)}
          isFirst={i === 0}
        />
      ))}
      <DeskButton does="keep-text" look="button">
        {words.keep}
      </DeskButton>
      <FactList facts={listFacts(factsIn(house, 'nl'))} named={named} />
      {pageAt(from) && <TextLink to={shownPagePath(from)}>{deskTexts.page.back}</TextLink>}
    </form>
  )
  const at = deskPath('teksten')
  const { problems } = refused ?? {}
  return answerDesk(visit, { title: words.title, at, isNarrow: true, problems, status, body })
}

type TextProps = {
  readonly house: House
  readonly path: string
  readonly language: Language
  readonly refused: Refused | undefined
  readonly waiting: TextToCheck | undefined
  readonly isFirst: boolean
}

function TextIn({ house, path, language, refused, waiting, isFirst }: TextProps) {
  const rules = textRules(house, path, language)
  const { written } = rules
  const now = house.texts[language][path] ?? written
  return (
    <div className="mb-8">
      <HiddenFields of={{ [`seen-${language}`]: now }} />
      <TextArea
        {...fieldOf(refused, language, now)}
        label={deskTexts.languages[language]}
        hint={hintOf(rules)}
        lang={language}
        rows={Math.min(12, Math.ceil(now.length / 38) + 1)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the text that was tapped is typed in
        autoFocus={isFirst && !refused}
      />
      {waiting && (
        <>
          <p className="text-meta text-beet">
            {fill(words.toCheck, { day: instantText(waiting.at) })}
          </p>
          <CheckField
            name={`right-${language}`}
            label={fill(words.isRight, { language: deskTexts.languages[language] })}
          />
        </>
      )}
      {refused && refused.typed[language] !== now && (
        <p className="mb-3 text-meta" lang="nl">
          {words.now}: <q lang={language}>{now}</q>
        </p>
      )}
      {now !== written && (
        <details>
          <summary className="fold">{words.first}</summary>
          <p className="py-3" lang={language}>
            {written}
          </p>
        </details>
      )}
    </div>
  )
}

type FactProps = {
  readonly facts: ReturnType<typeof listFacts>
  /** Those of this text, in braces: they stand first. */
  readonly named: readonly string[]
}

/** Hours of a sample day are a list of their own in a text. */
const ofLists = 'timetables.'

function FactList({ facts, named }: FactProps) {
  const isNamed = ([name]: Fact) => named.includes(`{${name}}`)
  const others = facts.filter((fact) => !isNamed(fact) && !fact[0].startsWith(ofLists))
  return (
    <div className="mt-5">
      <Named facts={facts.filter(isNamed)} />
      <details>
        <summary className="fold">{words.facts}</summary>
        <Named facts={others} />
      </details>
    </div>
  )
}

type Fact = ReturnType<typeof listFacts>[number]

function Named({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="py-3 text-meta">
      {facts.map(([name, fact]) => (
        <div key={name} className="mb-1">
          <dt className="inline">
            <code>{`{${name}}`}</code>
          </dt>{' '}
          <dd className="inline">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function hintOf({ written, length: { least, most } }: ReturnType<typeof textRules>): string {
  const places = pagePlaces(written)
  const length = fill(least > 1 ? words.between : words.length, { least, most })
  return places.length > 0 ? `${length} ${fill(words.stays, { places: places.join(' ') })}` : length
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response | undefined> {
  const { path, from } = askedOf(visit)
  const typedIn = (name: string) => form.get(name) ?? ''
  const eachOf = (prefix: string) => ({
    nl: typedIn(`${prefix}nl`),
    fr: typedIn(`${prefix}fr`),
    en: typedIn(`${prefix}en`),
  })
  const typed = eachOf('')
  const isRight = languages.filter((language) => form.has(`right-${language}`))
  const text = { path, typed, seen: eachOf('seen-'), isRight }
  const written = await writeText(visit.office, text, visit.device.browser)
  if (written.kind === 'refused') {
    const problems = Object.fromEntries(
      keysOf(written.problems).map((language) => [
        language,
        sentenceOf(written.problems[language], language),
      ]),
    )
    return show(visit, { problems, typed })
  }
  if (written.kind === 'changed-meanwhile') {
    return show(visit, { problems: { [noField]: words.changed }, typed }, 409)
  }
  if (written.kind === 'not-there') return undefined
  const page = pageAt(from) && `${shownPagePath(from)}#${encodeURIComponent(textId(path))}`
  return answerDone(visit.c, page ?? deskPath('teksten'))
}

function sentenceOf(problem: TextProblem | undefined, language: Language): string {
  if (!problem) return ''
  const { kind, ...facts } = problem
  return fill(deskTexts.problems[kind], { ...facts, language: deskTexts.languages[language] })
}
