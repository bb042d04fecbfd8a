const steps = [4, 8, 12, 20, 32, 52, 84, 136]

/** The distances between things: each about 1.6 times the one before. */
export function Measures() {
  return (
    <section className="container-site book-foundation">
      <h2 className="text-43">Measures</h2>
      <ul className="measures">
        {steps.map((step) => (
          <li key={step}>
            <span style={{ width: step, height: step }} />
            {step}
          </li>
        ))}
      </ul>
    </section>
  )
}
