import type { BookingWords } from '#content/words/shape/booking.ts'

/** Payment, cancellation, what to bring: to be read before sending. */
export function Info({ words }: { words: BookingWords['info'] }) {
  return (
    <aside>
      <h2 className="text-30">{words.title}</h2>
      <dl className="mt-5 border-t-2 border-ink">
        <div className="border-b border-rule py-5">
          <dt className="font-serif text-25">{words.payment.title}</dt>
          <dd className="mt-1">{words.payment.text}</dd>
        </div>
        <div className="border-b border-rule py-5">
          <dt className="font-serif text-25">{words.cancellation.title}</dt>
          <dd className="mt-1">
            {words.cancellation.text}
            <ul className="mt-2 list-disc pl-5">
              {words.cancellation.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div className="border-b border-rule py-5">
          <dt className="font-serif text-25">{words.bring.title}</dt>
          <dd className="mt-1">{words.bring.text}</dd>
        </div>
      </dl>
    </aside>
  )
}
