import { data } from 'react-router'
import { pathTo } from '#language/addresses.ts'
import { pageOf } from '../page-request.ts'

/** The answer at an address where the house has no page. */
export function missing(input: Parameters<typeof pageOf>[0]) {
  const { head, body, language } = pageOf(input, 'notFound')
  return data({ head, nothing: { words: body, to: pathTo('home', language) } }, 404)
}

export type PageData<Data> = Exclude<Data, { readonly nothing: unknown }>
