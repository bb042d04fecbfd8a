// Part of the page (`vite.plugins.ts`), so it imports nothing; a form that is sent asks nothing.
{
  const typed = new Set<EventTarget | null>()
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form')
    if (form && form.method === 'post') typed.add(form)
  })
  addEventListener('submit', ({ target }) => typed.delete(target))
  addEventListener('beforeunload', (event) => {
    if (Array.from(typed).some((form) => form instanceof Node && form.isConnected))
      event.preventDefault()
  })
}
