// Runs at the end of every page, once its first screen is drawn, and is all the script of a visit that only
// reads: it answers the cookie banner and the scroll, keeps the language, and fetches the site's own
// scripts at the first touch (docs/decisions/0003-scripts-nobody-waits-for.md). It is sent as its own
// text (`vite.plugins.ts`), so it may use nothing from outside.
{
  const root = document.documentElement
  const data = root.dataset
  const record = 'cookie-consent'

  /** The kept choice; any other record counts as none, and the visitor is asked again. */
  const stored = (): { analytics?: unknown } | false | undefined => {
    try {
      const kept = JSON.parse(localStorage.getItem(record) ?? '0')
      return kept?.necessary === true && kept
    } catch {}
  }

  /** The banner comes again where storage is closed to us, and nothing else changes. */
  const store = (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value)
    } catch {}
  }

  const load = (type: string, src: string | undefined): void => {
    if (src === undefined) return
    document.head.append(Object.assign(document.createElement('script'), { type, src }))
  }

  /** Loads the farm's own counter, if it has one; only ever after a yes, and once a page. */
  const count = (): void => {
    load('', data['counter'])
    delete data['counter']
  }

  const start = (): void => {
    load('module', data['start'])
    delete data['start']
    // The router fetches ahead from now on.
    document.querySelector('[type=speculationrules]')?.remove()
  }

  const near = ({ target }: Event, selector: string): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null

  const consent = stored()
  data['consent'] = consent ? 'stored' : 'asked'
  if (consent && consent.analytics === true) count()
  store('i18nextLng', root.lang)

  let opener: HTMLElement | undefined

  const choose = (button: HTMLElement, choice: string): void => {
    data['consent'] = choice
    // The keyboard goes with the banner: into it when it is asked for, back to where it was after.
    let to: HTMLElement | null | undefined = opener
    if (choice === 'asked') {
      opener = button
      to = document.querySelector<HTMLElement>('[data-cookie-banner]')
    } else if (!to?.isConnected) to = document.getElementById('main')
    to?.focus({ preventScroll: true })
    const all = choice === 'all'
    if (!all && choice !== 'necessary') return
    const given = { necessary: true, analytics: all, preferences: all, timestamp: Date.now() }
    store(record, JSON.stringify(given))
    if (all) count()
  }

  let ready = false
  const held: (() => void)[] = []

  /** Keeps an act for the scripts; after five seconds it does what the page does without them. */
  const hold = (act: () => void, without: () => void): void => {
    held.push(act)
    setTimeout(() => ready || without(), 5000)
  }

  for (const kind of ['pointerdown', 'pointerup', 'focusin', 'input']) {
    const controls =
      'a:focus-visible,a[role],[data-held],button:not([data-consent-choice]),summary,form *'
    const touched = (event: Event & { pointerType?: string }): void => {
      // A finger that comes down may be about to scroll; that of a tap comes up again.
      if (kind + event.pointerType === 'pointerdowntouch') return
      if (near(event, controls)) start()
    }
    addEventListener(kind, touched, true)
  }

  addEventListener('click', (event) => {
    const button = near(event, '[data-consent-choice]')
    if (button) choose(button, button.dataset['consentChoice'] ?? '')
    const link = near(event, 'a,button,summary,[data-held]')
    if (!link?.matches('[data-held],a[hreflang]')) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const isKept = link.hreflang && keepPlace(link)
    if (ready) return
    event.preventDefault()
    if (link.hreflang) {
      // The browser gets no hash where it is to scroll back to the kept place.
      if (!isKept) link.hash ||= location.hash
      // A kept page has none of the query that it does not read.
      link.search ||= location.search
      return location.replace(link.href)
    }
    hold(
      () => link.click(),
      () => link.href && location.assign(link.href),
    )
  })

  /** A link that is called a button or a tab is pressed with Space too, once the key comes up. */
  const pressWithSpace = (event: KeyboardEvent): void => {
    const button = event.key === ' ' && near(event, 'a[role]')
    if (!button) return
    event.preventDefault()
    if (event.type === 'keyup') button.click()
  }
  addEventListener('keydown', pressWithSpace)
  addEventListener('keyup', pressWithSpace)

  const form = document.querySelector<HTMLFormElement>('form[data-draft]')

  /** A form that is sent says so at once, once; the scripts check and send it. */
  addEventListener('submit', (event) => {
    const button = form?.querySelector<HTMLButtonElement>('[data-busy]')
    if (ready || !form || !button || event.target !== form) return
    event.preventDefault()
    start()
    const label = button.textContent
    button.disabled = true
    button.textContent = button.dataset['busy'] ?? ''
    const send = () => {
      button.disabled = false
      button.textContent = label
      form.requestSubmit()
    }
    hold(send, () => {
      session((kept) => kept.removeItem(draftKey))
      form.submit()
    })
  })

  addEventListener('scripted', () => {
    ready = true
    // Each finds the page as the one before it left it.
    held.forEach((act) => setTimeout(act))
  })

  const session = (act: (kept: Storage) => void): void => {
    try {
      act(sessionStorage)
    } catch {}
  }

  /** The form's draft is kept before the scripts come as they will keep it (`app/ui/draft.ts`). */
  const draftKey = form?.dataset['draft'] ?? ''
  addEventListener('input', ({ target }) => {
    if (ready || !form || !(target instanceof Node && form.contains(target))) return
    const typed = [...new FormData(form), ['at', location.search], ['on', Date.now()]]
    session((kept) => kept.setItem(draftKey, JSON.stringify(Object.fromEntries(typed))))
  })

  /** A draft ends after an hour without typing, so that the next person at this screen does not see it. */
  const forget = (): void =>
    session((kept) => {
      for (const key of ['reservation-draft', 'message-draft']) {
        const { on } = JSON.parse(kept.getItem(key) ?? '{}')
        if (!(Date.now() - on < 3_600_000)) kept.removeItem(key)
      }
    })
  forget()
  setInterval(forget, 60_000)

  /** A list of dates offers those of the chosen workshop alone, as it will with the scripts. */
  const dates = document.querySelector<HTMLSelectElement>('select[data-of]')
  const all = [...(dates?.querySelectorAll('optgroup') ?? [])]
  let isWhole = false
  const offer = ({ type, target }: Event): void => {
    const workshop = document.getElementById(dates?.dataset['of'] ?? '')
    if (isWhole || !dates || !(workshop instanceof HTMLSelectElement)) return
    // React looks for the nodes that the server sent.
    isWhole = type === 'scripting'
    const { value } = dates
    const [prompt] = dates.options
    if (!prompt) return
    const shown = all.filter(({ dataset }) => isWhole || dataset['of'] === workshop.value)
    dates.replaceChildren(prompt, ...shown)
    prompt.label = shown[0]?.dataset['prompt'] ?? prompt.text
    dates.value = target === workshop ? '' : value
  }
  offer(new Event(''))
  for (const kind of ['change', 'pageshow', 'scripting']) addEventListener(kind, offer)

  /** Keeps which part of the page is at a third of the window, by its place: in another language its words differ. */
  const keepPlace = ({ pathname }: HTMLAnchorElement): boolean => {
    if (scrollY === 0) return false
    const path: number[] = []
    let part: Element = document.body
    for (;;) {
      const at = [...part.children].findIndex(
        (child) => child.getBoundingClientRect().bottom > innerHeight / 3,
      )
      const inside = part.children[at]
      if (!inside) break
      path.push(at)
      part = inside
    }
    const { top } = part.getBoundingClientRect()
    let isKept = false
    session((kept) => {
      kept.setItem('place', JSON.stringify([pathname, location.hash, path, top]))
      isKept = true
    })
    return isKept
  }

  /** The page in another language begins where it was left in the first (docs/decisions/0004). */
  const backToPlace = (): void =>
    session((kept) => {
      const [pathname, hash, path, top] = JSON.parse(kept.getItem('place') ?? '[]')
      kept.removeItem('place')
      if (pathname !== location.pathname) return
      const finish = () => history.replaceState(history.state, '', hash)
      // The browser no longer looks for the target of a hash once the page has been read.
      if (hash !== location.hash) addEventListener('DOMContentLoaded', () => setTimeout(finish))
      let part: Element = document.body
      for (const at of path) part = part.children[at] ?? part
      scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' })
    })
  backToPlace()
  addEventListener('translated', backToPlace)

  /** A draft of this visit comes back with the scripts. */
  const restore = (): void => session((kept) => void (kept.getItem(draftKey) && start()))
  addEventListener('DOMContentLoaded', restore)

  /** An open menu closes on Escape, and lies over nothing that takes the focus after it. */
  const leave = (event: Event & { readonly key?: string }): void => {
    const menu = document.querySelector('header details[open]')
    const isEscape = event.key === 'Escape'
    const { target } = event
    const isInside = target instanceof Node && menu?.parentElement?.contains(target)
    if (!isEscape && (event.key || isInside)) return
    menu?.removeAttribute('open')
    if (isEscape) menu?.querySelector('summary')?.focus()
  }
  addEventListener('keydown', leave)
  addEventListener('focusin', leave)

  addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 50))
}
