import { HiddenFields, noField, type Refused, TextLink } from '#app/plain/parts.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { fieldIn } from '#booking/forms/each-language.ts'
import type { House } from '#booking/house/house.ts'
import { ownAddress } from '#booking/house/own-address.ts'
import { pagesIn } from '#booking/house/own-page.ts'
import { newPageForm } from '#booking/house/own-page-form.ts'
import { blockFields, blockKinds, blocksPath } from '#content/words/own-page-blocks.ts'
import { wordsOf } from '#content/words/words.ts'
import { ownPagePath } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { firstOf } from '#language/languages.ts'
import { readHouse } from '#office/house/read-house.ts'
import { changeList } from '#office/texts/change-list.ts'
import { makePage, placePage } from '#office/texts/own-pages.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { DeskButton, Fold, saidDone, sayDone } from '../buttons.tsx'
import { askedInEach } from '../asked-in-each.ts'
import { asking, AskingForm, readAsked } from '../desk-form.tsx'
import { answerDesk, SaidLine } from '../frame.tsx'
import { deskLanguage, deskWords } from '../desk-language.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { pressed } from '../ways-back.ts'
import { OwnAddressForm, readAddress } from './own-address.tsx'
import { shownPagePath, textPath } from './text-addresses.ts'

const words = () => deskWords().ownPages

export const ownPagesPage: DeskPage = { show, act }

function adding() {
  const { title, button, name: first, nameHint: hint, nameProblem: problem } = words().add
  const said = askedInEach('name', { first, hint, problem })
  return asking(newPageForm, { does: 'own-page-add', title, button, words: said })
}

async function show(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const house = await readHouse(visit.office.store)
  const ids = pagesIn(house, 'menu', 'foot', 'aside')
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      {ids.length === 0 && <p className="mt-5">{words().none}</p>}
      <ul className="mt-5 border-t-2 border-ink">
        {ids.map((id) => (
          <OwnPageRow key={id} {...{ house, id, refused }} />
        ))}
      </ul>
      <div className="mt-8">
        <AskingForm
          of={adding()}
          refused={refused}
          only={house.spoken.map((language) => fieldIn('name', language))}
          isOpen={ids.length === 0}
        >
          <p className="mb-3 max-w-[33.5em]">{words().add.text}</p>
        </AskingForm>
      </div>
    </>
  )
  const notice = <SaidLine said={saidDone(visit.c, words().done)} />
  return answerDesk(visit, { title: words().title, notice, problems: refused?.problems, body })
}

type RowProps = {
  readonly house: House
  readonly id: string
  readonly refused: Refused | undefined
}

const turns = {
  'own-page-menu': 'menu',
  'own-page-foot': 'foot',
  'own-page-aside': 'aside',
  'own-page-gone': 'gone',
} as const

function OwnPageRow({ house, id, refused }: RowProps) {
  const { place } = house.ownPages[id]!
  const { name } = wordsOf(house, deskLanguage()).ownPages[id]!
  return (
    <li className="border-b border-rule py-3">
      <h2 className="font-sans font-semibold">{name}</h2>
      <p>{words().places[place]}</p>
      <p className="text-meta text-soft [overflow-wrap:anywhere]">
        {house.spoken.map((language) => pathIn(house, id, language)).join(' · ')}
      </p>
      <TextLink to={shownPagePath(pathIn(house, id))}>{words().look}</TextLink>
      <form method="post" className="mb-3 flex flex-wrap gap-3">
        <HiddenFields of={{ page: id }} />
        {keysOf(turns)
          .filter((turn) => turns[turn] !== place)
          .map((turn) => (
            <button
              key={turn}
              className="button-quiet"
              name="do"
              value={turn}
              type="submit"
              aria-label={fill(words().turnOf, { name, turn: words().turns[turn] })}
            >
              {words().turns[turn]}
            </button>
          ))}
      </form>
      <Fold title={words().block.title}>
        <form method="post">
          <HiddenFields of={{ page: id }} />
          <SelectField name="kind" id={`kind-${id}`} label={words().block.kind}>
            {blockKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words().block.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <DeskButton does="block-add">{words().block.button}</DeskButton>
        </form>
      </Fold>
      <OwnAddressForm kind="page" {...{ id, house, refused }} />
    </li>
  )
}

function pathIn(house: House, id: string, language = firstOf(house)): string {
  return ownPagePath(ownAddress(house, { kind: 'page', id })[language], language)
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response | undefined> {
  const button = pressed('ownPages', form)
  const { office, device } = visit
  const house = await readHouse(office.store)
  const page = pagesIn(house, 'menu', 'foot', 'aside').find((id) => id === form.get('page'))
  if (button === 'own-page-add') return add(visit, form, house)
  if (!button || page === undefined) return undefined
  if (button === 'block-add') return addBlock(visit, { house, page, kind: form.get('kind') })
  if (button === 'own-page-address') {
    const refused = await readAddress(visit, { kind: 'page', id: page }, form)
    return refused ? show(visit, refused) : sayDone(visit, button)
  }
  await placePage(office, { page, place: turns[button] }, device.browser)
  return sayDone(visit, button)
}

async function add(visit: DeskVisit, form: URLSearchParams, house: House): Promise<Response> {
  const read = readAsked(adding(), form, house)
  if (read.kind === 'refused') return show(visit, read.refused)
  const made = await makePage(visit.office, read.value, visit.device.browser)
  if (made.kind === 'made') return sayDone(visit, 'own-page-add')
  const problems = { [noField]: fill(words().add.tooMany, made) }
  return show(visit, { problems, typed: read.typed })
}

type NewBlock = { readonly house: House; readonly page: string; readonly kind: string | null }

/** A new block is opened at once, as it is there to be written. */
async function addBlock(
  visit: DeskVisit,
  { house, page, kind }: NewBlock,
): Promise<Response | undefined> {
  const nth = blockKinds.findIndex((one) => one === kind)
  const field = blockFields[nth]
  if (field === undefined) return undefined
  const path = `${blocksPath(page)}.${nth}`
  const changed = await changeList(
    visit.office,
    { path: `${path}.${field}`, to: 'append' },
    visit.device.browser,
  )
  if (changed.kind === 'not-there') return undefined
  if (changed.kind !== 'changed') {
    return show(visit, { problems: { [noField]: fill(words().block.full, changed) }, typed: {} })
  }
  const text = `${blocksPath(page)}.${changed.key}.${field}`
  return answerDone(visit.c, textPath(text, pathIn(house, page)))
}
