/** Which kind of person, and of which nation. */
import { useState } from 'react'
import { Select } from '../../../elements/fields/select.tsx'
import { useBuilding } from './building/building.ts'
import { buildWords } from './building/words.ts'

const text = buildWords.template

export interface PatternChosen {
  readonly template: string
  readonly nation: string
  readonly setTemplate: (key: string) => void
  readonly setNation: (key: string) => void
  /** As the rules take it. */
  readonly wishes: { readonly template: string; readonly nation: string }
}

export function usePattern(): PatternChosen {
  const { catalog } = useBuilding()
  const [template, setTemplate] = useState(catalog.templates[0]?.key ?? '')
  const [nation, setNation] = useState(catalog.nations[0]?.key ?? '')
  return { template, nation, setTemplate, setNation, wishes: { template, nation } }
}

const capital = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1)

export function PatternFields({ pattern }: { readonly pattern: PatternChosen }) {
  const { catalog } = useBuilding()
  const { template, nation, setTemplate, setNation } = pattern
  const says = catalog.templates.find(({ key }) => key === template)?.says
  return (
    <>
      <div className="build-pair">
        <Select
          label={text.kind}
          options={catalog.templates.map(({ key, title, points }) => ({
            id: key,
            label: text.priced(capital(title), points),
          }))}
          value={template}
          onChange={setTemplate}
        />
        <Select
          label={text.nation}
          options={catalog.nations.map(({ key, title }) => ({ id: key, label: capital(title) }))}
          value={nation}
          onChange={setNation}
        />
      </div>
      {says !== undefined && <p className="label">{capital(says)}</p>}
    </>
  )
}
