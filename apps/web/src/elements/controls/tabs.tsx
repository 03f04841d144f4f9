import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'

export interface TabsProps<K extends string> {
  readonly label: string
  readonly tabs: readonly { readonly id: K; readonly label: ReactNode; readonly content: ReactNode }[]
  readonly chosen: K
  readonly onChoose: (id: K) => void
}

export function Tabs<K extends string>({ label, tabs, chosen, onChoose }: TabsProps<K>) {
  return (
    <AriaTabs
      className="tabs"
      selectedKey={chosen}
      onSelectionChange={key => {
        const next = tabs.find(tab => tab.id === key)
        if (next !== undefined) onChoose(next.id)
      }}
    >
      <TabList className="tabs-list" aria-label={label}>
        {tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} className="tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(tab => (
        <TabPanel key={tab.id} id={tab.id} className="tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
