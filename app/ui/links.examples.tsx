import { type PartExamples, inEachState } from './examples.ts'
import { SkipLink } from './skip-link.tsx'

export const examples: PartExamples = {
  name: 'Link',
  use: 'In running text always underlined; in the footer and the menu, where everything is a link, only under the mouse.',
  show: (words) => [
    ...inEachState(() => <InText />),
    { state: 'on deep', ground: 'deep', part: <InText /> },
    { state: 'skip link, seen with the focus alone', part: <SkipLink text="Skip to content" /> },
    { state: 'footer, rest', ground: 'leaf', part: <InFooter says="Gallery" /> },
    { state: 'footer, hover', ground: 'leaf', shown: 'hover', part: <InFooter says="Gallery" /> },
    { state: 'footer, focus', ground: 'leaf', shown: 'focus', part: <InFooter says="Gallery" /> },
    ...words.map(({ language, link }) => ({
      state: `${language}, the longest`,
      ground: 'leaf' as const,
      part: <InFooter says={link} />,
    })),
  ],
}

function InText() {
  return (
    <p>
      The starter wants flour and water, and{' '}
      <a className="underline-rule" href="#Link">
        a warm place to wait
      </a>{' '}
      until it has doubled.
    </p>
  )
}

function InFooter({ says }: { says: string }) {
  return (
    <div className="site-footer">
      <a className="footer-link" href="#Link">
        {says}
      </a>
    </div>
  )
}
