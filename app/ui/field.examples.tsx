import { type Example, type PartExamples, inEachState } from './examples.ts'
import { CheckField, SelectField, TextArea, TextField } from './field.tsx'

const longName = 'Wolfeschlegelsteinhausenbergerdorff-van-der-Nieuwenhuyzen, Marie-Antoinette'

export const examples: PartExamples = {
  name: 'Field',
  use: 'A label, what helps to fill it in, what is wrong with it, and the control. The problem stands above the control, where one reads before one types.',
  show: (words) => [
    ...inEachState((state) => <TextField name={state} label="Your name" />),
    { state: 'filled in', part: <TextField name="filled" label="Name" defaultValue={longName} /> },
    {
      state: 'wrong',
      part: <TextField name="error-email" label="E-mail" problem="Valid email is required" />,
    },
    {
      state: 'disabled',
      part: <TextField name="off" label="Your name" disabled defaultValue="Anneleen" />,
    },
    ...choices(),
    ...boxes(),
    ...words.map(({ language, label, hint, problem, consent }) => ({
      state: `${language}, the longest`,
      language,
      part: (
        <>
          <TextArea
            name={`${language}-long`}
            {...{ label, hint, problem }}
            rows={3}
            defaultValue={longName.repeat(2)}
          />
          <CheckField name={`${language}-consent`} label={consent} problem={problem} />
        </>
      ),
    })),
  ],
}

function choices(): Example[] {
  return [
    { state: 'list, nothing chosen', part: choice('list', '') },
    { state: 'list, focus', shown: 'focus', part: choice('list-focus', 'drinks') },
    { state: 'list, empty and disabled', part: choice('list-off', '', true) },
  ]
}

function choice(name: string, chosen: string, disabled = false) {
  return (
    <SelectField name={name} label="Workshop" defaultValue={chosen} disabled={disabled}>
      <option value="" disabled>
        Choose a workshop first
      </option>
      <option value="drinks">Fermented drinks: kombucha, water kefir and ginger beer</option>
    </SelectField>
  )
}

function boxes(): Example[] {
  return [
    { state: 'box, rest', part: <CheckField name="box" label="I agree" /> },
    {
      state: 'box, ticked, focus',
      shown: 'focus',
      part: <CheckField name="box-focus" label="I agree" defaultChecked />,
    },
    {
      state: 'box, wrong, on deep',
      ground: 'deep',
      part: <CheckField name="error-consent" label="I agree" problem="Please tick this box" />,
    },
  ]
}
