import type { Change } from '../office.ts'

/** A text that reads again as in the shown edition needs no check in other languages. */
export async function dropNeedlessChecks(change: Change, edition: number): Promise<void> {
  const drafts = await change.texts.listDrafts()
  const drafted = new Set(drafts.map(({ path }) => path))
  const publishedAt = await change.texts.findPublishedAt(edition)
  for (const text of await change.texts.listToCheck()) {
    const isSince = publishedAt === undefined || text.at > publishedAt
    if (isSince && !drafted.has(text.path)) await change.texts.dropToCheck(text)
  }
}
