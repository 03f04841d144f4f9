/** What the target and the shooter are doing. */
import { int, list, nullable, optional, or, rule, table, text, type Why } from '@umpire/engine'
import type { Position } from '../../combat/basics/position-names.ts'
import { positions } from '../../combat/basics/positions.ts'

/** Lines of one kind exclude each other, and cover, screen and posture together give a single number. */
type Line =
  | { readonly kind: 'cover' | 'screen' | 'weaving' | 'moving'; readonly value: number }
  | { readonly kind: 'posture'; readonly position: Position }
type Lines = ReadonlyMap<string, Line>

const TARGET_IS: Lines = new Map<string, Line>([
  // Cover of which nothing more is known is light.
  ['cover', { kind: 'cover', value: -2 }],
  ['light-cover', { kind: 'cover', value: -2 }],
  ['moderate-cover', { kind: 'cover', value: -3 }],
  // These hide as well, but lying down behind them is no safer.
  ['behind-someone', { kind: 'screen', value: -4 }],
  ['firing-from-trench', { kind: 'screen', value: -4 }],
  ['standing', { kind: 'posture', position: 'standing' }],
  ['crouching', { kind: 'posture', position: 'crouching' }],
  ['sitting', { kind: 'posture', position: 'sitting' }],
  ['kneeling', { kind: 'posture', position: 'kneeling' }],
  ['lying', { kind: 'posture', position: 'lying' }],
  ['prone', { kind: 'posture', position: 'lying' }],
  ['crawling', { kind: 'posture', position: 'crawling' }],
  ['evasive-half-move', { kind: 'weaving', value: -1 }],
  ['evasive-move-1', { kind: 'weaving', value: -2 }],
])
const ATTACKER_IS: Lines = new Map<string, Line>([
  ['walking', { kind: 'moving', value: -1 }],
  ['running', { kind: 'moving', value: -2 }],
])
const NOTHING: Lines = new Map()

/** Behind cover, which is in the number; without it the table of positions says what they are worth. */
const WITH_COVER = table<Position, number>('Positions behind cover', {
  standing: 0,
  crouching: -4,
  sitting: -4,
  kneeling: -4,
  lying: -7,
  crawling: -7,
})

/** Whether it is something between the target and the shooter. */
export const isCover = (name: string): boolean => {
  const kind = TARGET_IS.get(name)?.kind
  return kind === 'cover' || kind === 'screen'
}
/** Whether it is flat on the ground. */
export const isLying = (name: string): boolean => {
  const line = TARGET_IS.get(name)
  return line?.kind === 'posture' && (line.position === 'lying' || line.position === 'crawling')
}

function hasCover(target_is: readonly string[]): boolean {
  for (const name of target_is) if (TARGET_IS.get(name)?.kind === 'cover') return true
  return false
}

function worth(line: Line, covered: boolean, why: Why): number {
  if (line.kind !== 'posture') return line.value
  const { position } = line
  if (covered) return WITH_COVER.at(position, why)
  return positions({ position, weapon: 'gun', aim_turns: 0, close: false }, why).ranged_against
}

type Group = 'cover and posture' | 'weaving' | 'firer moving'
const groupOf = ({ kind }: Line): Group =>
  kind === 'weaving' ? 'weaving' : kind === 'moving' ? 'firer moving' : 'cover and posture'

/** Of several that exclude each other the worst counts; the others are told. */
function worst(group: Group, names: readonly string[], lines: Lines, covered: boolean, why: Why): number {
  let least = 0
  let at: string | undefined
  const found: [string, number][] = []
  for (const name of names) {
    const line = lines.get(name)
    if (line === undefined || groupOf(line) !== group) continue
    const value = worth(line, covered, why)
    found.push([name, value])
    if (value < least) {
      least = value
      at = name
    }
  }
  if (found.length === 0) return 0
  const sum = why.sum(group)
  for (const [name, value] of found) {
    sum.when(name === at, name, value, 'only the worst of them counts')
    // Said twice, it counts once.
    if (name === at) at = undefined
  }
  return sum.total()
}

/** Told, so that nobody wonders: another set of rules may know it. */
function tellUnknown(names: readonly string[], lines: Lines, why: Why): void {
  for (const name of names) if (!lines.has(name)) why.note(`${name} is not in this table`)
}

const names = or(list(text(60), 50), [])

export const SITUATION = {
  target_is: names,
  attacker_is: names,
  /** What else there is to say; as printed it counts for nothing. */
  circumstances: names,
  /** A kind of weapon, such as gun, bow or crossbow. */
  weapon: optional(text(100)),
  /** How many hexes somebody watches who waits for a target, and how many others stand in the line of fire. */
  hexes_watched: optional(nullable(int({ min: 0, max: 10_000 }))),
  occupied_hexes: optional(int({ min: 0, max: 10_000 })),
}

export const situational = rule(
  {
    id: 'gurps.ranged.situational',
    title: 'Situational modifiers for direct fire',
    lines: '2124-2150',
    given: SITUATION,
    gives: 'modifier',
  },
  ({ target_is, attacker_is, circumstances }, why) => {
    if (target_is.length === 0 && attacker_is.length === 0 && circumstances.length === 0) return 0
    if (!why.quiet) {
      tellUnknown(target_is, TARGET_IS, why)
      tellUnknown(attacker_is, ATTACKER_IS, why)
      tellUnknown(circumstances, NOTHING, why)
    }
    const sum = why.sum('situation')
    const hidden = worst('cover and posture', target_is, TARGET_IS, hasCover(target_is), why)
    if (hidden !== 0) sum.add('cover and posture', hidden)
    const weaving = worst('weaving', target_is, TARGET_IS, false, why)
    if (weaving !== 0) sum.add('weaving', weaving)
    const moving = worst('firer moving', attacker_is, ATTACKER_IS, false, why)
    if (moving !== 0) sum.add('firer moving', moving)
    return sum.total()
  },
)
