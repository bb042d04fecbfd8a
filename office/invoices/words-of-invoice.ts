import type { Invoice } from '#booking/invoices/invoice.ts'
import { firstHouse } from '#content/first-house.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import type { Store } from '#store/store.ts'

/**
 * Words in the language of an invoice, with the texts of its day of issue: it reads the same ever
 * after.
 */
export async function wordsOfInvoice(
  { houseChanges }: Pick<Store, 'houseChanges'>,
  { edition, language }: Invoice,
): Promise<Words> {
  return wordsOf({ ...firstHouse, edition, texts: await houseChanges.textsOf(edition) }, language)
}
