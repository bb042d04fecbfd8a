/** Modules a side, and the dark ones as a path. */
export type DrawnCode = { readonly size: number; readonly path: string }

type Props = {
  readonly code: DrawnCode
  /** Pixels a side. */
  readonly width: number
  /** What is said where it is not seen; without it, all it holds stands beside it as text. */
  readonly label?: string
  readonly className: string
}

/** The QR code of a transfer, as a bank's app reads it from the screen: ink on white, never inverted. */
export function PaymentCode({ code: { size, path }, width, label, className }: Props) {
  return (
    <svg
      aria-hidden={!label || undefined}
      role={label && 'img'}
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      height={width}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#211c17" d={path} />
    </svg>
  )
}
