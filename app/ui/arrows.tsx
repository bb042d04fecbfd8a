/** Drawn, as no face of the site has such a sign. */
export function Chevron() {
  return (
    <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" fill="currentColor">
      <path d="M.4 1.7 1.9.2 6 4.4 10.2.1l1.4 1.6L6.1 7.6z" />
    </svg>
  )
}
