import type { Change } from '../office.ts'

/** A text that is again as the shown edition has it need not be looked at in other languages. */
export async function dropNeedlessChecks(change: Change, edition: number): Promise<void> {
  const drafts = await change.texts.listDrafts()
  const drafted = new Set(drafts.map(({ path }) => path))
  const publishedAt = await change.texts.findPublishedAt(edition)
  for (const text of await change.texts.listToCheck()) {
    const isSince = publishedAt === undefined || text.at > publishedAt
    if (isSince && !drafted.has(text.path)) await change.texts.dropToCheck(text)
  }
}
