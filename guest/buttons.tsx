import type { ComponentProps } from 'react'
import { SubmitButton } from '#app/plain/parts.tsx'

type Props = Omit<ComponentProps<typeof SubmitButton>, 'look'>

/** What a page is for: one to a form. */
export function MainButton(props: Props) {
  return <SubmitButton {...props} look={mainLook} />
}

export const mainLook = 'button-solid cut'

export function SecondButton(props: Props) {
  return <SubmitButton {...props} look="button-text" />
}

/** What ends something is asked for in no louder voice than it takes. */
export function QuietButton(props: Props) {
  return <SubmitButton {...props} look="button-plain" />
}
