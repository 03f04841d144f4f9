/** Into a fight: a table of one's own, and somebody to fight in a bar. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { beginTable } from '../../../character/begin.ts'
import { Button } from '../../../elements/button.tsx'
import { NumberField } from '../../../elements/number-field.tsx'
import { Select } from '../../../elements/select.tsx'
import { SheetDialog } from '../../../elements/sheet-dialog.tsx'
import { Failed } from '../../../elements/states.tsx'
import { words as common } from '../../../words.ts'
import { useBuilding } from './building.ts'
import { encounterFor, MOST_FOES, nameInFight } from './encounter.ts'
import { buildWords } from './words.ts'

const text = buildWords.fight
const MOST_XP = 100_000

export function FightDialog({ onClose }: { readonly onClose: () => void }) {
  const { one, catalog, answer } = useBuilding()
  const navigate = useNavigate()
  const [archetype, setArchetype] = useState(catalog.archetypes[0]?.key ?? '')
  const [xp, setXp] = useState<number | undefined>(answer.sheet.xp.starting)
  const [count, setCount] = useState<number | undefined>(1)
  const beginning = useMutation({
    mutationFn: beginTable,
    onSuccess: id => navigate({ to: '/table/$id', params: { id } }),
  })
  const { options, settings } = one.campaign
  const wrong = count === undefined || count < 1 || count > MOST_FOES || xp === undefined || xp < 0 || xp > MOST_XP
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (wrong) return
    const title = text.titleOf(nameInFight(one))
    const given = encounterFor(one, { archetype, xp, count })
    beginning.mutate({ system: 'tensided', options, settings, title, scene: { kind: 'fight', title, given } })
  }
  const illegal = answer.troubles.some(({ severity }) => severity === 'error')
  return (
    <SheetDialog title={text.title} open onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="prose">{text.about(nameInFight(one))}</p>
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
        {illegal && <p className="label">{text.illegal}</p>}
        {beginning.isError && <Failed error={beginning.error} />}
        <div className="row">
          <span className="push" />
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button kind="primary" submit disabled={beginning.isPending || wrong}>
            {beginning.isPending ? text.beginning : text.begin}
          </Button>
        </div>
      </form>
    </SheetDialog>
  )
}
