// An open page of the desk goes blank once its device has ended
// (docs/decisions/0068-fresh-keys.md). The script is part of the page (`vite.plugins.ts`), so it
// may import nothing.
{
  const everyMs = 60_000

  const leave = (): void => {
    // The title names a guest too.
    document.documentElement.replaceChildren()
    // A browser fetches nothing for an address with a hash; no form is sent again.
    location.replace(location.pathname + location.search)
  }

  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return
    const head = { method: 'HEAD', cache: 'no-store' } as const
    // A device without a network learns nothing, and asks again.
    const answer = await fetch('/desk/bekend', head).catch(() => undefined)
    if (answer?.status === 403) leave()
  }

  // A browser may show a page that it kept whole.
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  setInterval(look, everyMs)
}
