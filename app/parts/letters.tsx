import { longWords } from './long-words.ts'

const sizes = [
  { name: '74', className: 'font-serif text-74', says: 'Zout, tijd, bokaal' },
  { name: '60', className: 'font-serif text-60', says: 'Du sel et du temps' },
  { name: '43', className: 'font-serif text-43', says: 'Salt it, close it, wait for it' },
  { name: '30', className: 'font-serif text-30', says: 'Dag 0, dag 3, dag 7 · 1234567890' },
  { name: '25', className: 'font-serif text-25', says: 'Pétrir, façonner, grigner, enfourner' },
  { name: '20, lead', className: 'text-lead', says: 'Zout erbij, deksel erop, wachten.' },
  { name: '18, body', className: 'text-body', says: 'Le levain monte en quatre à six heures.' },
  { name: '16, meta', className: 'text-meta', says: '18:30–22:00 · € 65 · 65 € · €65' },
]

/** Both typefaces at every size of the scale, and the signs that subsets like to lose. */
export function Letters() {
  return (
    <section className="container-site book-foundation">
      <h2 className="text-43">Letters</h2>
      <dl className="letters">
        {sizes.map(({ name, className, says }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={className}>{says}</dd>
          </div>
        ))}
        <div>
          <dt>signs</dt>
          <dd className="text-25">
            <span className="font-serif">é è ê ë ï î ç œ Œ É « sel » “ ” ‘ ’ – … €</span>{' '}
            <span>é è ê ë ï î ç œ Œ É « sel » “ ” ‘ ’ – … € 1 234,50 €</span>
          </dd>
        </div>
        {longWords.map(({ language, heading }) => (
          <div key={language} lang={language}>
            <dt>{language}, the longest</dt>
            <dd className="font-serif text-43">{heading}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
