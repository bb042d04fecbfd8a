const longest = 60

/**
 * A name as a mail may repeat it to an address that nobody has proved to be the writer's: letters and
 * what stands between them, and nothing a mail program would make a link of. What cannot be seen goes
 * away, and so does what piles up: four marks on a letter are more than any language has.
 */
export function greetableName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} .,&'’-]/gu, ' ')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  // By code points: half a letter is none.
  return Array.from(plain).slice(0, longest).join('').trim()
}
