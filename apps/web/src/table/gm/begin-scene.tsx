/** Begins a scene: its kind, and what the ruleset's own form or a plain text gives it to begin with. */
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { messageOf } from '../../api.ts'
import { announce } from '../../elements/announce.tsx'
import { Button } from '../../elements/button.tsx'
import { Problem } from '../../elements/problem.tsx'
import { Select } from '../../elements/select.tsx'
import { SheetDialog } from '../../elements/sheet-dialog.tsx'
import { Failed, Waiting } from '../../elements/states.tsx'
import { TextField } from '../../elements/text-field.tsx'
import { systemsQuery } from '../../queries.ts'
import { words as common } from '../../words.ts'
import { useAtTable } from '../at-table.ts'
import { type Given, givenFrom } from '../given-lines.ts'
import { useRoom } from '../room.ts'
import { sentence } from '../sentence.ts'
import { tableWords as text } from '../words.ts'

const words = text.gm
const MOST_TITLE = 100
const LINES = 10

export function BeginScene({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <SheetDialog title={words.begin} open={open} onClose={onClose}>
      <Form onClose={onClose} />
    </SheetDialog>
  )
}

/** What a form answers, as data that can be sent. */
function plainOf(given: unknown): Given {
  const plain: Given = JSON.parse(JSON.stringify(given ?? null))
  return plain
}

function Form({ onClose }: { readonly onClose: () => void }) {
  const { view } = useAtTable()
  const { ask, ruleset } = useRoom()
  const systems = useQuery(systemsQuery)
  const [chosen, setChosen] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const kinds = systems.data?.find(({ id }) => id === view.system)?.scenes ?? []
  const kind = kinds.find(one => one.kind === chosen) ?? kinds[0]

  const begin = async (title: string, given: unknown): Promise<void> => {
    if (kind === undefined) return
    const refusal = await ask({
      type: 'beginScene',
      kind: kind.kind,
      title: title.trim() || kind.title,
      given: plainOf(given),
    })
    setWrong(refusal?.message)
    if (refusal === undefined) onClose()
    else announce(refusal.message, 'assertive')
  }
  if (systems.isPending) return <Waiting />
  if (systems.isError) return <Failed error={systems.error} again={() => void systems.refetch()} />
  return (
    <div className="stack">
      <Select
        label={words.kind}
        options={kinds.map(({ kind: id, title: label }) => ({ id, label }))}
        value={kind?.kind}
        onChange={setChosen}
      />
      {wrong !== undefined && <Problem>{sentence(wrong)}</Problem>}
      {kind !== undefined &&
        (ruleset === null ? (
          <PlainSetUp
            key={kind.kind}
            title={kind.title}
            onReady={(title, given) => void begin(title, given)}
            onClose={onClose}
          />
        ) : (
          <Suspense fallback={<Waiting />}>
            <ruleset.SetUp key={kind.kind} kind={kind.kind} onReady={(title, given) => void begin(title, given)} />
          </Suspense>
        ))}
    </div>
  )
}

interface PlainSetUpProps {
  readonly title: string
  readonly onReady: (title: string, given: Given) => void
  readonly onClose: () => void
}

/** For a ruleset without a form of its own. */
function PlainSetUp({ title: usual, onReady, onClose }: PlainSetUpProps) {
  const [title, setTitle] = useState('')
  const [written, setWritten] = useState('')
  const [wrong, setWrong] = useState<string>()
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        try {
          onReady(title, givenFrom(written))
        } catch (error) {
          setWrong(messageOf(error))
        }
      }}
    >
      <TextField
        label={words.title}
        value={title}
        onChange={setTitle}
        placeholder={usual}
        most={MOST_TITLE}
        autoFocus
      />
      <TextField
        label={words.given}
        value={written}
        onChange={value => {
          setWritten(value)
          setWrong(undefined)
        }}
        help={words.givenHelp}
        wrong={wrong}
        lines={LINES}
        code
      />
      <div className="row">
        <span className="push" />
        <Button onPress={onClose}>{common.cancel}</Button>
        <Button kind="primary" submit>
          {words.start}
        </Button>
      </div>
    </form>
  )
}
