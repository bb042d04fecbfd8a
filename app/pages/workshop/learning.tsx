import { Picture } from '#app/ui/picture.tsx'
import type { PictureView } from '../picture-view.ts'

type Props = {
  readonly title: string
  readonly benefits: readonly string[]
  readonly picture: PictureView
}

/** What one can do afterwards, beside what one sees halfway through. */
export function Learning({ title, benefits, picture }: Props) {
  return (
    <section className="container-site grid items-center gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-2">
      <Picture {...picture} width={800} height={600} className="beside-left" />
      <div>
        <h2 className="text-43">{title}</h2>
        <ul className="mt-5 border-t-2 border-ink">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-b border-rule py-3">
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
