type Code = Omit<Parameters<typeof PaymentCode>[0], 'className'>

/** A phone cannot scan itself: the code is folded away behind the lines to copy. */
export function FoldedCode({ show, ...code }: Code & { readonly show: string }) {
  const picture = <PaymentCode {...code} className="payment-code" />
  return (
    <>
      <details className="sm:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center underline">{show}</summary>
        {picture}
      </details>
      <div className="max-sm:hidden">{picture}</div>
    </>
  )
}

/** A transfer's QR code: ink on white, never inverted, so that a bank's app reads it. */
export function PaymentCode(props: {
  readonly code: { readonly size: number; readonly path: string }
  readonly width: number
  /** Text for those who cannot see the code; left out where the same stands beside it. */
  readonly label?: string
  readonly className: string
}) {
  const { code, width, label, className } = props
  const { size, path } = code
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
