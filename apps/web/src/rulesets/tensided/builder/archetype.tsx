/** A starting point: somebody of a kind, drawn by a seed with so much experience, to be changed at will. */
import { type Character, readCharacter } from '@umpire/tensided/file'
import { useState } from 'react'
import { StartingPoint } from '../../../builder/parts/starting-point.tsx'
import { NumberField } from '../../../elements/fields/number-field.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { useBuilding } from './building/building.ts'
import { buildWords } from './building/words.ts'

const text = buildWords.archetype
const MOST_XP = 100_000

interface ArchetypeDialogProps {
  readonly onMade: (one: Character) => void
  readonly onClose: () => void
}

export function ArchetypeDialog({ onMade, onClose }: ArchetypeDialogProps) {
  const { one, catalog, answer } = useBuilding()
  const [archetype, setArchetype] = useState(catalog.archetypes[0]?.key ?? '')
  const [xp, setXp] = useState<number | undefined>(answer.sheet.xp.starting)
  return (
    <StartingPoint
      system="tensided"
      campaign={one.campaign}
      title={text.title}
      about={text.about}
      wishes={{ archetype, ...(xp !== undefined && { xp }) }}
      onMade={file => {
        const made = readCharacter(file, 'made')
        onMade(made)
        return made.name
      }}
      onClose={onClose}
      beside={<NumberField label={text.xp} value={xp} min={0} max={MOST_XP} onChange={setXp} />}
    >
      <Select
        label={text.kind}
        options={catalog.archetypes.map(({ key, title }) => ({ id: key, label: title }))}
        value={archetype}
        onChange={setArchetype}
      />
    </StartingPoint>
  )
}
