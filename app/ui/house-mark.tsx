import { useBusiness } from '../business.ts'

type MarkProps = {
  readonly drawn: string
  /** Height, in the units of CSS; a class has it where none is given. */
  readonly size?: number
  readonly className?: string
  /** A ground that stays the same at night; the page's own unless given. */
  readonly ground?: 'light' | 'dark'
}

export function HouseMark({ drawn, size, className, ground }: MarkProps) {
  const { mark } = useBusiness()
  if (!mark) return <img src={drawn} alt="" width={size} height={size} className={className} />
  if ('initials' in mark) return <Initials {...{ size, className }} of={mark.initials} />
  const { day, night, wide } = mark
  return (
    <picture className="flex-none">
      {!ground && <source media="screen and (prefers-color-scheme: dark)" srcSet={night} />}
      <img
        src={ground === 'dark' ? night : day}
        alt=""
        width={size && Math.round((size * wide) / 100)}
        height={size}
        className={`object-contain object-left ${className ?? ''}`}
        data-own
      />
    </picture>
  )
}

type InitialsProps = Pick<MarkProps, 'size' | 'className'> & { readonly of: string }

/** Drawn, so that its ground is printed too. */
function Initials({ of, size, className = '' }: InitialsProps) {
  const isOne = of.length === 1
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={`flex-none ${className}`}
      aria-hidden="true"
    >
      <path fill="var(--color-beet)" d="M0 .8 31.2 0 32 31.4.6 32z" />
      <text
        x="16"
        y={isOne ? 23 : 21.5}
        textAnchor="middle"
        fontSize={isOne ? 20 : 15.5}
        fill="var(--color-paper)"
        className="font-serif"
      >
        {of}
      </text>
    </svg>
  )
}
