import type { ComponentProps, ReactNode } from 'react'
import { type Button, DeskButton, Fold } from './buttons.tsx'
import { ForGood } from './undo/taken-back.tsx'

export function FoldedForm(
  props: ComponentProps<typeof DeskForm> & {
    readonly id?: string
    readonly isOpen?: boolean | undefined
  },
) {
  const { id, title, isOpen, ...form } = props
  return (
    <Fold id={id} title={title} isOpen={isOpen}>
      <BareForm {...form} />
    </Fold>
  )
}

export function DeskForm(props: {
  readonly title: string
  readonly does: Button
  readonly button: string
  readonly isGrave?: boolean
  readonly children?: ReactNode
}) {
  return (
    <section className="mt-13">
      <h2 className="mb-3 text-25">{props.title}</h2>
      <BareForm {...props} />
    </section>
  )
}

function BareForm(props: Omit<ComponentProps<typeof DeskForm>, 'title'>) {
  return (
    <form method="post" noValidate>
      {props.children}
      <ForGood does={props.does} />
      <DeskButton does={props.does} look={props.isGrave ? 'button-grave' : undefined}>
        {props.button}
      </DeskButton>
    </form>
  )
}
