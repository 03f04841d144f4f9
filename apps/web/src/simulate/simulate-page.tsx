/** Two sides, many fights by bots: who wins how often, and what one change would change. */
import './simulate.css'
import { useQuery } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import { useState } from 'react'
import { Button } from '../elements/button.tsx'
import { numberText } from '../elements/number-text.ts'
import { Page } from '../elements/page.tsx'
import { Segmented } from '../elements/segmented.tsx'
import { Select } from '../elements/select.tsx'
import { Failed, Waiting } from '../elements/states.tsx'
import { TextField } from '../elements/text-field.tsx'
import { systemsQuery } from '../queries.ts'
import { type EncounterPages, pagesOf } from '../rulesets/pages.ts'
import { words } from '../words.ts'
import { Progress } from './progress.tsx'
import { type Result, Results } from './results.tsx'
import { isStatistics } from './statistics.ts'
import { useSimulation } from './use-simulation.ts'
import { yamlText } from './yaml-text.ts'

const text = words.simulate

export function SimulatePage() {
  const systems = useQuery(systemsQuery)
  const [chosen, setChosen] = useState<string>()
  const fought = (systems.data ?? []).filter(({ id }) => pagesOf(id).encounter !== undefined)
  const system = fought.find(({ id }) => id === chosen) ?? fought[0]
  const pages = useQuery({
    queryKey: ['encounter pages', system?.id],
    queryFn: async () => (await pagesOf(system?.id ?? '').encounter?.()) ?? null,
    enabled: system !== undefined,
  })
  return (
    <Page full name={words.menu.simulate} title={words.menu.simulate} about={text.about}>
      {(systems.isPending || pages.isPending) && <Waiting />}
      {systems.isError && <Failed error={systems.error} again={() => void systems.refetch()} />}
      {system !== undefined && pages.data && (
        <Simulate
          key={system.id}
          system={system.id}
          pages={pages.data}
          systems={fought.map(({ id, title }) => ({ id, label: title }))}
          onSystem={setChosen}
        />
      )}
    </Page>
  )
}

interface SimulateProps {
  readonly system: string
  readonly pages: EncounterPages
  readonly systems: readonly { readonly id: string; readonly label: string }[]
  readonly onSystem: (id: string) => void
}

const RUNS = ['1000', '10000', '100000'] as const
type Runs = (typeof RUNS)[number]

function Simulate({ system, pages: { EncounterForm, example }, systems, onSystem }: SimulateProps) {
  const [encounter, setEncounter] = useState<Json>(example)
  // Written by hand: then the text counts, and the server reads it.
  const [written, setWritten] = useState<string>()
  const [mode, setMode] = useState<'form' | 'text'>('form')
  const [runs, setRuns] = useState<Runs>('10000')
  const [seed, setSeed] = useState('')
  const [label, setLabel] = useState('')
  const [kept, setKept] = useState<Result>()
  const [ran, setRan] = useState('')
  const { simulation, error, busy, begin, stop } = useSimulation()
  const statistics = simulation?.statistics
  const latest: Result | undefined =
    simulation !== undefined && isStatistics(statistics)
      ? { id: simulation.id, label: ran, seed: simulation.seed, statistics }
      : undefined
  // Until the change has run, what was kept is also the latest.
  const results = [kept, latest?.id === kept?.id ? undefined : latest].filter(result => result !== undefined)

  const run = (): void => {
    setRan(label.trim() || (kept === undefined ? text.first : text.second))
    begin({
      system,
      encounter: mode === 'text' && written !== undefined ? written : encounter,
      runs: Number(runs),
      ...(seed.trim() !== '' && { seed: seed.trim() }),
    })
  }
  const compare = (): void => {
    setKept(latest)
    setLabel('')
  }
  return (
    <div className={mode === 'text' ? 'simulate simulate-written' : 'simulate'}>
      <form
        className="simulate-set"
        aria-label={text.set}
        onSubmit={event => {
          event.preventDefault()
          if (!busy) run()
        }}
      >
        <div className="simulate-who">
          <div className="simulate-mode">
            {systems.length > 1 && (
              <Select label={text.system} options={systems} value={system} onChange={onSystem} inline />
            )}
            <Segmented
              label={text.mode}
              options={[
                { id: 'form', label: text.form },
                { id: 'text', label: text.text },
              ]}
              chosen={mode}
              onChoose={setMode}
            />
          </div>
          {mode === 'form' ? (
            <EncounterForm
              encounter={encounter}
              onChange={next => {
                setEncounter(next)
                setWritten(undefined)
              }}
            />
          ) : (
            <TextField
              label={text.yaml}
              value={written ?? yamlText(encounter)}
              onChange={setWritten}
              lines={26}
              code
              help={text.yamlHelp}
            />
          )}
        </div>
        <div className="simulate-foot">
          <div className="simulate-run">
            <TextField
              label={text.called}
              value={label}
              onChange={setLabel}
              placeholder={kept === undefined ? text.first : text.second}
              most={60}
            />
            <Select
              label={text.runs}
              options={RUNS.map(id => ({ id, label: numberText(Number(id)) }))}
              value={runs}
              onChange={setRuns}
            />
            <TextField label={text.seed} value={seed} onChange={setSeed} placeholder={text.anySeed} code most={100} />
          </div>
          {simulation !== undefined && <Progress simulation={simulation} />}
          {error !== null && <Failed error={error} />}
          <div className="row">
            {busy ? (
              <Button icon="stop" onPress={stop}>
                {text.stop}
              </Button>
            ) : (
              <Button kind="primary" submit press="Enter">
                {latest === undefined ? text.run : text.again}
              </Button>
            )}
            {latest !== undefined && kept === undefined && !busy && <Button onPress={compare}>{text.compare}</Button>}
            {kept !== undefined && !busy && <Button onPress={() => setKept(undefined)}>{text.forget}</Button>}
          </div>
        </div>
      </form>
      <div className="simulate-results" aria-live="polite">
        {results.length > 0 ? <Results results={results} /> : <Nothing />}
      </div>
    </div>
  )
}

const Nothing = () => (
  <div className="simulate-nothing">
    <h1 className="title-xl">{words.menu.simulate}</h1>
    <p className="prose">{text.nothing}</p>
  </div>
)
