import type { ReactNode } from 'react'

/** A form of the desk: what it does travels with its button. */
export function DeskForm(props: {
  readonly title?: string
  readonly does: string
  readonly button: string
  readonly isGrave?: boolean
  readonly children?: ReactNode
}) {
  return (
    <section className="mt-13">
      {props.title && <h2 className="mb-3 text-25">{props.title}</h2>}
      <form method="post" noValidate>
        {props.children}
        <button
          className={props.isGrave ? 'button-grave' : 'button-quiet'}
          name="do"
          value={props.does}
          type="submit"
        >
          {props.button}
        </button>
      </form>
    </section>
  )
}
