/** Into a fight with somebody of a kind, in a bar. */
import { useState } from 'react'
import { IntoFight } from '../../../builder/parts/into-fight.tsx'
import { NumberField } from '../../../elements/fields/number-field.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { useBuilding } from './building/building.ts'
import { buildWords } from './building/words.ts'
import { encounterFor, MOST_FOES, nameInFight } from './encounter.ts'

const text = buildWords.fight
const MOST_XP = 100_000

export function FightDialog({ onClose }: { readonly onClose: () => void }) {
  const { one, catalog, answer } = useBuilding()
  const [archetype, setArchetype] = useState(catalog.archetypes[0]?.key ?? '')
  const [xp, setXp] = useState<number | undefined>(answer.sheet.xp.starting)
  const [count, setCount] = useState<number | undefined>(1)
  const wrong = count === undefined || count < 1 || count > MOST_FOES || xp === undefined || xp < 0 || xp > MOST_XP
  return (
    <IntoFight
      system="tensided"
      campaign={one.campaign}
      title={text.title}
      about={text.about(nameInFight(one))}
      called={text.titleOf(nameInFight(one))}
      given={wrong ? undefined : () => encounterFor(one, { archetype, xp, count })}
      troubles={answer.troubles}
      onClose={onClose}
    >
      <Select
        label={text.kind}
        options={catalog.archetypes.map(({ key, title }) => ({ id: key, label: title }))}
        value={archetype}
        onChange={setArchetype}
      />
      <div className="build-pair">
        <NumberField label={text.xp} value={xp} min={0} max={MOST_XP} onChange={setXp} />
        <NumberField label={text.count} value={count} min={1} max={MOST_FOES} onChange={setCount} />
      </div>
    </IntoFight>
  )
}
