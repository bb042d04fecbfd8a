import type { ListChange } from '#booking/texts/list-order.ts'
import { listAround } from '#content/text-lists.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { changeList } from '#office/texts/change-list.ts'
import { DeskButton } from '../buttons.tsx'
import type { DeskVisit } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().texts.list
export const listChanges = {
  'list-add': 'add',
  'list-up': 'up',
  'list-down': 'down',
  'list-leave-out': 'leave-out',
} as const satisfies Readonly<Record<string, ListChange>>

export type ListButton = keyof typeof listChanges

export function ListForm() {
  return (
    <form method="post" className="mt-8">
      <h2 className="mb-3 text-25">{words().title}</h2>
      <div className="flex flex-wrap gap-3">
        {keysOf(listChanges).map((button) => (
          <DeskButton key={button} does={button}>
            {words().buttons[button]}
          </DeskButton>
        ))}
      </div>
    </form>
  )
}

/** Path of the text to look at next, or a problem; undefined when there is no such entry. */
export async function moveInList(
  { office, device }: DeskVisit,
  path: string,
  button: ListButton,
): Promise<{ readonly path: string } | { readonly problem: string } | undefined> {
  const around = listAround(path)
  const changed = await changeList(office, { path, to: listChanges[button] }, device.browser)
  if (changed.kind === 'not-there' || !around) return undefined
  if (changed.kind === 'changed') {
    const { list, key } = around
    return { path: path.replace(`${list}.${key}`, `${list}.${changed.key}`) }
  }
  const { kind, least, most } = changed
  return { problem: fill(words()[kind], { least, most }) }
}
