import type { Context, MiddlewareHandler } from 'hono'
import type { House } from '#booking/house/house.ts'
import { firstHouse } from '#content/first-house.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'

const key = 'house'

export function rememberHouse(read: () => House | Promise<House>): MiddlewareHandler {
  return async (c, next) => {
    c.set(key, await read())
    await next()
  }
}

export function houseOfRequest(c: Context): House {
  const house: House | undefined = c.get(key)
  return house ?? firstHouse
}

export function wordsOfRequest(c: Context, language: Language): Words {
  return wordsOf(houseOfRequest(c), language)
}
