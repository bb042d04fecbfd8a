import { readSent } from '#app/plain/form-fields.tsx'
import { noField, type FormRefusal, TextLink } from '#app/plain/parts.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { fieldIn } from '#booking/forms/each-language.ts'
import type { House } from '#booking/house/house.ts'
import { ownAddress } from '#booking/house/own-address.ts'
import { newPageForm } from '#booking/house/own-page-form.ts'
import { blockFields, blockKinds, blocksPath } from '#content/words/own-page-blocks.ts'
import { wordsOf } from '#content/words/words.ts'
import { ownPagePath } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { firstOf } from '#language/languages.ts'
import { readHouse } from '#office/house/read-house.ts'
import { changeList } from '#office/texts/change-list.ts'
import { makePage, placePage } from '#office/texts/own-pages.ts'
import { FormAbout, DeskButton, Fold, redirectBack, refusalAt, Unseen } from '../buttons.tsx'
import { askedInEach, asking, AskingForm } from '../desk-form.tsx'
import { renderDeskPage } from '../frame.tsx'
import { deskLanguage, deskWords } from '../desk-language.ts'
import type { DeskPage, DeskVisit, ButtonHandler } from '../visit.ts'
import { OwnAddressForm, pagesNotGone, handleAddress } from './own-address.tsx'
import { shownPagePath, textPath } from './text-addresses.ts'

const words = () => deskWords().ownPages

const turns = {
  'own-page-menu': 'menu',
  'own-page-foot': 'foot',
  'own-page-aside': 'aside',
  'own-page-gone': 'gone',
} as const

export const ownPagesPage: DeskPage = {
  show,
  handlers: {
    ...fromKeys(keysOf(turns), (button) =>
      ofPage(async ({ office }, { page }) => {
        const isPlaced = await placePage(office, { page, place: turns[button] })
        return isPlaced ? undefined : refusalAt(noField, words().unpublished)
      }),
    ),
    'own-page-add': add,
    'own-page-address': handleAddress('page'),
    'block-add': ofPage(addBlock),
  },
  results: () => words().done,
}

type PageForm = { readonly house: House; readonly page: string; readonly form: URLSearchParams }

function ofPage(
  handle: (visit: DeskVisit, pageForm: PageForm) => ReturnType<ButtonHandler>,
): ButtonHandler {
  return async (visit, form) => {
    const house = await readHouse(visit.office.store)
    const page = pagesNotGone(house).find((id) => id === form.get('page'))
    return page === undefined ? redirectBack(visit) : handle(visit, { house, page, form })
  }
}

function adding() {
  const { title, button } = words().add
  const { name: first, nameHint: hint, nameProblem: problem } = deskWords().workshops.add
  const fieldWords = askedInEach('name', { first, hint, problem })
  return asking(newPageForm, { does: 'own-page-add', words: { title, button, ...fieldWords } })
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const house = await readHouse(visit.office.store)
  const ids = pagesNotGone(house)
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{words().text}</p>
      {ids.length === 0 && <p className="mt-5">{words().none}</p>}
      <ul className="mt-5 border-t-2 border-ink">
        {ids.map((id) => (
          <OwnPageRow key={id} {...{ house, id }} />
        ))}
      </ul>
      <div className="mt-8">
        <AskingForm
          of={adding()}
          only={house.spoken.map((language) => fieldIn('name', language))}
          isOpen={ids.length === 0}
        >
          <p className="mb-3 max-w-[33.5em]">{words().add.text}</p>
        </AskingForm>
      </div>
    </>
  )
  return renderDeskPage(visit, { title: words().title, sent: refused, body })
}

function OwnPageRow({ house, id }: { readonly house: House; readonly id: string }) {
  const { place } = house.ownPages[id]!
  const { name } = wordsOf(house, deskLanguage()).ownPages[id]!
  return (
    <li className="border-b border-rule py-3">
      <h2 className="font-sans font-semibold">{name}</h2>
      <p>{words().places[place]}</p>
      <p className="text-meta text-soft [overflow-wrap:anywhere]">
        {house.spoken.map((language) => pathIn(house, id, language)).join(' · ')}
      </p>
      <TextLink to={shownPagePath(pathIn(house, id))}>
        {words().look}
        <Unseen about={name} />
      </TextLink>
      <FormAbout of={{ page: id }} className="mb-3 flex flex-wrap gap-3">
        {keysOf(turns)
          .filter((turn) => turns[turn] !== place)
          .map((turn) => (
            <DeskButton key={turn} does={turn} about={name}>
              {words().turns[turn]}
            </DeskButton>
          ))}
      </FormAbout>
      <Fold title={words().block.title}>
        <FormAbout of={{ page: id }}>
          <SelectField name="kind" id={`kind-${id}`} label={words().block.kind}>
            {blockKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words().block.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <DeskButton does="block-add" about={name}>
            {words().block.button}
          </DeskButton>
        </FormAbout>
      </Fold>
      <OwnAddressForm kind="page" about={name} {...{ id, house }} />
    </li>
  )
}

function pathIn(house: House, id: string, language = firstOf(house)): string {
  return ownPagePath(ownAddress(house, { kind: 'page', id })[language], language)
}

async function add({ office }: DeskVisit, form: URLSearchParams) {
  const read = readSent(adding(), form, await readHouse(office.store))
  if (read.kind === 'refused') return read.refused
  const outcome = await makePage(office, read.value)
  return outcome.kind === 'made'
    ? undefined
    : refusalAt(noField, fill(words().add.tooMany, outcome), read.typed)
}

async function addBlock(visit: DeskVisit, { house, page, form }: PageForm) {
  const nth = blockKinds.findIndex((kind) => kind === form.get('kind'))
  const field = blockFields[nth]
  if (field === undefined) return redirectBack(visit)
  const path = `${blocksPath(page)}.${nth}`
  const changed = await changeList(visit.office, { path: `${path}.${field}`, to: 'append' })
  if (changed.kind === 'not-there') return redirectBack(visit)
  if (changed.kind !== 'changed') return refusalAt(noField, fill(words().block.full, changed))
  const text = `${blocksPath(page)}.${changed.key}.${field}`
  return visit.c.redirect(textPath(text, pathIn(house, page)), 303)
}
