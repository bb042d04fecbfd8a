import type { PartExamples } from './examples.ts'
import { PaymentCode } from './payment-code.tsx'

/** The code has just enough dark modules to show their place; a real one holds a transfer. */
const code = { size: 9, path: 'M1 1h3v1h-3zM1 2h1v2h-1zM5 5h3v1h-3zM4 7h2v1h-2z' }

export const examples: PartExamples = {
  name: 'Payment code',
  use: 'The code of a transfer, for a bank’s app on another screen. Beside all it holds as text, never alone.',
  show: () => [
    {
      state: 'rest',
      part: <PaymentCode code={code} width={120} label="QR code" className="payment-code" />,
    },
  ],
}
