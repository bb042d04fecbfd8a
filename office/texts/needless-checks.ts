import type { Change } from '../office.ts'

/**
 * A text that stands as the shown edition has it needs no look for what was tried since: not once
 * its drafts are gone, and not once an earlier edition is back.
 */
export async function dropNeedlessChecks(change: Change, edition: number): Promise<void> {
  const drafts = await change.texts.drafts()
  const drafted = new Set(drafts.map(({ path }) => path))
  const publishedAt = await change.texts.publishedAt(edition)
  for (const text of await change.texts.toCheck()) {
    const isSince = publishedAt === undefined || text.at > publishedAt
    if (isSince && !drafted.has(text.path)) await change.texts.dropToCheck(text)
  }
}
