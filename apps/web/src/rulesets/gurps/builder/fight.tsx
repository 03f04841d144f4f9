/** Into a fight: a table of one's own, and somebody to fight on a small map. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { beginTable } from '../../../character/begin.ts'
import { Button } from '../../../elements/button.tsx'
import { NumberField } from '../../../elements/number-field.tsx'
import { SheetDialog } from '../../../elements/sheet-dialog.tsx'
import { Failed } from '../../../elements/states.tsx'
import { words as common } from '../../../words.ts'
import { useBuilding } from './building.ts'
import { encounterFor, MOST_FOES, nameInFight } from './encounter.ts'
import { PatternFields, usePattern } from './pattern-fields.tsx'
import { buildWords } from './words.ts'

const text = buildWords.fight

export function FightDialog({ onClose }: { readonly onClose: () => void }) {
  const { one, answer } = useBuilding()
  const navigate = useNavigate()
  const pattern = usePattern()
  const [count, setCount] = useState<number | undefined>(1)
  const { options, settings } = one.campaign
  const beginning = useMutation({
    mutationFn: beginTable,
    onSuccess: id => navigate({ to: '/table/$id', params: { id } }),
  })
  const wrong = count === undefined || count < 1 || count > MOST_FOES
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (wrong) return
    const title = text.titleOf(nameInFight(one))
    const given = encounterFor(one, { ...pattern.wishes, count })
    beginning.mutate({ system: 'gurps', options, settings, title, scene: { kind: 'fight', title, given } })
  }
  const illegal = answer.troubles.some(({ severity }) => severity === 'error')
  return (
    <SheetDialog title={text.title} open onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="prose">{text.about(nameInFight(one))}</p>
        <PatternFields pattern={pattern} />
        <NumberField label={text.count} value={count} min={1} max={MOST_FOES} onChange={setCount} />
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
