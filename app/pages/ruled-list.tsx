export function RuledList({ of, look }: { of: readonly string[]; look: string }) {
  return (
    <ul className={`${look} border-t-2 border-ink`}>
      {of.map((sentence) => (
        <li key={sentence} className="border-b border-rule py-3">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
