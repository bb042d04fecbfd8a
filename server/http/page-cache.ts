import { createHash } from 'node:crypto'
import { type Encoding, pack } from './encodings.ts'
import { policyFor } from './headers.ts'

/** One page as it is kept: its text, and each packed form once somebody has asked for it. */
export type KeptPage = {
  readonly html: string
  readonly policy: string
  readonly etag: string
  readonly packed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}

/** What a page was true for: the state of the schedule, and the day in Brussels. */
export type Moment = { readonly revision: number; readonly day: string }

export function keepPage(html: string): KeptPage {
  const forms = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    html,
    policy: policyFor(html),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    packed: (encoding) => {
      const form = forms.get(encoding) ?? pack(html, encoding)
      forms.set(encoding, form)
      return form
    },
  }
}

/**
 * Pages ready to send. A page is made anew as soon as a place was taken anywhere or the day is
 * another one; many visitors who ask for it meanwhile wait for one and the same making.
 */
export function createPageCache() {
  const pages = new Map<
    string,
    { readonly moment: Moment; readonly page: Promise<KeptPage | undefined> }
  >()
  return {
    /** @param make resolves with undefined when the answer is no page to keep */
    get: (path: string, moment: Moment, make: () => Promise<KeptPage | undefined>) => {
      const kept = pages.get(path)
      if (kept && kept.moment.revision === moment.revision && kept.moment.day === moment.day) {
        return kept.page
      }
      const page = make()
      pages.set(path, { moment, page })
      const forget = () => {
        if (pages.get(path)?.page === page) pages.delete(path)
      }
      page.then((made) => made ?? forget(), forget)
      return page
    },
  }
}
