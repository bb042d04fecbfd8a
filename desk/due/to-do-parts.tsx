import type { ReactNode } from 'react'
import { FormAbout, DeskButton } from '../buttons.tsx'
import { deskWords } from '../desk-language.ts'
import type { Button } from '../button-names.ts'

const words = () => deskWords().toDo

export function ToDoEntry(props: {
  readonly to?: string
  readonly text: string
  readonly aside: string
  readonly isUrgent?: boolean
  readonly mark?: string | undefined
  readonly done?: string
  readonly pick?: ReactNode
  readonly children?: ReactNode
}) {
  const { to, text, aside, isUrgent, mark, done, pick, children } = props
  const look = `font-semibold ${isUrgent ? 'text-beet' : ''} ${to ? 'underline' : ''}`
  const read = (
    <>
      <span className={`block [overflow-wrap:anywhere] ${look}`}>{text}</span>
      <span className="block text-meta text-balance whitespace-pre-line text-soft [overflow-wrap:anywhere]">
        {aside}
      </span>
      {done && <span className="said">{done}</span>}
    </>
  )
  return (
    <li className="to-do">
      <div className="to-do-read min-w-0">
        {pick}
        {to ? (
          <a className="block hover:bg-deep" href={to}>
            {read}
          </a>
        ) : (
          read
        )}
        {mark && <p className="mark mt-2">{mark}</p>}
      </div>
      {children}
    </li>
  )
}

const buttonText = () =>
  ({
    confirm: deskWords().desk.actions.confirm.button,
    received: words().received,
    answered: deskWords().messages.tick,
  }) as const satisfies Partial<Record<Button, string>>

export function ToDoButton(props: {
  readonly does: keyof ReturnType<typeof buttonText>
  readonly fields: Readonly<Record<string, string | number>>
  readonly label: string
  readonly action: string
  readonly below?: ReactNode
  readonly children?: ReactNode
}) {
  const { does, fields, label, action, below, children } = props
  return (
    <FormAbout of={fields} action={action} noValidate className="no-print flex flex-wrap gap-2">
      {children}
      <DeskButton does={does} look={does === 'confirm' ? 'button' : undefined} about={label}>
        {buttonText()[does]}
      </DeskButton>
      {below}
    </FormAbout>
  )
}
