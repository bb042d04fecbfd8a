import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

export type Tab = { readonly id: string; readonly label: string }

/** Each tab is an address (`#drinks`): before script the browser alone opens it, by `:target`. */
export function useTabs(tabs: readonly Tab[]): readonly [string, (id: string) => void] {
  const [open, setOpen] = useState(tabs[0]?.id ?? '')

  useEffect(() => {
    const follow = () => {
      const named = tabs.find(({ id }) => `#${id}` === location.hash)
      if (named) setOpen(named.id)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [tabs])

  function choose(id: string): void {
    setOpen(id)
    // The address says which tab is open; the page does not jump, and "back" leaves the page.
    history.replaceState(history.state, '', `#${id}`)
  }
  return [open, choose]
}

type TabListProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly open: string
  readonly onOpen: (id: string) => void
  /** Id of the panel that all share; without one each has its own. */
  readonly panel?: string
}

/** A row of tabs (ARIA practices, "Tabs"): arrows move and open, Home and End go to the ends. */
export function TabList({ label, tabs, open, onOpen, panel }: TabListProps) {
  const scripted = useHydrated()

  function move(event: KeyboardEvent<HTMLElement>, at: number): void {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    onOpen(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }

  return (
    <div role="tablist" aria-label={label} className="tab-list">
      {tabs.map(({ id, label: text }, i) => (
        <a
          key={id}
          id={`tab-${id}`}
          role="tab"
          href={`#${id}`}
          aria-selected={id === open}
          aria-controls={panel ?? id}
          tabIndex={scripted && id !== open ? -1 : 0}
          className="tab"
          onClick={(event) => {
            event.preventDefault()
            onOpen(id)
          }}
          onKeyDown={(event) => move(event, i)}
        >
          {text}
        </a>
      ))}
    </div>
  )
}

type PanelProps = { readonly id: string; readonly open: boolean; readonly children: ReactNode }

export function TabPanel({ id, open, children }: PanelProps) {
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      data-open={open}
      className="tab-panel"
      // ARIA practices: a panel takes the focus.
      tabIndex={0}
    >
      {children}
    </div>
  )
}
