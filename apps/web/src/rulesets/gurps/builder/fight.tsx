/** Into a fight with somebody of a kind, on a small map. */
import { useState } from 'react'
import { IntoFight } from '../../../builder/parts/into-fight.tsx'
import { NumberField } from '../../../elements/fields/number-field.tsx'
import { useBuilding } from './building/building.ts'
import { buildWords } from './building/words.ts'
import { encounterFor, MOST_FOES, nameInFight } from './encounter.ts'
import { PatternFields, usePattern } from './pattern-fields.tsx'

const text = buildWords.fight

export function FightDialog({ onClose }: { readonly onClose: () => void }) {
  const { one, answer } = useBuilding()
  const pattern = usePattern()
  const [count, setCount] = useState<number | undefined>(1)
  const wrong = count === undefined || count < 1 || count > MOST_FOES
  return (
    <IntoFight
      system="gurps"
      campaign={one.campaign}
      title={text.title}
      about={text.about(nameInFight(one))}
      called={text.titleOf(nameInFight(one))}
      given={wrong ? undefined : () => encounterFor(one, { ...pattern.wishes, count })}
      troubles={answer.troubles}
      onClose={onClose}
    >
      <PatternFields pattern={pattern} />
      <NumberField label={text.count} value={count} min={1} max={MOST_FOES} onChange={setCount} />
    </IntoFight>
  )
}
