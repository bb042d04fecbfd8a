import { firstHouse } from '#content/first-house.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { languages } from '#language/languages.ts'
import { postForm } from './forms.ts'
import type { Farm } from './farm.ts'

type Text = {
  readonly in: string
  readonly to: string
  /** The page that follows once it is kept. */
  readonly from?: string
}

/** The owner changes a text that nobody changed before, in one language. */
export function writeText(farm: Farm, path: string, { in: language, to, from = '' }: Text) {
  const fields = languages.flatMap((each) => {
    const now = writtenTexts(each, firstHouse).get(path) ?? ''
    return [
      [`shown-${each}`, now],
      [each, each === language ? to : now],
    ]
  })
  const address = `${farm.desk}/teksten/tekst?${new URLSearchParams({ tekst: path, van: from })}`
  return postForm(address, { do: 'keep-text', ...Object.fromEntries(fields) })
}

/** The texts with which a form was shown, as it sends them along. */
export function seenIn(form: string): Readonly<Record<string, string>> {
  const fields = form.matchAll(/name="(shown-\w+)" value="([^"]*)"/g)
  return Object.fromEntries(Array.from(fields, ([, name = '', text = '']) => [name, text]))
}

/** Everything that was written shows from then on. */
export async function publishTexts(farm: Farm): Promise<void> {
  await postForm(`${farm.desk}/teksten`, { do: 'publish' })
}
