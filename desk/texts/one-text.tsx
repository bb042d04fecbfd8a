import { noField, type FormRefusal, TextLink } from '#app/plain/parts.tsx'
import { isAdded, type ListChange } from '#booking/texts/list-order.ts'
import { factPlaces, type TextProblem } from '#booking/texts/check-text.ts'
import { listAround } from '#content/text-lists.ts'
import { factsIn, listFacts } from '#content/words/facts.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { defaultLanguage, firstOf, inEach, type Language, languages } from '#language/languages.ts'
import { readHouseWithDrafts, unwrittenTexts } from '#office/texts/read-texts.ts'
import { writeText } from '#office/texts/write-text.ts'
import { deskLanguage, languageName, deskWords, siteWords } from '../desk-language.ts'
import { DeskButton, redirectBack, refusalAt } from '../buttons.tsx'
import { renderDeskPage } from '../frame.tsx'
import type { ButtonHandler, DeskPage, DeskVisit } from '../visit.ts'
import { backFrom, shownAt, textPath } from './text-addresses.ts'
import { FactList } from './fact-list.tsx'
import { TextFields } from './text-fields.tsx'
import { changeList } from '#office/texts/change-list.ts'

const words = () => deskWords().texts.form

const listChanges = {
  'list-add': 'add',
  'list-up': 'up',
  'list-down': 'down',
  'list-leave-out': 'leave-out',
} as const satisfies Readonly<Record<string, ListChange>>

type ListButton = keyof typeof listChanges

export const oneTextPage: DeskPage = {
  show,
  handlers: {
    'keep-text': keep,
    ...fromKeys(
      keysOf(listChanges),
      (button): ButtonHandler =>
        (visit, form) =>
          move(visit, form, button),
    ),
  },
}

/** The language of the last page stands first, to type in. */
function askedOf({ c }: DeskVisit) {
  const path = c.req.query('tekst') ?? ''
  const from = c.req.query('van') ?? ''
  const named = c.req.query('taal')
  const { spoken } = siteWords()
  const amongSpoken = (language?: string) => spoken.find((one) => one === language)
  const first = amongSpoken(named) ?? amongSpoken(shownAt(from)?.language) ?? firstOf({ spoken })
  return { path, from, inOrder: [first, ...spoken.filter((one) => one !== first)] }
}

async function show(visit: DeskVisit, refused?: FormRefusal, status?: 409): Promise<Response> {
  const { path, from, inOrder } = askedOf(visit)
  const { store } = visit.office
  const house = await readHouseWithDrafts(store)
  if (!writtenTexts(defaultLanguage, house).has(path)) {
    const body = <TextLink to={deskPath('teksten')}>{deskWords().texts.page.all}</TextLink>
    return renderDeskPage(visit, { title: words().notThere, status: 404, body })
  }
  const toCheck = await store.texts.listToCheck()
  const back = backFrom(from, path)
  const named = inOrder.flatMap((language) =>
    factPlaces(house.texts[language][path] ?? writtenTexts(language, house).get(path) ?? ''),
  )
  const body = (
    <form method="post" noValidate className="mt-5">
      <TextFields {...{ house, path, inOrder, toCheck }} hasFocus />
      <FactList house={house} facts={listFacts(factsIn(house, deskLanguage()))} named={named} />
      {back && (
        <TextLink to={back}>
          {shownAt(from) ? deskWords().texts.page.back : deskWords().textLists.search.back}
        </TextLink>
      )}
      {listAround(path) && (
        <>
          <h2 className="mt-8 mb-3 text-25">{deskWords().texts.list.title}</h2>
          <div className="flex flex-wrap gap-3">
            {keysOf(listChanges).map((button) => (
              <DeskButton key={button} does={button}>
                {deskWords().texts.list.buttons[button]}
              </DeskButton>
            ))}
          </div>
        </>
      )}
    </form>
  )
  const at = deskPath('teksten')
  return renderDeskPage(visit, {
    title: words().title,
    at,
    isNarrow: true,
    sent: refused,
    status,
    body,
  })
}

/** Keeps what was typed, and leads to the next text to look at. */
async function move(
  visit: DeskVisit,
  form: URLSearchParams,
  button: ListButton,
): Promise<Response | FormRefusal> {
  const { path, from } = askedOf(visit)
  const isTyped = languages.some((one) => typedIn(form, one) !== typedIn(form, `shown-${one}`))
  const notKept = isTyped && button !== 'list-leave-out' && (await write(visit, form))
  if (notKept) return notKept
  const around = listAround(path)
  const changed = await changeList(visit.office, { path, to: listChanges[button] })
  if (changed.kind === 'not-there' || !around) return redirectBack(visit)
  if (changed.kind !== 'changed')
    return refusalAt(noField, fill(deskWords().texts.list[changed.kind], changed))
  const { list, key } = around
  const next = path.replace(`${list}.${key}`, `${list}.${changed.key}`)
  return visit.c.redirect(button === 'list-add' ? textPath(next, from) : backTo(next, from), 303)
}

async function keep(visit: DeskVisit, form: URLSearchParams): Promise<Response | FormRefusal> {
  const notKept = await write(visit, form)
  if (notKept) return notKept
  const { path, from } = askedOf(visit)
  // A new question leads on to its answer.
  const next = isAdded(path) && (await nextUnwritten(visit, path))
  return visit.c.redirect(next ? textPath(next, from) : backTo(path, from), 303)
}

/** A form sends each line break as two characters. */
function typedIn(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replaceAll('\r\n', '\n')
}

/** Undefined once the text is kept. */
async function write(
  visit: DeskVisit,
  form: URLSearchParams,
): Promise<Response | FormRefusal | undefined> {
  const { path } = askedOf(visit)
  const eachOf = (prefix: string) => inEach((language) => typedIn(form, prefix + language))
  const typed = eachOf('')
  const isRight = languages.filter((language) => form.has(`right-${language}`))
  const text = { path, typed, shown: eachOf('shown-'), isRight }
  const written = await writeText(visit.office, text)
  if (written.kind === 'refused') {
    const problems = fromKeys(keysOf(written.problems), (language) =>
      sentenceOf(written.problems[language], language),
    )
    return { problems, typed }
  }
  if (written.kind === 'changed-meanwhile') {
    return show(visit, { problems: { [noField]: words().changed }, typed }, 409)
  }
  return written.kind === 'not-there' ? redirectBack(visit) : undefined
}

function backTo(path: string, from: string): string {
  return backFrom(from, path) ?? deskPath('teksten')
}

async function nextUnwritten({ office }: DeskVisit, path: string): Promise<string | undefined> {
  const around = listAround(path)
  return unwrittenTexts(await readHouseWithDrafts(office.store)).find((text) =>
    text.path.startsWith(`${around?.list}.${around?.key}`),
  )?.path
}

function sentenceOf(problem: TextProblem | undefined, language: Language): string {
  if (!problem) return ''
  const { kind, ...facts } = problem
  return fill(deskWords().texts.problems[kind], { ...facts, language: languageName(language) })
}
