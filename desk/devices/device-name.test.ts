import { expect, it } from 'vitest'
import { browserInWords } from './device-name.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webKit} Version/17.4 Mobile/15E148 Safari/604.1`,
    'Safari op iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) ${webKit} CriOS/123.0 Mobile/15E148 Safari/604.1`,
    'Chrome op iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; K) ${chromium} SamsungBrowser/24.0 Chrome/117.0 Mobile Safari/537.36`,
    'Samsung Internet op Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Chrome/124.0 Safari/537.36 Edg/124.0`,
    'Edge op Windows',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) ${webKit} Version/17.4 Safari/605.1.15`,
    'Safari op Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'Firefox op Linux'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webKit} Mobile/15E148`,
    'Onbekende browser op iPhone',
  ],
  ['curl/8.5.0', 'Onbekende browser'],
  ['', 'Onbekende browser'],
])('%s is %s', (userAgent, words) => {
  expect(browserInWords(userAgent)).toBe(words)
})
