/** Fields that were typed and not sent. The tab keeps them for an hour, where the browser allows it. */
export type Draft = Readonly<Record<string, string>>

/** Keeps a form's draft, with its instant and the address's query. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form), ['at', location.search], ['on', Date.now()]]
  attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed))))
}

/** A draft that was typed at this address is newer than the values that the address fills in. */
export function isOfThisAddress(draft: Draft): boolean {
  return draft['at'] === location.search
}

export function readDraft(form: HTMLFormElement): Draft {
  return attempt(() => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')) ?? {}
}

export function dropDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.removeItem(keyOf(form)))
}

/** The router keeps which steps it drew as transitions, and the privacy page names no such thing. */
export function forgetTransitions(): void {
  const forget = () => sessionStorage.removeItem('remix-router-transitions')
  addEventListener('pagehide', () => attempt(forget))
}

/** Fills empty texts and open boxes; lists of choices are the form's own affair. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.elements) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    const value = isText ? draft[control.name] : undefined
    if (!isText || value === undefined) continue
    if (control.type === 'checkbox' && control instanceof HTMLInputElement) control.checked = true
    else if (control.value === '') control.value = value
  }
}

/** A page's first script looks for this key too (`app/layout/first-script.ts`). */
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
