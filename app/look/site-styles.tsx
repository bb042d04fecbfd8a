import styles from '../app.css?inline'

/**
 * The style sheet stands in the page itself: it is small, and the first drawing waits for nothing.
 * The browser already has it when React starts: React takes it from there, for when it has to draw
 * the whole document again because a page broke.
 */
export function SiteStyles() {
  const text = import.meta.env.SSR || import.meta.env.DEV ? styles : fromThePage()
  return <style data-site suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

function fromThePage(): string {
  return document.querySelector('style[data-site]')?.textContent ?? ''
}
