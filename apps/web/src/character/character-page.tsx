/** Make a character: step by step at a table of its own, or any number at once. */
import './character.css'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { SystemDocument } from '@umpire/protocol'
import { useState } from 'react'
import { systemsQuery } from '../api/queries.ts'
import { Select } from '../elements/fields/select.tsx'
import { Page } from '../elements/frame/page.tsx'
import { Failed, Waiting } from '../elements/message/states.tsx'
import { MAKING_SCENE } from '../table/client/begin-table.ts'
import { BuildingWays } from './building-ways.tsx'
import { Many } from './many.tsx'
import { StepByStep } from './step-by-step.tsx'
import { characterWords as text } from './words.ts'

export function CharacterPage() {
  const systems = useQuery(systemsQuery)
  return (
    <Page name={text.title} title={text.title}>
      {systems.isPending && <Waiting />}
      {systems.isError && <Failed error={systems.error} again={() => void systems.refetch()} />}
      {systems.data !== undefined && <Making systems={systems.data.filter(one => one.characters !== undefined)} />}
    </Page>
  )
}

function Making({ systems }: { readonly systems: readonly SystemDocument[] }) {
  const asked = useSearch({ from: '/character' })
  const [chosen, setChosen] = useState(asked.system)
  const system = systems.find(({ id }) => id === chosen) ?? systems[0]
  if (system === undefined) return <p className="prose">{text.none}</p>
  return (
    <div className="making">
      <header>
        <h1 className="title-2xl">{text.title}</h1>
        <p className="prose">{text.about}</p>
      </header>
      <BuildingWays />
      {systems.length > 1 && (
        <div className="making-system">
          <Select
            label={text.system}
            options={systems.map(({ id, title: label }) => ({ id, label }))}
            value={system.id}
            onChange={setChosen}
          />
        </div>
      )}
      <div className="making-ways">
        {system.scenes.some(({ kind }) => kind === MAKING_SCENE) && <StepByStep key={system.id} system={system} />}
        <Many key={`${system.id} many`} system={system} />
      </div>
    </div>
  )
}
