/** Sets up a scene: a fight from an encounter as it is written for the command line, or the story. */
import { isObject } from '@umpire/engine'
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../elements/button.tsx'
import { Problem } from '../../../elements/problem.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { useAtTable } from '../../../table/at-table.ts'
import { words as common } from '../../../words.ts'
import { dataIn, FileButton } from '../../common/file-button.tsx'
import { OddsFailed } from '../../common/odds-failed.tsx'
import '../gurps.css'
import { useOdds } from '../odds/use-odds.ts'
import { EXAMPLE } from './example.ts'
import { StorySetUp } from './story-set-up.tsx'
import { setUpWords as text } from './words.ts'
import { readWritten, titleOf } from './written.ts'

interface SetUpProps {
  readonly kind: string
  readonly onReady: (title: string, given: unknown) => void
  readonly onCancel: () => void
}

const MOST_TITLE = 100
const LINES = 18

export default function SetUp({ kind, ...ways }: SetUpProps) {
  return kind === 'fight' ? <FightSetUp {...ways} /> : <StorySetUp {...ways} />
}

interface Tiled {
  readonly name: string
  readonly map: unknown
}

function FightSetUp({ onReady, onCancel }: Omit<SetUpProps, 'kind'>) {
  const { view } = useAtTable()
  const [title, setTitle] = useState('')
  const [file, setFile] = useState(EXAMPLE)
  const [tiled, setTiled] = useState<Tiled>()
  const [bad, setBad] = useState<string>()
  const settled = useDeferredValue(file)
  const written = useMemo(() => readWritten(settled, tiled?.map), [settled, tiled])
  const { answer, fresh, failure } = useOdds(
    'check',
    written.given === undefined ? null : { kind: 'check', file: written.given, chosen: view.chosen },
  )
  const wrong = written.wrong ?? (fresh ? (answer?.problem ?? undefined) : undefined)
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    if (wrong !== undefined || written.given === undefined) return
    onReady(title.trim() || titleOf(written) || text.untitled, written.given)
  }
  const open = async (files: readonly File[]): Promise<void> => {
    for (const one of files.slice(0, 1)) setFile(await one.text())
  }
  const take = async (files: readonly File[]): Promise<void> => {
    for (const one of files.slice(0, 1)) {
      const map = await dataIn(one)
      if (isObject(map)) setTiled({ name: one.name, map })
      setBad(isObject(map) ? undefined : text.tiledBad(one.name))
    }
  }
  return (
    <form className="stack" onSubmit={begin} noValidate>
      <TextField
        label={text.title}
        value={title}
        onChange={setTitle}
        placeholder={titleOf(written) || text.untitled}
        most={MOST_TITLE}
      />
      <div className="row">
        <FileButton label={text.open} accept=".yaml,.yml,.json,application/json" onRead={files => void open(files)} />
        <FileButton label={text.tiled} accept=".tmj,.json,application/json" onRead={files => void take(files)} />
      </div>
      {bad !== undefined && <Problem>{bad}</Problem>}
      {tiled !== undefined && (
        <p className="row small">
          {text.tiledTaken(tiled.name)}
          <Button small onPress={() => setTiled(undefined)}>
            {text.drawn}
          </Button>
        </p>
      )}
      <TextField
        label={text.file}
        value={file}
        onChange={setFile}
        help={text.fileHelp}
        wrong={wrong}
        lines={LINES}
        code
      />
      <OddsFailed failure={failure} />
      <div className="row">
        {written.given !== undefined && !fresh && <span className="small muted">{text.checking}</span>}
        <span className="push" />
        <Button onPress={onCancel}>{common.cancel}</Button>
        <Button kind="primary" submit disabled={wrong !== undefined}>
          {text.begin}
        </Button>
      </div>
    </form>
  )
}
