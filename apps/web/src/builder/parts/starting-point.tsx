/** A starting point: somebody as the fields wish, drawn by a seed, to be changed at will. */
import { useMutation } from '@tanstack/react-query'
import type { Chosen, Json } from '@umpire/engine'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ask } from '../../api/api.ts'
import { announce } from '../../elements/controls/announce.tsx'
import { Button } from '../../elements/controls/button.tsx'
import { SheetDialog } from '../../elements/controls/sheet-dialog.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import { Failed } from '../../elements/message/states.tsx'
import { words as common } from '../../text/words.ts'
import { builderWords } from '../words.ts'

const text = builderWords.start
const MOST_SEED = 100
const newSeed = (): string => crypto.randomUUID().slice(0, 8)

interface StartingPointProps {
  readonly system: string
  readonly campaign: Chosen
  readonly title: string
  readonly about: string
  readonly wishes: { readonly [name: string]: Json }
  /** Takes what was made. Answers the name. */
  readonly onMade: (file: Json) => string
  readonly onClose: () => void
  /** What may be wished for. */
  readonly children: ReactNode
  /** The last of it, beside the seed. */
  readonly beside: ReactNode
}

export function StartingPoint(props: StartingPointProps) {
  const { system, campaign, title, about, wishes, onMade, onClose, children, beside } = props
  const [seed, setSeed] = useState(newSeed)
  const making = useMutation({
    mutationFn: async () => {
      const { options, settings } = campaign
      const body = { system, wishes, options, settings, seed, count: 1 }
      const made = await ask<{ readonly characters: readonly Json[] }>('/api/characters/new', { method: 'POST', body })
      return onMade(made.characters[0] ?? null)
    },
    onSuccess: name => {
      announce(text.made(name))
      onClose()
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    making.mutate()
  }
  return (
    <SheetDialog title={title} open onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="prose">{about}</p>
        {children}
        <div className="build-pair">
          {beside}
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
