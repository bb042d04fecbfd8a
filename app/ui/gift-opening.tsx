type Opening = {
  readonly title: string
  /** The note under the title, which says what the mail is, and that it leaves once paid. */
  readonly note: string
  readonly subject: string
  readonly text: string
  /** The buyer's own words; empty where there are none. */
  readonly message: string
}

/** Beginning of the mail that another person gets in the buyer's name, shown before the buyer pays. */
export function GiftOpening({ title, note, subject, text, message }: Opening) {
  return (
    <section className="my-8">
      <h2 className="text-25 [overflow-wrap:anywhere]">{title}</h2>
      <p className="mt-2 max-w-[33.5em]">{note}</p>
      <div className="mt-3 max-w-[33.5em] border border-rule p-5 [overflow-wrap:anywhere]">
        <p className="font-semibold">{subject}</p>
        <p className="mt-3">{text}</p>
        {message && (
          <blockquote dir="auto" className="mt-3 border-s-4 border-leaf ps-5 whitespace-pre-line">
            {message}
          </blockquote>
        )}
      </div>
    </section>
  )
}
