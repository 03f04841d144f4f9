/** Asks against whom, by which rules; then a table is made and the fight begins there. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../elements/controls/button.tsx'
import { SheetDialog } from '../../../elements/controls/sheet-dialog.tsx'
import { NumberField } from '../../../elements/fields/number-field.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { Failed } from '../../../elements/message/states.tsx'
import { beginTable } from '../../../table/client/begin-table.ts'
import { words as common } from '../../../text/words.ts'
import { battleOf, type Foe } from './battle.ts'
import type { ReadyAnswer, SheetAnswer } from './building/ask.ts'
import { creatureWords } from './building/words.ts'

const text = creatureWords.fight

interface FightDialogProps {
  readonly ready: ReadyAnswer
  readonly shown: SheetAnswer
  readonly open: boolean
  readonly onClose: () => void
}

const SOLDIERS = 'soldiers of the line'
const MOST_FOES = 20
const FEW_SOLDIERS = 3
/** A map is no wider than that. */
const MOST_HEXES = 60
/** Facing and positions count on a map. */
const ON_A_MAP = ['tactical', 'positions'] as const
const ONE_HEX = { hexes_long: 1, hexes_wide: 1 } as const

export function FightDialog({ ready, shown, open, onClose }: FightDialogProps) {
  const navigate = useNavigate()
  const [against, setAgainst] = useState(SOLDIERS)
  const [count, setCount] = useState(FEW_SOLDIERS)
  const [preset, setPreset] = useState(ready.presets[0]?.key ?? '')
  const beginning = useMutation({
    mutationFn: beginTable,
    onSuccess: id => navigate({ to: '/table/$id', params: { id } }),
  })
  const { footprint } = shown.sheet
  const other = ready.creatures.find(({ name }) => name === against)
  const name = shown.design.name.trim() || creatureWords.nameless
  const rules = ready.presets.find(({ key }) => key === preset)
  const long = Math.max(footprint.hexes_long, other?.footprint.hexes_long ?? 1)
  const foe: Foe =
    other === undefined
      ? { kind: 'soldiers', count }
      : { kind: 'creature', count, name: other.name, design: other.design }
  const foes = other === undefined ? text.soldiersOf(count) : other.name
  const begin = (): void => {
    const title = text.scene(name, foes)
    const foeCovers = other?.footprint ?? ONE_HEX
    const given = battleOf({ name, title, foes: text.foes, design: shown.design, covers: footprint, foe, foeCovers })
    beginning.mutate({
      system: 'gurps',
      options: [preset, ...ON_A_MAP],
      title: text.table(name),
      scene: { kind: 'fight', title, given },
    })
  }
  return (
    <SheetDialog title={text.title} open={open} onClose={onClose}>
      <div className="creature-apart">
        <Select
          label={text.against}
          options={[
            { id: SOLDIERS, label: text.soldiers },
            ...ready.creatures.map(one => ({
              id: one.name,
              label: `${one.name}, ${creatureWords.sized(one.size)}`,
            })),
          ]}
          value={against}
          onChange={next => {
            setAgainst(next)
            setCount(next === SOLDIERS ? FEW_SOLDIERS : 1)
          }}
        />
        <NumberField
          label={text.count}
          value={count}
          min={1}
          max={MOST_FOES}
          onChange={value => setCount(Math.min(MOST_FOES, Math.max(1, value ?? 1)))}
        />
      </div>
      <Select
        label={text.rules}
        options={ready.presets.map(({ key, title }) => ({ id: key, label: title }))}
        value={preset}
        onChange={setPreset}
      />
      {rules !== undefined && <p className="label">{rules.says}</p>}
      {long > MOST_HEXES ? (
        <Problem kind="warning">{text.tooLarge(long, MOST_HEXES)}</Problem>
      ) : (
        <p>{text.hexes(creatureWords.feats.hexes(footprint.hexes, footprint.hexes_long, footprint.hexes_wide))}</p>
      )}
      {beginning.isError && <Failed error={beginning.error} />}
      <div className="row">
        <span className="push" />
        <Button onPress={onClose}>{common.cancel}</Button>
        <Button kind="primary" disabled={beginning.isPending || long > MOST_HEXES} onPress={begin}>
          {beginning.isPending ? text.beginning : text.begin}
        </Button>
      </div>
    </SheetDialog>
  )
}
