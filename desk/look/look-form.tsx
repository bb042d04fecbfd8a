import { HiddenFields } from '#app/plain/parts.tsx'
import { useBusiness } from '#app/business.ts'
import { TextField } from '#app/ui/field.tsx'
import { type AskedLook, colourFields, fieldsOfLook, ownPalette } from '#booking/look/asked-look.ts'
import { facePairs } from '#booking/look/face-pairs.ts'
import type { Look } from '#booking/look/look-value.ts'
import { type Mark, pictureOfMark } from '#booking/look/mark.ts'
import { initialsOf } from '#booking/look/own-mark.ts'
import { pictureAddress } from '#booking/pictures/own-picture.ts'
import { type Colours, paletteNameOf, palettes } from '#booking/look/palette.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { SolidButton } from '../buttons.tsx'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().look

type LookFormProps = {
  readonly typed: AskedLook
  readonly present: Look
  readonly fileProblem: string | undefined
}

export function LookForm({ typed, present, fileProblem }: LookFormProps) {
  const { look, unreadable, wrong } = typed
  const { colours, faces } = look
  const fieldsNow = fieldsOfLook(look)
  const { fields, hints, ...choiceWords } = words().colours
  return (
    <form method="post" action={deskPath('uiterlijk')} noValidate className="mt-8">
      <h2 className="mb-3 text-25">{choiceWords.title}</h2>
      <HiddenFields
        of={{
          shown: String(new URLSearchParams(fieldsOfLook(present))),
          'shown-colours': colourFields.map((field) => colours[field]).join(' '),
        }}
      />
      <Choice
        name="palette"
        legend={choiceWords.legend}
        chosen={paletteNameOf(colours) ?? ownPalette}
        of={[...keysOf(palettes), ownPalette].map((name) => [name, choiceWords.palettes[name]])}
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
      <p className="mb-5 max-w-[33.5em] text-meta text-soft">{choiceWords.dark}</p>
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
      <MarkFields mark={look.mark} problem={fileProblem} />
      <div className="flex flex-wrap gap-3">
        <button className="button-quiet" type="submit" formMethod="get">
          {words().look}
        </button>
        <SolidButton does="set-look">{words().keep}</SolidButton>
      </div>
    </form>
  )
}

/** The mark, and a file to make one of; its button sends the other choices along. */
function MarkFields({ mark, problem }: { mark: Mark; problem: string | undefined }) {
  const { legend, choices, file, hint, send } = words().mark
  const picture = pictureOfMark(mark)
  const initials = initialsOf(useBusiness().name)
  return (
    <>
      <Choice
        name="mark"
        legend={legend}
        chosen={mark}
        of={[
          ['drawn', choices.drawn],
          ['initials', fill(choices.initials, { initials })],
          ...(picture ? [[mark, choices.picture] as const] : []),
        ]}
      />
      {picture && (
        <img
          src={pictureAddress('mark', picture.id, 'day.png')}
          alt=""
          width={Math.round((66 * picture.wide) / 100)}
          height={66}
          className="mb-5"
        />
      )}
      <TextField
        type="file"
        name="file"
        label={file}
        hint={hint}
        problem={problem}
        accept={markTypes}
      />
      <p className="mb-8">
        <button
          className="button-quiet"
          type="submit"
          formAction={deskPath('uiterlijk', 'teken')}
          formEncType="multipart/form-data"
        >
          {send}
        </button>
      </p>
    </>
  )
}

const markTypes = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml'

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

/** A drawing, as the page allows no style on an element. */
function Swatch({ colours: { paper, accent, second } }: { readonly colours: Colours }) {
  return (
    <svg width="66" height="28" viewBox="0 0 66 28" aria-hidden="true" className="flex-none">
      <path fill={paper} stroke="currentColor" d="M.5.5h65v27h-65z" />
      <path fill={accent} d="M22 1h22v26H22z" />
      <path fill={second} d="M44 1h21v26H44z" />
    </svg>
  )
}
