import { expect, it } from 'vitest'
import { requestFromForm } from './send-reservation.ts'

it('the code of a gift voucher goes along, and without one there is no such field', () => {
  const form = new FormData()
  form.set('voucher', ' K7M9 ')
  expect(requestFromForm(form, 'en')).toMatchObject({ voucher: 'K7M9' })
  form.set('voucher', ' ')
  expect(requestFromForm(form, 'en')).not.toHaveProperty('voucher')
})
