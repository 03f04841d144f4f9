/** A starting point: somebody of a kind, drawn by a seed with so much experience, to be changed at will. */
import { useMutation } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import { type Character, readCharacter } from '@umpire/tensided/file'
import { type FormEvent, useState } from 'react'
import { ask } from '../../../api.ts'
import { announce } from '../../../elements/announce.tsx'
import { Button } from '../../../elements/button.tsx'
import { NumberField } from '../../../elements/number-field.tsx'
import { Select } from '../../../elements/select.tsx'
import { SheetDialog } from '../../../elements/sheet-dialog.tsx'
import { Failed } from '../../../elements/states.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { words as common } from '../../../words.ts'
import { useBuilding } from './building.ts'
import { buildWords } from './words.ts'

const text = buildWords.archetype
const MOST_SEED = 100
const MOST_XP = 100_000
const newSeed = (): string => crypto.randomUUID().slice(0, 8)

interface ArchetypeDialogProps {
  readonly onMade: (one: Character) => void
  readonly onClose: () => void
}

export function ArchetypeDialog({ onMade, onClose }: ArchetypeDialogProps) {
  const { one, catalog, answer } = useBuilding()
  const [archetype, setArchetype] = useState(catalog.archetypes[0]?.key ?? '')
  const [xp, setXp] = useState<number | undefined>(answer.sheet.xp.starting)
  const [seed, setSeed] = useState(newSeed)
  const { options, settings } = one.campaign
  const making = useMutation({
    mutationFn: async () => {
      const wishes = { archetype, ...(xp !== undefined && { xp }) }
      const body = { system: 'tensided', wishes, options, settings, seed, count: 1 }
      const { characters } = await ask<{ readonly characters: readonly Json[] }>('/api/characters/new', {
        method: 'POST',
        body,
      })
      return readCharacter(characters[0], 'made')
    },
    onSuccess: made => {
      onMade(made)
      announce(text.made(made.name))
      onClose()
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    making.mutate()
  }
  return (
    <SheetDialog title={text.title} open onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="prose">{text.about}</p>
        <Select
          label={text.kind}
          options={catalog.archetypes.map(({ key, title }) => ({ id: key, label: title }))}
          value={archetype}
          onChange={setArchetype}
        />
        <div className="build-pair">
          <NumberField label={text.xp} value={xp} min={0} max={MOST_XP} onChange={setXp} />
          <TextField label={text.seed} value={seed} most={MOST_SEED} onChange={setSeed} code />
        </div>
        {making.isError && <Failed error={making.error} />}
        <div className="row">
          <Button onPress={() => setSeed(newSeed())}>{text.another}</Button>
          <span className="push" />
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button kind="primary" submit disabled={making.isPending}>
            {text.make}
          </Button>
        </div>
      </form>
    </SheetDialog>
  )
}
