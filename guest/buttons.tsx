import type { ComponentProps } from 'react'
import { SubmitButton } from '#app/plain/parts.tsx'

type Props = Omit<ComponentProps<typeof SubmitButton>, 'look'>

export function MainButton(props: Props) {
  return <SubmitButton {...props} look={mainLook} />
}

export const mainLook = 'button-solid cut'

export function SecondButton(props: Props) {
  return <SubmitButton {...props} look="button-text" />
}

/** A quiet button ends or undoes: less visible than the page's main button. */
export function QuietButton(props: Props) {
  return <SubmitButton {...props} look="button-plain" />
}
