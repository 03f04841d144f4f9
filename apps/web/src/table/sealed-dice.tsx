/** The dice and their proof: the seal, the receipt, words of one's own, and the closed logs to be checked elsewhere. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../api.ts'
import { Button } from '../elements/button.tsx'
import { numberText } from '../elements/number-text.ts'
import { SheetDialog } from '../elements/sheet-dialog.tsx'
import { Failed } from '../elements/states.tsx'
import { TextField } from '../elements/text-field.tsx'
import { useAtTable } from './at-table.ts'
import { numbered } from './numbered.ts'
import { saveFile } from './save-file.ts'
import { tableWords as text } from './words.ts'

const words = text.sealed
const MOST_WORDS = 100

interface SealedDiceProps {
  readonly onClose: () => void
}

export default function SealedDice({ onClose }: SealedDiceProps) {
  const { view, perform } = useAtTable()
  const [entropy, setEntropy] = useState('')
  const { commitment, rolled, hash } = view.dice
  const logs = useMutation({
    mutationFn: () => ask<{ readonly logs: readonly string[] }>(`/api/tables/${encodeURIComponent(view.id)}/dice`),
    onSuccess: found => {
      for (const { thing, place } of numbered(found.logs)) saveFile(words.file(view.id, place + 1), thing)
    },
  })
  const add = async (): Promise<void> => {
    const said = entropy.trim()
    if (said === '') return
    if ((await perform({ type: 'entropy', text: said })) === undefined) setEntropy('')
  }
  return (
    <SheetDialog title={words.title} open onClose={onClose}>
      <p className="prose">{words.about}</p>
      <dl className="sealed">
        <dt>{words.rolled}</dt>
        <dd>{numberText(rolled)}</dd>
        <dt>{words.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{words.hash}</dt>
        <dd>
          <code>{hash}</code>
          <small>{words.receipt}</small>
        </dd>
      </dl>
      {view.seat.role !== 'spectator' && (
        <form
          className="sealed-words"
          onSubmit={event => {
            event.preventDefault()
            void add()
          }}
        >
          <TextField
            label={words.entropy}
            help={words.entropyHelp}
            value={entropy}
            onChange={setEntropy}
            most={MOST_WORDS}
          />
          <Button submit disabled={entropy.trim() === ''}>
            {words.add}
          </Button>
        </form>
      )}
      <div className="row">
        {view.seat.role === 'gm' && (
          <Button icon="sealed" onPress={() => void perform({ type: 'sealDice' })}>
            {words.seal}
          </Button>
        )}
        <Button icon="file" onPress={() => logs.mutate()}>
          {words.download}
        </Button>
      </div>
      <p className="label" role="status">
        {logs.data?.logs.length === 0 ? words.none : `${words.downloadAbout} ${words.sealAbout}`}
      </p>
      {logs.error !== null && <Failed error={logs.error} />}
    </SheetDialog>
  )
}
