/** What else counts when somebody shoots: how the target moves and hides, where the shot passes, who waits for whom. */
import { type Steps, steps, table, type Why } from '@umpire/engine'

/** Cover that the shorter list does not have; one of all kinds of cover and posture counts, the worst. */
const COVER = table('Cover', {
  'prone-head-down': -7,
  'head-only': -5,
  'head-and-shoulders': -4,
  'half-exposed': -3,
})
const ERRATIC = table('Erratic targets', {
  'evasive-half-move': -1,
  'evasive-move-1': -2,
  'evasive-move-2': -2,
  'erratic-as-a-rat': -3,
  'erratic-as-a-hummingbird': -4,
})
const MOVING = table('Firing on the move', {
  walking: { gun: -1, crossbow: -3, bow: -6 },
  running: { gun: -2, crossbow: -6, bow: -12 },
})
/** The snap shot is in these. */
const WATCHED: Steps<number> = steps('Opportunity fire', [
  [1, -2],
  [2, -4],
  [4, -5],
  [6, -6],
  [10, -7],
  [Number.POSITIVE_INFINITY, -8],
])
const KNOWN = table('Circumstances of shooting', {
  'opportunity-fire-along-a-line': -5,
  'evaluating-the-target': -2,
  'pop-up': -6,
  'pop-up-attack': -6,
  'shooting-blind': -10,
  'unfamiliar-gun': -2,
  'unfamiliar-type': -4,
  'unfamiliar-aiming-system': -2,
})
const THROUGH_A_HEX = -4

const isIn = <T extends object>(rows: T, name: string): name is Extract<keyof T, string> => Object.hasOwn(rows, name)

export const SITUATIONS: readonly string[] = [
  'opportunity-fire',
  ...Object.keys(KNOWN.rows),
  ...Object.keys(COVER.rows),
  ...Object.keys(ERRATIC.rows),
  ...Object.keys(MOVING.rows),
]

/** Kinds of fire whose own numbers have the snap shot in them. */
export const includesSnapShot = (circumstances: readonly string[]): boolean =>
  circumstances.some(name => name.startsWith('opportunity-fire') || name.startsWith('pop-up'))

/** Nobody aims from behind his cover, nor at more than the one hex that he watches. */
export const mayAim = ({ circumstances, hexes_watched }: Situation): boolean =>
  !includesSnapShot(circumstances) || (circumstances.includes('opportunity-fire') && (hexes_watched ?? 1) === 1)

/** At whoever happens to stand in the way, or at what one does not see: never better than this. */
const BEST_BLIND = 9
export function blindLimit(circumstances: readonly string[], effective: number, why: Why): number {
  const blind = circumstances.includes('shooting-blind') || circumstances.includes('wrong-target')
  return blind ? why.atMost('not aimed at it', BEST_BLIND, effective) : effective
}

export interface Situation {
  readonly target_is: readonly string[]
  readonly attacker_is: readonly string[]
  readonly circumstances: readonly string[]
  readonly weapon?: string
  readonly hexes_watched?: number | null
  readonly occupied_hexes?: number
}

const IN_THE_WAY = 'behind-someone'

/** What the shorter list knows of hiding: everything but moving and weaving; others in the way count hex by hex. */
export const hidingOf = ({ target_is, occupied_hexes = 0 }: Situation): readonly string[] =>
  target_is.filter(
    name => !isIn(ERRATIC.rows, name) && !isIn(COVER.rows, name) && (occupied_hexes === 0 || name !== IN_THE_WAY),
  )

/** Whether anything is said that the shorter list does not know, or counts otherwise: it agrees in everything else. */
export function isFiner(x: Situation): boolean {
  const { circumstances, attacker_is, target_is, weapon } = x
  if (circumstances.length > 0 || (x.occupied_hexes ?? 0) > 0) return true
  if (attacker_is.length > 0 && (weapon === 'bow' || weapon === 'crossbow')) return true
  return target_is.length > 0 && target_is.some(name => isIn(COVER.rows, name) || isIn(ERRATIC.rows, name))
}

function moving(attacker_is: readonly string[], weapon: string, why: Why): number {
  const gait = attacker_is.includes('running') ? 'running' : attacker_is.includes('walking') ? 'walking' : undefined
  if (gait === undefined) return 0
  const row = MOVING.at(gait, why)
  return weapon === 'bow' || weapon === 'crossbow' ? row[weapon] : row.gun
}

/** The worst of those that are in the table. */
function worst<T extends { readonly [name: string]: number }>(rows: T, names: readonly string[]): number {
  let least = 0
  for (const name of names) if (isIn(rows, name)) least = Math.min(least, rows[name] ?? 0)
  return least
}

/** All of it; `lite` is what the shorter list makes of cover and posture. */
export function situationModifier(x: Situation, lite: number, why: Why): number {
  const { circumstances, hexes_watched, occupied_hexes = 0 } = x
  const erratic = worst(ERRATIC.rows, x.target_is)
  const move = moving(x.attacker_is, x.weapon ?? 'gun', why)
  const sum = why
    .sum('situation')
    .add('cover and posture', Math.min(lite, worst(COVER.rows, x.target_is)))
    .when(erratic !== 0, 'erratic target', erratic)
    .when(move !== 0, 'firing on the move', move)
    .when(occupied_hexes > 0, 'through occupied hexes', THROUGH_A_HEX * occupied_hexes)
  if (circumstances.includes('opportunity-fire')) sum.add('opportunity fire', WATCHED.at(hexes_watched ?? 1, why))
  for (const name of circumstances) if (isIn(KNOWN.rows, name)) sum.add(name, KNOWN.at(name, why))
  return sum.total()
}

/** Shooting up costs range, shooting down saves half as much, down to half of the way on the ground. */
export function rangeWithElevation(range: number, higher: number, why: Why): number {
  if (higher === 0) return range
  const sum = why.sum('range').add('on the ground', range)
  if (higher > 0) return sum.add('target higher', higher).total()
  return why.atLeast('half of the way on the ground', range / 2, sum.add('target lower, half', higher / 2).total())
}

/** Doubled for those who see only what is near. */
export const shortSighted = (modifier: number, nearsighted: boolean, why: Why): number =>
  nearsighted && modifier < 0
    ? why.product('range penalty').add('range', modifier).add('nearsighted', 2).total()
    : modifier
