/** Sets up a scene: a fight from an encounter as it is written for the command line, anything else plainly. */
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../elements/button.tsx'
import { Problem } from '../../../elements/problem.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { useAtTable } from '../../../table/at-table.ts'
import { PlainSetUp } from '../../../table/gm/plain-set-up.tsx'
import { words as common } from '../../../words.ts'
import { dataIn, FileButton } from '../../common/file-button.tsx'
import { OddsFailed } from '../../common/odds-failed.tsx'
import '../gurps.css'
import { useOdds } from '../odds/use-odds.ts'
import { EXAMPLE } from './example.ts'
import { setUpWords as text } from './words.ts'
import { type Brought, broughtIn, isDark, readWritten, titleOf } from './written.ts'

interface SetUpProps {
  readonly kind: string
  readonly onReady: (title: string, given: unknown) => void
  readonly onCancel: () => void
}

const MOST_TITLE = 100
/** With its picture, which is thrown away. */
const MOST_BYTES = 60_000_000
const LINES = 18

export default function SetUp({ kind, ...ways }: SetUpProps) {
  return kind === 'fight' ? <FightSetUp {...ways} /> : <PlainSetUp title={kind} {...ways} />
}

interface Taken extends Brought {
  readonly name: string
}

function FightSetUp({ onReady, onCancel }: Omit<SetUpProps, 'kind'>) {
  const { view } = useAtTable()
  const [title, setTitle] = useState('')
  const [file, setFile] = useState(EXAMPLE)
  const [taken, setTaken] = useState<Taken>()
  const [bad, setBad] = useState<string>()
  const settled = useDeferredValue(file)
  const plain = useMemo(() => readWritten(settled), [settled])
  const { answer: made, fresh: isMade } = useOdds(
    'ground',
    taken?.part === 'uvtt' ? { kind: 'ground', uvtt: taken.map, dark: isDark(plain), name: taken.name } : null,
  )
  const awaited = taken?.part === 'uvtt' && !isMade
  const brought = useMemo(() => (taken?.part === 'uvtt' ? broughtIn(made?.ground) : taken), [taken, made])
  const written = useMemo(() => readWritten(settled, brought), [settled, brought])
  const { answer, fresh, failure } = useOdds(
    'check',
    written.given === undefined ? null : { kind: 'check', file: written.given, chosen: view.chosen },
  )
  const wrong =
    (taken?.part === 'uvtt' ? made?.problem : undefined) ??
    written.wrong ??
    (fresh ? (answer?.problem ?? undefined) : undefined)
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    if (awaited || wrong !== undefined || written.given === undefined) return
    onReady(title.trim() || titleOf(written) || text.untitled, written.given)
  }
  const open = async (files: readonly File[]): Promise<void> => {
    for (const one of files.slice(0, 1)) setFile(await one.text())
  }
  const take = async (files: readonly File[]): Promise<void> => {
    for (const one of files.slice(0, 1)) {
      const found = one.size > MOST_BYTES ? undefined : broughtIn(await dataIn(one))
      if (found !== undefined) setTaken({ name: one.name, ...found })
      setBad(found === undefined ? text.mapBad(one.name) : undefined)
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
        <FileButton
          label={text.map}
          accept=".tmj,.dd2vtt,.uvtt,.df2vtt,.json,application/json"
          onRead={files => void take(files)}
        />
      </div>
      {bad !== undefined && <Problem>{bad}</Problem>}
      {taken !== undefined && (
        <p className="row small">
          {text.mapTaken(taken.name)}
          {taken.part === 'uvtt' && ` ${text.noPicture}`}
          <Button small onPress={() => setTaken(undefined)}>
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
        <Button kind="primary" submit disabled={awaited || wrong !== undefined}>
          {text.begin}
        </Button>
      </div>
    </form>
  )
}
