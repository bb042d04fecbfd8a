/**
 * The part of a form that is pressed, or else has the focus, stays where it is in the window while the form grows: a
 * press that ends on something else does nothing.
 *
 * @returns what moves the page back, once the form has grown
 */
export function keepScrollPosition(form: HTMLFormElement): () => void {
  const part = [...form.querySelectorAll(':active')].at(-1) ?? form.querySelector(':focus')
  if (!part) return () => undefined
  const before = part.getBoundingClientRect().top
  return () => {
    if (!part.isConnected) return
    scrollBy({ top: part.getBoundingClientRect().top - before, behavior: 'instant' })
  }
}
