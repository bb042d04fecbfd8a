import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { weekdays } from '#language/dates.ts'
import { business } from './business.ts'
import { firstHouse } from './first-house.ts'
import { workshops } from './workshops.ts'

it('the VAT number is the enterprise number', () => {
  expect(business.vatNumber).toBe(`BE ${business.enterpriseNumber}`)
})

it('the farm lies in postal code 9840 and is open every day from nine to six', () => {
  expect(business.address).toMatchObject({ postalCode: '9840', countryCode: 'BE' })
  expect(firstHouse.openingHours).toEqual({ opens: '09:00', closes: '18:00', days: weekdays })
  expect(business.serviceRadiusKm).toBe(15)
})

it('prices and hours are those of the specification', () => {
  const evening = { priceCents: 6500, startTime: '18:30', endTime: '22:00' }
  expect(workshops).toMatchObject({
    sourdough: { priceCents: 9500, startTime: '10:00', endTime: '15:30' },
    drinks: evening,
    vegetables: evening,
  })
})

it('the name and the addresses stand in business.ts alone, so another farm is put in once', () => {
  const ours = globSync(
    '{app,booking,content,desk,guest,language,letters,office,post,scripts,server,store}/**/*.{ts,tsx,mjs}',
    {
      exclude: ['**/*.test.*', 'content/business.ts'],
    },
  )
  const found = ours.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\*|\/[/*])/.test(line))
      .filter((line) => line.includes(business.name) || line.includes(business.email))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
