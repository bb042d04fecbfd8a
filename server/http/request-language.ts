import { defaultLanguage, isLanguage, type Language } from '#language/languages.ts'

/** The language of ours that `Accept-Language` likes best (RFC 9110, 12.5.4); Dutch when it names none. */
export function languageOfHeader(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return {
        language: tag.trim().split('-')[0]?.toLowerCase(),
        weight: Number(quality?.trim().slice(2) ?? 1),
      }
    })
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const best = wishes[0]?.language
  return isLanguage(best) ? best : defaultLanguage
}
