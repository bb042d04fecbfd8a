import { deskPages } from '#content/words/nl/desk-pages.ts'
import { DeskFrame, type DeskPath } from './frame.tsx'

/** For an address of the desk that leads to nothing, or to what was erased since. */
export function DeskNotTherePage({ to }: { to: DeskPath }) {
  const words = deskPages.notThere
  return (
    <DeskFrame title={words.title} to={to}>
      <h1 className="text-43">{words.title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead">{words.text}</p>
      <a className="mt-5 inline-flex min-h-11 items-center underline" href={to()}>
        {words.home}
      </a>
    </DeskFrame>
  )
}
