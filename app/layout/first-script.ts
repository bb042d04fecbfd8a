/**
 * Runs in the head of every page, before anything is drawn: it remembers the page's language, and
 * answers the cookie banner, which must work before the site's own scripts arrive.
 *
 * It is sent as its own source text, so it may use nothing from outside.
 */
function runFirst(): void {
  const root = document.documentElement
  const record = 'cookie-consent'

  /** The choice that was kept; what is no such record is none, and the visitor is asked again. */
  function stored(): { analytics?: unknown } | null {
    try {
      const kept = JSON.parse(localStorage.getItem(record) ?? 'null')
      return kept?.necessary === true ? kept : null
    } catch {
      return null
    }
  }

  function store(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Storage is closed to us: the banner will be there again, and nothing else changes.
    }
  }

  let counting = false

  /** Loads the farm's own counter, if it has one; only ever after a yes, and once a page. */
  function count(): void {
    const address = root.dataset['counter']
    if (address === undefined || counting) return
    counting = true
    const script = document.createElement('script')
    script.src = address
    script.async = true
    document.head.append(script)
  }

  const consent = stored()
  root.dataset['consent'] = consent ? 'stored' : 'asked'
  if (consent?.analytics === true) count()
  store('i18nextLng', root.lang)

  let opener: HTMLElement | null = null

  /** The keyboard goes with the banner: into it when it is asked for, back to where it was after. */
  function lead(button: HTMLElement, asked: boolean): void {
    if (asked) opener = button
    const back = opener?.isConnected ? opener : document.getElementById('main')
    const to = asked ? document.querySelector<HTMLElement>('[data-cookie-banner]') : back
    to?.focus({ preventScroll: true })
  }

  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-consent-choice]')
        : null
    const choice = button?.getAttribute('data-consent-choice')
    if (!button || !choice) return
    root.dataset['consent'] = choice
    lead(button, choice === 'asked')
    if (choice === 'asked' || choice === 'dismissed') return
    const all = choice === 'all'
    const given = { necessary: true, analytics: all, preferences: all, timestamp: Date.now() }
    store(record, JSON.stringify(given))
    if (all) count()
  })
}

/** The text of the script; the server puts it into the page, and its hash into the policy. */
export const firstScript = `(${runFirst.toString()})()`
