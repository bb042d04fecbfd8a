// Runs at the end of every page, once its first screen is drawn, and is all the script of a visit that only
// reads: it answers the cookie banner and the scroll, keeps the language, and fetches the site's own
// scripts at the first touch (docs/decisions/0003-scripts-nobody-waits-for.md). It is sent as its own
// text (`vite.plugins.ts`), so it may use nothing from outside.
{
  const root = document.documentElement
  const data = root.dataset
  const record = 'cookie-consent'

  /** The choice that was kept; what is no such record is none, and the visitor is asked again. */
  const stored = (): { analytics?: unknown } | false | undefined => {
    try {
      const kept = JSON.parse(localStorage.getItem(record) ?? '0')
      return kept?.necessary === true && kept
    } catch {}
  }

  /** Where storage is closed to us the banner will be there again, and nothing else changes. */
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
    // From here on the router fetches ahead.
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
  const held: HTMLElement[] = []

  for (const kind of ['pointerdown', 'pointerup', 'focusin', 'input']) {
    const controls =
      'a:focus-visible,a[role],a[data-held],button:not([data-consent-choice]),summary,form *'
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
    const link = near(event, '[data-held],a[hreflang]')
    if (!link || ready || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // The history entry is replaced (specification, section 2), as the router will do it.
    if (link.hreflang) return location.replace(link.href)
    held.push(link)
    setTimeout(() => ready || !link.href || location.assign(link.href), 5000)
  })

  addEventListener('scripted', () => {
    ready = true
    held.forEach((pressed) => pressed.click())
  })

  const inWindow = (whole: Element): (readonly [Element, number])[] =>
    [...whole.children].flatMap((part) => {
      const { top, bottom, height } = part.getBoundingClientRect()
      return bottom > 0 && top < innerHeight ? [[part, height], ...inWindow(part)] : []
    })

  /** A text keeps its lines when its letters change: they are set up to a twelfth smaller, or larger. */
  const keepLines = ([part, height]: readonly [Element, number]): void => {
    const grown = () => part.getBoundingClientRect().height - height
    const turn = -Math.sign(grown())
    const own = [...part.childNodes].some((node) => node instanceof Text && node.data.trim())
    if (!own || Math.abs(grown()) < 4) return
    const { style } = part as HTMLElement
    const { fontSize, lineHeight } = getComputedStyle(part)
    style.lineHeight = lineHeight
    for (let percent = 1; Math.abs(grown()) > 4 && percent < 9; percent++) {
      style.fontSize = `calc(${fontSize}*${1 + (turn * percent) / 100})`
    }
    if (Math.abs(grown()) > 4) style.fontSize = ''
  }

  /** The site's own letters: no paint waits for them, and nothing in the window moves when they come. */
  const letter = async (): Promise<void> => {
    const [serif, sans] = (data['letters'] ?? '').split(' ')
    const faces = [
      new FontFace('Young Serif', `url(${serif})`),
      new FontFace('Hanken Grotesk', `url(${sans})`, { weight: '400 700' }),
    ]
    try {
      await Promise.all(faces.map((face) => face.load()))
    } catch {
      return
    }
    const before = inWindow(document.body)
    faces.forEach((face) => document.fonts.add(face))
    // The innermost first: a part that holds a text has its height again when the text has.
    before.toReversed().forEach(keepLines)
  }
  addEventListener('DOMContentLoaded', letter)

  /** What was typed earlier in this visit comes back with the scripts (`app/ui/draft.ts`). */
  const restore = (): void => {
    const form = document.querySelector<HTMLElement>('form[data-draft]')
    try {
      if (form && sessionStorage.getItem(form.dataset['draft'] ?? '')) start()
    } catch {}
  }
  addEventListener('DOMContentLoaded', restore)

  addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 50))
}
