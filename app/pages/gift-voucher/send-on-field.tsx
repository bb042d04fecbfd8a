import { type ComponentProps, useState } from 'react'
import { isDay, printDay } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { TextField } from '../../ui/field.tsx'

type Props = ComponentProps<typeof TextField> & {
  readonly language: Language
  readonly defaultValue?: string
}

/** The browser writes a day its own way, which may not be the page's: in words it is the same to all. */
export function SendOnField({ language, defaultValue = '', ...field }: Props) {
  const [day, setDay] = useState(defaultValue)
  return (
    <div className="mb-5">
      <TextField
        {...field}
        type="date"
        defaultValue={defaultValue}
        onChange={(event) => setDay(event.target.value)}
      />
      <output htmlFor={field.name} className="-mt-3 block">
        {isDay(day) && printDay(day, language)}
      </output>
    </div>
  )
}
