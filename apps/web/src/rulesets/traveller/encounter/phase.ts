/** Where a round stands, told by what is asked and by what has happened: nobody says it outright. */
import type { EntryView } from '@umpire/engine'
import type { LogLine, SceneView } from '@umpire/protocol'
import { met, moved } from '@umpire/traveller/views'
import { canAct, type EncounterView } from '../views/encounter-view.ts'

export const OPENING = ['surprise', 'range', 'avoidance'] as const
export const ROUND = ['movement', 'actions', 'throws', 'wounds', 'morale', 'clock'] as const
export type Phase = (typeof OPENING)[number] | (typeof ROUND)[number] | 'over'

/** The facts of a scene that still stand, the oldest first. */
export function factsOf(
  log: readonly LogLine[],
  undone: ReadonlySet<number>,
  scene: string,
): readonly NonNullable<EntryView['fact']>[] {
  return log.flatMap(line =>
    line.kind === 'entry' && line.scene === scene && !undone.has(line.version) ? (line.entry.fact ?? []) : [],
  )
}

type Happened = { readonly type: string }

/** Everybody has moved, and the round is not over yet. */
export function hasMoved(facts: readonly Happened[]): boolean {
  const last = facts.findLastIndex(({ type }) => type === 'moved')
  return last >= 0 && !facts.slice(last).some(({ type }) => type === 'roundEnded' || type === 'letGo')
}

const PHASE_OF: { readonly [question: string]: Phase } = {
  movement: 'movement',
  action: 'actions',
  'who else': 'throws',
  wound: 'wounds',
  'fire mode': 'clock',
  rout: 'movement',
  avoid: 'avoidance',
  escape: 'avoidance',
}
const PHASE_OF_ROLL: { readonly [purpose: string]: Phase } = {
  wounds: 'throws',
  'which characteristic': 'wounds',
  morale: 'morale',
  surprise: 'surprise',
  'encounter range': 'range',
  escape: 'avoidance',
}

export function phaseOf(scene: SceneView, view: EncounterView, facts: readonly Happened[]): Phase {
  if (view.stage === 'over' || scene.over) return 'over'
  for (const { question } of scene.questions) {
    const found =
      question.kind === 'choice'
        ? PHASE_OF[question.question]
        : question.kind === 'roll'
          ? (PHASE_OF_ROLL[question.about.purpose] ?? 'throws')
          : undefined
    if (found !== undefined) return found
  }
  if (view.stage !== 'fight') return view.stage
  if (!hasMoved(facts)) return 'movement'
  const last = facts.at(-1)?.type
  return last === 'attacked' || last === 'wounded' ? 'wounds' : 'actions'
}

/** How many are to answer in this phase, and how many of them have. */
export function stated(scene: SceneView, view: EncounterView): { readonly open: number; readonly all: number } {
  const free = view.figures.filter(one => canAct(one) && view.surprise !== 1 - one.party).length
  const open = scene.questions.length
  return { open, all: Math.max(free, open) }
}

/** From which band each figure came in the last movement; those who stayed are left out. */
export function lastMoves(
  facts: readonly { readonly type: string; readonly values: unknown }[],
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const bands = facts
    .flatMap(({ type, values }) => {
      const kind = [met, moved].find(one => one.type === type)
      return kind === undefined ? [] : [kind.seen(values).values.bands ?? []]
    })
    .slice(-2)
  const [before, after] = bands
  if (before === undefined || after === undefined) return new Map()
  return new Map(
    ids.flatMap((id, place): [string, number][] => {
      const from = before[place]
      return from === undefined || from === after[place] ? [] : [[id, from]]
    }),
  )
}
