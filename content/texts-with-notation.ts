/** Paragraphs in which the owner's signs are read (`booking/texts/notation.ts`); titles, buttons and labels have none. */
const paragraphs: readonly RegExp[] = [
  /^faq\.tabs\.[\w-]+\.questions\.[\d+]+\.answer$/,
  /^workshops\.questions\.\w+\.answer$/,
  /^workshop\.[\w-]+\.about\.[\d+]+$/,
  /^home\.welcome\.paragraphs\.[\d+]+$/,
  /^about\.guide\.paragraphs\.[\d+]+$/,
  /^bookingMails\.directions\.(car|train)$/,
  /^ownPages\.[\w-]+\.(lead|blocks\.[\d+]+\.(text|answer))$/,
  /^diaryMails\.letters\.[\w-]+\.\d+\.text$/,
]

export function hasNotation(path: string): boolean {
  return paragraphs.some((each) => each.test(path))
}
