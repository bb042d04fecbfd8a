/** What can take the focus, so that a part shown with it has the ring where a keyboard would put it. */
const focusable = 'a, button, input, select, textarea, summary, [tabindex]'

const states = [
  { pseudo: /(?<!\(hover|\\):hover\b/g, marked: ':is(:hover, [data-shown="hover"] *)' },
  {
    pseudo: /(?<!\\):focus-visible\b/g,
    marked: `:is(:focus-visible, [data-shown="focus"] :is(${focusable}))`,
  },
  { pseudo: /(?<!\\):active\b/g, marked: ':is(:active, [data-shown="pressed"] *)' },
]

/**
 * The site's own style sheet, but what it says of a part under a mouse, with the focus or pressed also
 * holds for a part marked so: the page of parts can show all states side by side.
 */
export function withShownStates(css: string): string {
  // `(hover: hover)` is a question about the device and stays as it is.
  return states.reduce((sheet, { pseudo, marked }) => sheet.replaceAll(pseudo, marked), css)
}
