// Part of the page (`vite.plugins.ts`), so it imports nothing; a text can be selected anyhow.
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
