import { business } from '#content/business.ts'
import type { ContactWords } from '#content/words/shape/contact.ts'
import { areaMap } from './area-map-lines.ts'

/**
 * The farm and its fifteen kilometres, drawn from coordinates: no map service is asked, and nobody
 * learns who looks.
 */
export function AreaMap({ words }: { words: ContactWords['findMe'] }) {
  const { latitude, longitude } = business.location
  const place = `${latitude}/${longitude}`
  return (
    <figure>
      <svg viewBox="-220 -200 440 400" role="img" aria-label={words.mapAlt} className="w-full">
        <rect x="-220" y="-200" width="440" height="400" fill="var(--color-paper)" />
        <circle
          r={areaMap.radius}
          fill="var(--color-brine)"
          stroke="var(--color-leaf)"
          strokeWidth="2"
          strokeDasharray="7 5"
        />
        <Lines />
        <Places />
        <Farm />
      </svg>
      <figcaption className="mt-3 text-meta">
        {words.mapCaption}{' '}
        <a
          className="underline-rule font-semibold"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${place}`}
          rel="noopener noreferrer"
        >
          {words.openMap}
        </a>
      </figcaption>
    </figure>
  )
}

function Lines() {
  const { rivers, motorways, railways } = areaMap
  return (
    <g fill="none" strokeLinejoin="round">
      {rivers.map((line) => (
        <polyline key={line} points={line} stroke="var(--color-mist)" strokeWidth="5" />
      ))}
      {motorways.map((line) => (
        <polyline key={line} points={line} stroke="var(--color-crust)" strokeWidth="3" />
      ))}
      {railways.map((line) => (
        <polyline
          key={line}
          points={line}
          stroke="var(--color-ink)"
          strokeWidth="1.5"
          strokeDasharray="6 3"
        />
      ))}
    </g>
  )
}

function Places() {
  return (
    <g fill="var(--color-ink)">
      {areaMap.places.map(({ name, x, y, anchor }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={name === 'Gent' ? 5 : 2.5} />
          <text
            x={anchor === 'end' ? x - 7 : x + 7}
            y={y + 4}
            textAnchor={anchor}
            fontSize={name === 'Gent' ? 16 : 12}
          >
            {name}
          </text>
        </g>
      ))}
      <text
        y={areaMap.radius - 10}
        textAnchor="middle"
        fontSize="13"
        fontWeight="600"
        fill="var(--color-leaf)"
      >
        {business.serviceRadiusKm} km
      </text>
    </g>
  )
}

/** Its name keeps the lines behind it at a distance. */
function Farm() {
  return (
    <g>
      <circle r="9" fill="var(--color-beet)" />
      <text
        x="-13"
        y="25"
        textAnchor="end"
        fontSize="17"
        fontWeight="600"
        stroke="var(--color-brine)"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {business.name}
      </text>
    </g>
  )
}
