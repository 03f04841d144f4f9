/** A starting point: somebody of a kind and a nation, drawn by a seed, to be changed at will. */
import { type Character, readCharacter } from '@umpire/gurps/file'
import { useState } from 'react'
import { StartingPoint } from '../../../builder/parts/starting-point.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { useBuilding } from './building/building.ts'
import { buildWords } from './building/words.ts'
import { PatternFields, usePattern } from './pattern-fields.tsx'

const text = buildWords.template

interface TemplateDialogProps {
  readonly onMade: (one: Character) => void
  readonly onClose: () => void
}

export function TemplateDialog({ onMade, onClose }: TemplateDialogProps) {
  const { one } = useBuilding()
  const pattern = usePattern()
  const [sex, setSex] = useState<(typeof text.sexes)[number]['id']>('any')
  return (
    <StartingPoint
      system="gurps"
      campaign={one.campaign}
      title={text.title}
      about={text.about}
      wishes={{ ...pattern.wishes, ...(sex !== 'any' && { sex }) }}
      onMade={file => {
        const made = readCharacter(file, 'made')
        onMade(made)
        return made.identity.name
      }}
      onClose={onClose}
      beside={<Select label={text.sex} options={text.sexes} value={sex} onChange={setSex} />}
    >
      <PatternFields pattern={pattern} />
    </StartingPoint>
  )
}
