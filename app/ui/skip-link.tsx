export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      className="sr-only z-50 bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {text}
    </a>
  )
}
