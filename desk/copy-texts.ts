// Buttons that copy, where the browser lets a page do that; the text beside each can be selected anyhow. It
// stands in the page as its own text (`vite.plugins.ts`), so it may use nothing from outside.
{
  const copy = async (button: HTMLButtonElement): Promise<void> => {
    const { copy: text = '', done = '' } = button.dataset
    await navigator.clipboard.writeText(text)
    button.textContent = done
  }

  if ('clipboard' in navigator) {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
      button.hidden = false
      button.addEventListener('click', () => copy(button))
    }
  }
}
