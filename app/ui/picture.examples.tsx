import type { PartExamples } from './examples.ts'
import { Picture } from './picture.tsx'

export const examples: PartExamples = {
  name: 'Picture',
  use: 'Keeps its room before it comes, so that nothing moves. Its words say what is seen; a picture that only adorns has none.',
  show: () => [
    { state: 'there', part: <Example src={drawn(0.6)} alt="Beet up to a little more than half" /> },
    { state: 'on brine', ground: 'brine', part: <Example src={drawn(1)} alt="Beet to the top" /> },
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
  const height = 34 * level
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#dde6d6" d="M0 0h40v30H0z"/><path fill="#8e2246" d="M0 30V${30 - height * 0.8}h40V30z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
