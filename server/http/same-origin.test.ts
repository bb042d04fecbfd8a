import { describe, expect, it } from 'vitest'
import { originOf } from './same-origin.ts'

const siteUrl = 'https://farm.example'
const from = (headers: Record<string, string>, isSet = true) =>
  originOf(new Headers(headers), { siteUrl, isSet })

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin' },
  // Typed in, or asked for again by hand.
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { origin: siteUrl },
  // A proxy with TLS in front, that passes on either name.
  { origin: siteUrl, host: '127.0.0.1:3000' },
  { referer: `${siteUrl}/nl/reserveren` },
])('%j is the site itself', (headers) => {
  expect(from(headers)).toBe('here')
})

describe('by the name that a request calls the site', () => {
  it.each<Record<string, string>>([
    { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' },
    { origin: 'https://www.farm.example', host: 'www.farm.example' },
    { origin: 'https://evil.example', host: 'evil.example' },
    // An attacker on the line can answer without TLS under any name.
    { origin: 'http://farm.example', host: 'farm.example' },
  ])('%j is the site itself only where no name was set', (headers) => {
    expect(from(headers)).toBe('elsewhere')
    expect(from(headers, false)).toBe('here')
  })
})

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.farm.example' },
  // The header that no page can forge decides, whatever the others claim.
  { 'sec-fetch-site': 'cross-site', origin: siteUrl, referer: `${siteUrl}/nl` },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example', host: 'farm.example' },
  { origin: 'null', host: 'farm.example' },
  { origin: '', host: 'farm.example' },
  { origin: 'https://farm.example.evil.example', host: 'farm.example' },
  { origin: 'https://evil.example', referer: `${siteUrl}/nl` },
  { referer: 'https://evil.example/farm.example' },
  { referer: 'not an address' },
])('%j is another site', (headers) => {
  expect(from(headers)).toBe('elsewhere')
  expect(from(headers, false)).toBe('elsewhere')
})

it.each<Record<string, string>>([{}, { host: 'farm.example' }])(
  '%j is a program: neither of the three',
  (headers) => {
    expect(from(headers)).toBe('unsaid')
  },
)
