import type { Business } from '#booking/house/house.ts'
import type { Words } from '#content/words/shape.ts'
import { useBusiness } from '../../business.ts'
import { areaMap, isOnMap } from './area-map-lines.ts'

/** Drawn from coordinates: no map service is asked, and nobody learns who looks. */
export function AreaMap(props: {
  readonly words: Words['contact']['findMe']
  readonly location: NonNullable<Business['location']>
}) {
  const { words, location } = props
  const { latitude, longitude } = location
  const { serviceRadiusKm } = useBusiness()
  const place = `${latitude}/${longitude}`
  const link = (
    <a
      className="underline-rule font-semibold"
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${place}`}
      rel="noopener noreferrer"
    >
      {words.openMap}
    </a>
  )
  if (!words.mapAlt || !isOnMap(location)) return <p>{link}</p>
  const radius = areaMap.kilometre * (serviceRadiusKm ?? 0)
  return (
    <figure>
      <svg viewBox="-220 -200 440 400" role="img" aria-label={words.mapAlt} className="w-full">
        <rect x="-220" y="-200" width="440" height="400" fill="var(--color-paper)" />
        <circle
          r={radius}
          fill="var(--color-brine)"
          stroke="var(--color-leaf)"
          strokeWidth="2"
          strokeDasharray="7 5"
        />
        <Lines />
        <Names words={words.mapNames} radius={radius} />
        <Farm />
        <Measure />
      </svg>
      <figcaption className="mt-3 text-meta">
        {serviceRadiusKm !== null && words.mapCaption} {link}
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

type NamesProps = { words: Words['contact']['findMe']['mapNames']; radius: number }

function Names({ words, radius }: NamesProps) {
  const { ghent, towns, villages } = areaMap
  const { serviceRadiusKm } = useBusiness()
  const names: Readonly<Record<string, string>> = words
  return (
    <g className="map-names">
      <text x="-168" y="72" className="map-river">
        {words.leie}
      </text>
      <text x="26" y="146" className="map-river">
        {words.schelde}
      </text>
      <Road name="E40" x={-182} y={-82} />
      <Road name="E17" x={-134} y={130} />
      {towns.map((town) => (
        <Town key={town.name} {...town} />
      ))}
      <g className="map-villages">
        {villages.map((village) => (
          <Town key={village.name} {...village} name={names[village.name] ?? village.name} />
        ))}
      </g>
      <Town {...ghent} name={words.ghent} large />
      {serviceRadiusKm !== null && (
        <text x={radius * 0.72} y={radius * 0.72} textAnchor="middle" className="map-radius">
          {serviceRadiusKm} km
        </text>
      )}
    </g>
  )
}

function Town({ name, x, y, side, large }: (typeof areaMap.towns)[number] & { large?: boolean }) {
  const above = side === 'above'
  const beside = side === 'end' ? -9 : 9
  return (
    <g>
      <circle cx={x} cy={y} r={large ? 6 : 3} />
      <text
        x={above ? x : x + beside}
        y={above ? y - 11 : y + 6}
        textAnchor={above ? 'middle' : side}
        className={large ? 'map-large' : undefined}
      >
        {name}
      </text>
    </g>
  )
}

function Road({ name, x, y }: { name: string; x: number; y: number }) {
  return (
    <text x={x} y={y} textAnchor="middle" className="map-road">
      {name}
    </text>
  )
}

function Farm() {
  return (
    <g className="map-names">
      <circle r="10" fill="var(--color-beet)" />
      <text x="12" y="34" className="map-farm">
        {useBusiness().name}
      </text>
    </g>
  )
}

function Measure() {
  return (
    <g className="map-names map-measure">
      <path d="M200 -190 l9 26 l-9 -6 l-9 6 z" />
      <text x="200" y="-142" textAnchor="middle" className="map-large">
        N
      </text>
      <path
        d={`M${204 - areaMap.fiveKilometres} 178 v8 h${areaMap.fiveKilometres} v-8`}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
      <text x={204 - areaMap.fiveKilometres / 2} y="173" textAnchor="middle">
        5 km
      </text>
    </g>
  )
}
