const longest = 60

/**
 * A name as a mail may repeat it to an address that nobody has proved to be the writer's: letters and
 * what stands between them, and nothing a mail program would make a link of.
 */
export function greetableName(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{M}\p{N} .,&'’-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}
