import { deskPages } from '#content/words/nl/desk-pages.ts'

/**
 * The way to the desk from a page that is not the desk's own: a fresh link goes to the farm's mailbox,
 * and nowhere else. Whoever stands here holds a link for one thing, and that must not become the desk.
 */
export function DeskLinkForm({ isQuiet }: { isQuiet?: boolean }) {
  return (
    <form method="post" action="/desk">
      <button className={isQuiet ? 'button-quiet' : 'button'} type="submit">
        {deskPages.ended.button}
      </button>
    </form>
  )
}
