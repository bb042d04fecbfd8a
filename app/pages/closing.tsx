import { SolidLink } from './button-link.tsx'

export function Closing(props: {
  readonly words: { readonly title: string; readonly text: string; readonly button: string }
  readonly to: string
}) {
  const { words, to } = props
  return (
    <section className="container-site grid items-end gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <h2 className="text-43 md:text-60 lg:col-span-6">{words.title}</h2>
      <div className="lg:col-span-6">
        <p className="max-w-[28em] text-lead">{words.text}</p>
        <p className="mt-8">
          <SolidLink to={to}>{words.button}</SolidLink>
        </p>
      </div>
    </section>
  )
}
