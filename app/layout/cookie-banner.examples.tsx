import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import type { PartExamples } from '#app/ui/examples.ts'
import { CookieBanner } from './cookie-banner.tsx'

export const examples: PartExamples = {
  name: 'Cookie banner',
  chapter: 'around',
  use: 'Asks once what may be kept. To refuse is as easy as to agree, and looks the same.',
  show: () =>
    languages.map((language) => ({
      state: language === 'nl' ? 'nl, with a counter' : language,
      room: 'window',
      part: (
        <div lang={language} className="min-h-64">
          <CookieBanner
            words={wordsOf(firstHouse, language).layout.cookies}
            language={language}
            counts={language === 'nl'}
          />
        </div>
      ),
    })),
}
