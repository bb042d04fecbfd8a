import type { PartExamples } from './examples.ts'
import { jarFill } from './jar.tsx'
import { Picture } from './picture.tsx'

export const examples: PartExamples = {
  name: 'Picture',
  chapter: 'telling',
  use: 'Keeps its room before it comes, so that nothing moves. Its words say what is seen; a picture that only adorns has none.',
  show: () => [
    {
      state: 'there',
      part: <Example src={drawn(0.6)} alt="A jar, a little more than half full" />,
    },
    { state: 'on brine', ground: 'brine', part: <Example src={drawn(1)} alt="A full jar" /> },
    {
      state: 'lost on the way: its words stand in its room',
      part: <Example src="data:," alt="Ten people around one table, a crock in the middle of it" />,
    },
  ],
}

function Example({ src, alt }: { src: string; alt: string }) {
  return <Picture src={src} alt={alt} className="h-auto w-full" first />
}

function drawn(level: number): string {
  const { viewBox, parts } = jarFill(level, level === 1)
  const inks = {
    brine: '#dde6d6',
    leaf: '#2c4634',
    beet: '#8e2246',
    paper: '#faf6ec',
    ink: '#211c17',
  }
  const paths = parts.map(
    ({ ink, path }) => `<path fill-rule="evenodd" fill="${inks[ink]}" d="${path}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
