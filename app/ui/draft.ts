/** What was typed and not sent, kept until the tab closes; where storage is closed to us, not at all. */
export type Draft = Readonly<Record<string, string>>

/** With the query it was typed at: `isOfThisAddress`. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form), ['at', location.search]]
  attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed))))
}

/** What an address fills in was there before what was typed at it, and comes after what was typed elsewhere. */
export function isOfThisAddress(draft: Draft): boolean {
  return draft['at'] === location.search
}

export function readDraft(form: HTMLFormElement): Draft {
  return attempt(() => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')) ?? {}
}

export function dropDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.removeItem(keyOf(form)))
}

/** Into texts that are still empty and boxes that are still open; lists of choices are the form's own affair. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.elements) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    const value = isText ? draft[control.name] : undefined
    if (!isText || value === undefined) continue
    if (control.type === 'checkbox' && control instanceof HTMLInputElement) control.checked = true
    else if (control.value === '') control.value = value
  }
}

/** The first script of a page looks for it too (`app/layout/first-script.ts`). */
function keyOf(form: HTMLFormElement): string {
  return form.dataset['draft'] ?? ''
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
