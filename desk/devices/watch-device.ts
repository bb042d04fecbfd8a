// An open page of the desk goes blank once its device has ended (docs/decisions/0068-fresh-keys.md). It stands
// in the page as its own text (`vite.plugins.ts`), so it may use nothing from outside.
{
  const everyMs = 60_000

  const leave = (): void => {
    // Its title names a guest too.
    document.documentElement.replaceChildren()
    // Without what follows a `#`, with which nothing would be asked for; never a form once more.
    location.replace(location.pathname + location.search)
  }

  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return
    const asked = { method: 'HEAD', cache: 'no-store' } as const
    // Without a network nobody knows: the next look asks again.
    const answer = await fetch('/desk/bekend', asked).catch(() => undefined)
    if (answer?.status === 403) leave()
  }

  // A page that a browser kept whole, and shows again.
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  setInterval(look, everyMs)
}
