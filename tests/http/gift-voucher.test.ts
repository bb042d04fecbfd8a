import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { Farm } from '../support/farm.ts'
import { press } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'

test('a network that tries many codes waits', async () => {
  await using farm = await new Farm({ RATE_LIMIT: 'on' }).open()
  const id = await farm.book()
  await farm.answer(id, 'confirm')
  const booking = farm.link.guest('booking', { id })
  let answer = ''
  for (let n = 0; n < 21; n++) answer = await (await press(booking, { voucher: 'ABCD' })).text()
  expect(visibleText(answer)).toContain(
    visibleText(wordsIn('nl').vouchers.redeem.problems['too-many']),
  )
})
