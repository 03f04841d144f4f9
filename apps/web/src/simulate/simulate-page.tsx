/** Two sides, many fights by bots: who wins how often, and what one change would change. */
import './simulate.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Json } from '@umpire/engine'
import { useRef, useState } from 'react'
import type { SimulationDocument } from '../api/api.ts'
import { systemsQuery } from '../api/queries.ts'
import { useKeys } from '../browser/keys.ts'
import { Button } from '../elements/controls/button.tsx'
import { Segmented } from '../elements/controls/segmented.tsx'
import { Select } from '../elements/fields/select.tsx'
import { TextField } from '../elements/fields/text-field.tsx'
import { Page } from '../elements/frame/page.tsx'
import { Failed, Waiting } from '../elements/message/states.tsx'
import { type EncounterPages, RUNS } from '../plug-in/encounter-pages.ts'
import { pagesOf } from '../rulesets/pages.ts'
import { numberText } from '../text/number-text.ts'
import { tooLong } from '../text/too-long.ts'
import { words } from '../text/words.ts'
import { yamlText } from '../text/yaml-text.ts'
import { useDraft } from './draft.ts'
import { Progress } from './progress.tsx'
import { type Result, Results } from './results.tsx'
import { RulesChosen } from './rules-chosen.tsx'
import { isStatistics } from './statistics.ts'
import { useKept, useSimulation } from './use-simulation.ts'

const text = words.simulate

export function SimulatePage() {
  const systems = useQuery(systemsQuery)
  const [chosen, setChosen] = useState<string>()
  const { run } = useSearch({ from: '/simulate' })
  const navigate = useNavigate({ from: '/simulate' })
  const shown = useKept(run)?.system
  const fought = (systems.data ?? []).filter(({ id }) => pagesOf(id).encounter !== undefined)
  // An address that shows a batch shows it in the form of its system.
  const system = fought.find(({ id }) => id === (chosen ?? shown)) ?? fought[0]
  const choose = (id: string): void => {
    setChosen(id)
    void navigate({ search: {}, replace: true })
  }
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
          onSystem={choose}
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

const MOST_LABEL = 60
const MOST_SEED = 100

/** What a batch came to, once it tells something. */
function resultOf(simulation: SimulationDocument | undefined, label: string): Result | undefined {
  if (simulation === undefined || !isStatistics(simulation.statistics)) return undefined
  const { id, seed, statistics } = simulation
  return { id, label, seed, statistics }
}

function Simulate({ system, pages, systems, onSystem }: SimulateProps) {
  const { EncounterForm } = pages
  const [draft, change] = useDraft(system, pages)
  const { encounter, written, mode, runs, seed, label, labels } = draft
  // The address says which batches are shown: it can be loaded again, or sent to somebody.
  const { run, first } = useSearch({ from: '/simulate' })
  const navigate = useNavigate({ from: '/simulate' })
  const show = (search: { readonly run?: string; readonly first?: string }): void =>
    void navigate({ search, replace: true, resetScroll: false })

  const name = label.trim() || (first === undefined ? text.first : text.second)
  const { simulation, error, busy, begin, stop } = useSimulation(run, id => {
    change({ labels: { ...labels, [id]: name } })
    show({ run: id, ...(first !== undefined && { first }) })
  })
  const kept = useKept(first)
  const latest = resultOf(simulation, labels[run ?? ''] ?? (first === undefined ? text.first : text.second))
  // While the next batch is fought, the last one stays in sight.
  const last = useRef<Result>(undefined)
  if (latest !== undefined || !busy) last.current = latest
  // Until the change has run, what was kept is also the latest.
  const results = [resultOf(kept, labels[first ?? ''] ?? text.first), first === run ? undefined : last.current].filter(
    result => result !== undefined,
  )

  const wrongLabel = tooLong(label, MOST_LABEL)
  const wrongSeed = tooLong(seed, MOST_SEED)
  const fight = (): void => {
    if (busy || wrongLabel !== undefined || wrongSeed !== undefined) return
    begin({
      system,
      encounter: mode === 'text' && written !== undefined ? written : encounter,
      runs: Number(runs),
      ...(seed.trim() !== '' && { seed: seed.trim() }),
    })
  }
  const setEncounter = (next: Json): void => change({ encounter: next, written: undefined })
  const compare = (): void => {
    if (run !== undefined) show({ run, first: run })
    change({ label: '' })
  }
  useKeys({ Escape: stop }, busy)
  return (
    <div className={mode === 'text' ? 'simulate simulate-written' : 'simulate'}>
      <form
        className="simulate-set"
        aria-label={text.set}
        noValidate
        // Also while somebody is in a field, where keys of the page do not count.
        onKeyDown={event => {
          if (event.key !== 'Escape' || !busy) return
          event.preventDefault()
          stop()
        }}
        onSubmit={event => {
          event.preventDefault()
          fight()
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
              onChoose={next => change({ mode: next })}
            />
          </div>
          {mode === 'form' ? (
            <>
              <EncounterForm encounter={encounter} onChange={setEncounter} />
              <RulesChosen system={system} encounter={encounter} onChange={setEncounter} />
            </>
          ) : (
            <TextField
              label={text.yaml}
              value={written ?? yamlText(encounter)}
              onChange={next => change({ written: next })}
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
              onChange={next => change({ label: next })}
              placeholder={first === undefined ? text.first : text.second}
              wrong={wrongLabel}
            />
            <Select
              label={text.runs}
              options={RUNS.map(id => ({ id, label: numberText(Number(id)) }))}
              value={runs}
              onChange={next => change({ runs: next })}
            />
            <TextField
              label={text.seed}
              value={seed}
              onChange={next => change({ seed: next })}
              placeholder={text.anySeed}
              wrong={wrongSeed}
              code
            />
          </div>
          {simulation !== undefined && <Progress simulation={simulation} />}
          {error !== null && <Failed error={error} />}
          <div className="row">
            {/* It stays where it is while they fight: a second press must not be one on "stop". */}
            <Button kind="primary" submit press="Enter">
              {busy ? text.running : latest === undefined ? text.run : text.again}
            </Button>
            {busy && (
              <Button icon="stop" press={text.stopKey} onPress={stop}>
                {text.stop}
              </Button>
            )}
            {latest !== undefined && first === undefined && !busy && <Button onPress={compare}>{text.compare}</Button>}
            {first !== undefined && !busy && (
              <Button onPress={() => show(run === undefined ? {} : { run })}>{text.forget}</Button>
            )}
          </div>
        </div>
      </form>
      <div className="simulate-results">{results.length > 0 ? <Results results={results} /> : <Nothing />}</div>
    </div>
  )
}

const Nothing = () => (
  <div className="simulate-nothing">
    <h1 className="title-xl">{words.menu.simulate}</h1>
    <p className="prose">{text.nothing}</p>
  </div>
)
