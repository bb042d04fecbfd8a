import { business } from '#content/business.ts'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'

/** Made of nothing that can fail: something just did. */
export function sentencePage(text: string, language: Language): string {
  const { link } = wordsIn(language).brokenPage
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${business.name}</title>
</head>
<body><main><h1>${business.name}</h1><p>${escaped(text)}</p>
<p><a href="${pathTo('home', language)}">${escaped(link)}</a></p></main></body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
