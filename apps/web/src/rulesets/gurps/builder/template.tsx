/** A starting point: somebody of a kind and a nation, drawn by a seed, to be changed at will. */
import { useMutation } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import { type Character, readCharacter } from '@umpire/gurps/file'
import { type FormEvent, useState } from 'react'
import { ask } from '../../../api.ts'
import { announce } from '../../../elements/announce.tsx'
import { Button } from '../../../elements/button.tsx'
import { Select } from '../../../elements/select.tsx'
import { SheetDialog } from '../../../elements/sheet-dialog.tsx'
import { Failed } from '../../../elements/states.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { words as common } from '../../../words.ts'
import { useBuilding } from './building.ts'
import { PatternFields, usePattern } from './pattern-fields.tsx'
import { buildWords } from './words.ts'

const text = buildWords.template
const MOST_SEED = 100
const newSeed = (): string => crypto.randomUUID().slice(0, 8)

interface TemplateDialogProps {
  readonly onMade: (one: Character) => void
  readonly onClose: () => void
}

export function TemplateDialog({ onMade, onClose }: TemplateDialogProps) {
  const { one } = useBuilding()
  const pattern = usePattern()
  const [sex, setSex] = useState<(typeof text.sexes)[number]['id']>('any')
  const [seed, setSeed] = useState(newSeed)
  const { options, settings } = one.campaign
  const making = useMutation({
    mutationFn: async () => {
      const wishes = { ...pattern.wishes, ...(sex !== 'any' && { sex }) }
      const body = { system: 'gurps', wishes, options, settings, seed, count: 1 }
      const { characters } = await ask<{ readonly characters: readonly Json[] }>('/api/characters/new', {
        method: 'POST',
        body,
      })
      return readCharacter(characters[0], 'made')
    },
    onSuccess: made => {
      onMade(made)
      announce(text.made(made.identity.name))
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
        <PatternFields pattern={pattern} />
        <div className="build-pair">
          <Select label={text.sex} options={text.sexes} value={sex} onChange={setSex} />
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
