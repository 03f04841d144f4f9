/** The dice and their proof: the seal, the receipt, what the page checked, and the closed logs to be checked elsewhere. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/api.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Button } from '../../elements/controls/button.tsx'
import { SheetDialog } from '../../elements/controls/sheet-dialog.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import { Failed } from '../../elements/message/states.tsx'
import { numberText } from '../../text/number-text.ts'
import { numbered } from '../../text/numbered.ts'
import { CheckedLogs } from '../fair/checked-logs.tsx'
import { useAtTable } from '../room/at-table.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.sealed
const MOST_WORDS = 100

interface SealedDiceProps {
  readonly onClose: () => void
}

export default function SealedDice({ onClose }: SealedDiceProps) {
  const { view, perform } = useAtTable()
  const [entropy, setEntropy] = useState('')
  const { commitment, rolled, hash, pages } = view.dice
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
      <p className="prose">{pages === undefined ? words.aboutWords : words.about}</p>
      <CheckedLogs />
      <dl className="sealed">
        <dt>{words.rolled}</dt>
        <dd>{numberText(rolled)}</dd>
        {pages !== undefined && (
          <>
            <dt>{words.pages}</dt>
            <dd>{numberText(pages.seated)}</dd>
          </>
        )}
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
      {pages === undefined && view.seat.role !== 'spectator' && (
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
