/** Elements that can take the focus: a part shown with it has its ring where a keyboard puts it. */
const focusable = 'a, button, input, select, textarea, summary, [tabindex]'

const states = [
  { pseudo: /(?<!\(hover|\\):hover\b/g, marked: ':is(:hover, [data-shown="hover"] *)' },
  {
    pseudo: /(?<!\\):focus-visible\b/g,
    marked: `:is(:focus-visible, [data-shown="focus"] :is(${focusable}))`,
  },
  { pseudo: /(?<!\\):active\b/g, marked: ':is(:active, [data-shown="pressed"] *)' },
]

/** The style sheet, whose rules for a mouse, the focus and a press hold for marked parts too. */
export function withShownStates(css: string): string {
  // `(hover: hover)` is a question about the device and stays as it is.
  return states.reduce((sheet, { pseudo, marked }) => sheet.replaceAll(pseudo, marked), css)
}
