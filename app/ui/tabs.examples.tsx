import { useState } from 'react'
import { type PartExamples, inEachState } from './examples.ts'
import { type Tab, TabList, TabPanel } from './tabs.tsx'

export const examples: PartExamples = {
  name: 'Tabs',
  use: 'One of a few things of the same kind. Each is an address of its own; arrow keys move and open.',
  show: (words) => [
    ...inEachState((state) => <Row name={state} labels={['Bread', 'Drinks', 'Vegetables']} />),
    ...words.map(({ language, tab }) => ({
      state: `${language}, the longest`,
      part: <Row name={language} labels={[tab, `${tab} (2)`, `${tab} (3)`]} />,
    })),
  ],
}

function Row({ name, labels }: { name: string; labels: readonly string[] }) {
  const tabs = labels.map((label, i): Tab => ({ id: `${name}-tab-${i}`, label }))
  const [open, setOpen] = useState(tabs[0]?.id ?? '')
  return (
    <>
      <TabList label={`Example: ${name}`} tabs={tabs} open={open} onOpen={setOpen} />
      {tabs.map(({ id, label }) => (
        <TabPanel key={id} id={id} open={id === open}>
          <p className="pt-3">Under “{label}”.</p>
        </TabPanel>
      ))}
    </>
  )
}
