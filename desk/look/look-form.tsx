import { HiddenFields } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { colourFields, ownPalette } from '#booking/look/asked-colours.ts'
import { type AskedLook, fieldsOfLook } from '#booking/look/asked-look.ts'
import { facePairs } from '#booking/look/face-pairs.ts'
import { type Colours, paletteNameOf, palettes } from '#booking/look/palette.ts'
import { deskPath } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { DeskButton } from '../buttons.tsx'
import { say } from '../telling.ts'

const words = () => say().look

/** Palettes and faces to choose from, and three colours of one's own. */
export function LookForm({ asked: { look, unreadable, wrong } }: { readonly asked: AskedLook }) {
  const { colours, faces } = look
  const fieldsNow = fieldsOfLook(look)
  const { fields, hints, ...said } = words().colours
  return (
    <form method="post" action={deskPath('uiterlijk')} noValidate className="mt-8">
      <h2 className="mb-3 text-25">{said.title}</h2>
      <HiddenFields of={{ shown: colourFields.map((field) => colours[field]).join(' ') }} />
      <Choice
        name="palette"
        legend={said.legend}
        chosen={paletteNameOf(colours) ?? ownPalette}
        of={[...keysOf(palettes), ownPalette].map((name) => [name, said.palettes[name]])}
        swatches={{ ...palettes, [ownPalette]: colours }}
      />
      {colourFields.map((field) => (
        <TextField
          key={field}
          type="color"
          name={field}
          label={fields[field]}
          hint={hints[field]}
          defaultValue={colours[field]}
          {...((unreadable[field] || wrong.includes(field)) && { 'aria-invalid': true })}
        />
      ))}
      <p className="mb-5 max-w-[33.5em] text-meta text-soft">{said.dark}</p>
      <Choice
        name="faces"
        legend={words().faces.legend}
        chosen={faces}
        of={keysOf(facePairs).map((name) => [name, words().faces.pairs[name]])}
      />
      {(['drawings', 'jar'] as const).map((name) => (
        <Choice
          key={name}
          name={name}
          legend={words()[name].legend}
          chosen={fieldsNow[name]}
          of={Object.entries(words()[name].choices)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <button className="button-quiet" type="submit" formMethod="get">
          {words().look}
        </button>
        <DeskButton does="set-look" look="button">
          {words().keep}
        </DeskButton>
      </div>
    </form>
  )
}

type ChoiceProps = {
  readonly name: string
  readonly legend: string
  readonly chosen: string
  readonly of: readonly (readonly [value: string, text: string])[]
  readonly swatches?: Readonly<Record<string, Colours>>
}

function Choice({ name, legend, chosen, of, swatches = {} }: ChoiceProps) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {of.map(([value, text]) => (
        <label key={value} className="flex min-h-11 items-center gap-3 py-2">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="field-check"
          />
          {swatches[value] && <Swatch colours={swatches[value]} />}
          {text}
        </label>
      ))}
    </fieldset>
  )
}

/** Drawn, as the page allows no style on an element. */
function Swatch({ colours: { paper, accent, second } }: { readonly colours: Colours }) {
  return (
    <svg width="66" height="28" viewBox="0 0 66 28" aria-hidden="true" className="flex-none">
      <path fill={paper} stroke="currentColor" d="M.5.5h65v27h-65z" />
      <path fill={accent} d="M22 1h22v26H22z" />
      <path fill={second} d="M44 1h21v26H44z" />
    </svg>
  )
}
