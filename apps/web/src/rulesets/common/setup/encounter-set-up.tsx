/** Sets up a scene: the story, or a fight that is ready, as a form and as it is written for the command line. The rules are asked whether they take it. */
import type { Chosen } from '@umpire/engine'
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { plainOf } from '../../../api/plain-of.ts'
import { Button } from '../../../elements/controls/button.tsx'
import { dataIn, FileButton } from '../../../elements/fields/file-button.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { useAtTable } from '../../../table/room/at-table.ts'
import { words as common } from '../../../text/words.ts'
import type { BroughtGround, ForeignMap } from '../encounter/brought-ground.ts'
import { OddsFailed } from '../worker/odds-failed.tsx'
import '../fight/fight.css'
import type { EncounterPages } from '../../../plug-in/encounter-pages.ts'
import type { RulesetScreens } from '../../../plug-in/screens.ts'
import { withPeople } from '../encounter/sides.ts'
import type { Asked } from '../worker/use-desk.ts'
import { FightFields, FightForm } from './fight-fields.tsx'
import { setUpWords as text } from './set-up-words.ts'
import { StorySetUp } from './story-set-up.tsx'
import { type Brought, broughtIn, isDark, readWritten, titleOf } from './written-encounter.ts'

interface SetUpProps {
  readonly onReady: (title: string, given: unknown) => void
  readonly onCancel: () => void
}

/** What a game brings along. */
export interface EncounterSetUp {
  /** What the form begins with: a small fight that can be changed. */
  readonly example: string
  /** What the signs of its maps stand for. */
  readonly signs: string
  /** The form for its encounters. */
  readonly pages: () => Promise<EncounterPages>
  /** Whether its rules take the file, and if not, why not. Null asks nothing. */
  readonly useCheck: (file: unknown, chosen: Chosen) => Asked<{ readonly problem: string | null }>
  /** A map of Universal VTT as an encounter of the game takes it. Null asks nothing. */
  readonly useGround: (ask: ForeignMap | null) => Asked<BroughtGround>
}

const MOST_TITLE = 100
/** With its picture, which is thrown away. */
const MOST_BYTES = 60_000_000
const LINES = 18

export const setUpBy =
  (game: EncounterSetUp): RulesetScreens['SetUp'] =>
  ({ kind, ...ways }) =>
    kind === 'fight' ? <FightSetUp game={game} {...ways} /> : <StorySetUp {...ways} />

interface Taken extends Brought {
  readonly name: string
}

function FightSetUp({ game, onReady, onCancel }: SetUpProps & { readonly game: EncounterSetUp }) {
  const { view } = useAtTable()
  const [title, setTitle] = useState('')
  const [file, setFile] = useState(game.example)
  const [taken, setTaken] = useState<Taken>()
  const [bad, setBad] = useState<string>()
  const [mode, setMode] = useState<'form' | 'text'>('form')
  const [people, setPeople] = useState<readonly string[]>([])
  const settled = useDeferredValue(file)
  const plain = useMemo(() => readWritten(settled), [settled])
  const foreign = taken?.part === 'uvtt' ? taken : undefined
  const { answer: made, fresh: isMade } = game.useGround(
    foreign === undefined ? null : { uvtt: foreign.map, dark: isDark(plain), name: foreign.name },
  )
  const awaited = foreign !== undefined && !isMade
  const brought = useMemo(() => (foreign === undefined ? taken : broughtIn(made?.ground)), [foreign, taken, made])
  const written = useMemo(() => readWritten(settled, brought), [settled, brought])
  const given = useMemo(() => {
    const own = Object.fromEntries(Object.entries(view.people).filter(([name]) => people.includes(name)))
    if (written.given === undefined || people.length === 0) return written.given
    return withPeople(plainOf(written.given), 0, own)
  }, [written, people, view.people])
  const { answer, fresh, failure } = game.useCheck(given ?? null, view.chosen)
  const wrong =
    (foreign === undefined ? undefined : made?.problem) ??
    written.wrong ??
    (fresh ? (answer?.problem ?? undefined) : undefined)
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    if (awaited || wrong !== undefined || given === undefined) return
    onReady(title.trim() || titleOf(written) || text.untitled, given)
  }
  const open = async (files: readonly File[]): Promise<void> => {
    for (const one of files.slice(0, 1)) {
      setFile(await one.text())
      setMode('text')
    }
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
      <FightFields
        example={game.example}
        file={file}
        onFile={setFile}
        mode={written.given === undefined ? 'text' : mode}
        onMode={setMode}
        people={people}
        onPeople={setPeople}
      />
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
          {foreign !== undefined && ` ${text.noPicture}`}
          <Button small onPress={() => setTaken(undefined)}>
            {text.drawn}
          </Button>
        </p>
      )}
      {mode === 'text' || written.given === undefined ? (
        <TextField
          label={text.file}
          value={file}
          onChange={setFile}
          help={text.fileHelp(game.signs)}
          wrong={wrong}
          lines={LINES}
          code
        />
      ) : (
        <>
          <FightForm pages={game.pages} file={file} onFile={setFile} />
          {wrong !== undefined && <Problem>{wrong}</Problem>}
        </>
      )}
      <OddsFailed failure={failure} />
      <div className="row set-up-go">
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
