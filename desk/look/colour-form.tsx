import { HiddenFields } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { type AskedColours, colourFields, ownPalette } from '#booking/look/asked-colours.ts'
import { type Colours, paletteNameOf, palettes } from '#booking/look/palette.ts'
import { keysOf } from '#language/keys-of.ts'
import { deskPath } from '#language/desk-paths.ts'
import { DeskButton } from '../buttons.tsx'
import { say } from '../telling.ts'

const words = () => say().look.colours

/** Palettes to choose from, and three colours of one's own. */
export function ColourForm({ asked: { colours, unreadable, wrong } }: { asked: AskedColours }) {
  const now = paletteNameOf(colours) ?? ownPalette
  return (
    <form method="post" action={deskPath('uiterlijk')} noValidate className="mt-8">
      <h2 className="mb-3 text-25">{words().title}</h2>
      <HiddenFields of={{ shown: colourFields.map((field) => colours[field]).join(' ') }} />
      <fieldset className="mb-5">
        <legend className="mb-1 font-semibold">{words().legend}</legend>
        {([...keysOf(palettes), ownPalette] as const).map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-3 py-2">
            <input
              type="radio"
              name="palette"
              value={name}
              defaultChecked={name === now}
              className="field-check"
            />
            <Swatch colours={name === ownPalette ? colours : palettes[name]} />
            {words().palettes[name]}
          </label>
        ))}
      </fieldset>
      {colourFields.map((field) => (
        <TextField
          key={field}
          type="color"
          name={field}
          label={words().fields[field]}
          hint={words().hints[field]}
          defaultValue={colours[field]}
          {...((unreadable[field] || wrong.includes(field)) && { 'aria-invalid': true })}
        />
      ))}
      <p className="mb-5 max-w-[33.5em] text-meta text-soft">{words().dark}</p>
      <div className="flex flex-wrap gap-3">
        <button className="button-quiet" type="submit" formMethod="get">
          {say().look.look}
        </button>
        <DeskButton does="set-look" look="button">
          {say().look.keep}
        </DeskButton>
      </div>
    </form>
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
