import { maxSearchLength } from '#booking/search/read-search.ts'

export function SearchField(props: {
  readonly name: string
  readonly id?: string
  readonly sought: string | undefined
  readonly button: string
  readonly placeholder?: string
}) {
  const { name, id = name, sought, button, placeholder } = props
  return (
    <>
      <input
        id={id}
        name={name}
        type="search"
        className="field-control"
        placeholder={placeholder}
        defaultValue={sought}
        maxLength={maxSearchLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <button className="button-quiet" type="submit">
        {button}
      </button>
    </>
  )
}
