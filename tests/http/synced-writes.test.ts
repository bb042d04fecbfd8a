import { expect, test } from 'vitest'
import { careless } from '../support/careless-site.ts'
import { canTrace, cutPower } from '../support/power-cuts.ts'

// The long form, with a control for each figure, is `npm run bench -- reliability power`.
test.runIf(canTrace())(
  'every answered request had been synced: a disk that lost all other writes still holds it',
  async () => {
    const { cuts, losses } = await cutPower({ guests: 24, everyAnswers: 2 })
    expect(cuts).toBeGreaterThan(5)
    expect(losses).toEqual([])
  },
)

test.runIf(canTrace())('the same look finds what a site loses that does not wait', async () => {
  const { losses } = await cutPower({
    guests: 6,
    everyAnswers: 3,
    nodeOptions: careless.lazySync,
  })
  expect(losses.filter((loss) => loss.startsWith('reservation'))).not.toEqual([])
})
