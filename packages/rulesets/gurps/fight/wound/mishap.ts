/** What goes wrong when an attack or a parry fails as badly as it can. */
import { memoQuiet } from '@umpire/engine'
import { criticalMiss } from '../../combat/attack/critical.ts'
import type { Consequence } from '../../consequence/consequence.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { fired, thrownAway } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import type { Sufferer } from '../facts/sufferer.ts'
import { isBare } from '../state/hands.ts'
import { strengthNow } from '../state/now.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { usesOf } from '../state/which-part.ts'
import { nameOf } from '../state/words.ts'
import { carryOut } from './carry-out.ts'
import { rollMissRow } from './miss-table.ts'

const WITH = {
  'hand-weapon': 'hand-weapon',
  strike: 'strike',
  grapple: 'grapple',
  gun: 'gun',
  thrown: 'missile',
  grenade: 'grenade',
} as const

/** Whatever the dice showed, it is as bad as can be. */
const WORST = { effective: 3, roll: 18 }

/** A critical failure, of the attacker’s or of a defender’s. */
export interface Failure {
  readonly attempt: Attempt
  readonly whose: 'attacker' | 'defender'
  /** What the defender used, by its place among the defender’s things; null of a dodge, and of the attacker’s failure. */
  readonly parriedWith: number | null
}

/** Who fails, and with what. */
function failing(fight: Fight, { attempt, whose, parriedWith }: Failure) {
  const attacker = whose === 'attacker'
  const place = attacker ? attempt.by : attempt.target
  const arm = attacker ? attempt.arm : parriedWith
  const own = arm === null ? undefined : armAt(fighterAt(fight, place), arm)
  const kind = attacker ? WITH[attempt.kind] : own === undefined || isBare(own) ? 'strike' : 'hand-weapon'
  return { attacker, place, arm, own, kind } as const
}

/** What a table of critical misses goes by, and its dice; none where the rules in force have no table. */
const tableFor = memoQuiet(
  (why, fight: Fight, attempt: Attempt, whose: Failure['whose'], parriedWith: number | null) => {
    const { attacker, place, own, kind } = failing(fight, { attempt, whose, parriedWith })
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const given = {
      ...WORST,
      with: kind,
      attack: attacker ? attempt.how : 'parry',
      type: attacker ? attempt.type : (own?.blows[0]?.type ?? 'crushing'),
      quality: own?.quality ?? 'good',
      st: strengthNow(fighter, one, why),
      min_st: own?.min_st ?? null,
      aim_turns: one.aim?.turns ?? 0,
      high_pain_threshold: fighter.high_pain_threshold,
    }
    return { given, dice: criticalMiss(given, why).table }
  },
)

/** A failure is another record each time, so what was found is remembered by its parts. */
const tableOf = (ask: Asking, { attempt, whose, parriedWith }: Failure) =>
  tableFor(ask.why, ask.state, attempt, whose, parriedWith)

/** What a table says of it; nothing where the rules in force have none. */
export type MissRow = readonly Consequence[] | null

/** Rolls on the table and carries out the row. Of a gun, the rounds of this roll are fired unless the row prevents it. */
export function badMiss(ask: Asking, failure: Failure, rounds = 0): void {
  afterMissRow(ask, failure, missRow(ask, failure), rounds)
}

/** The row that counts. */
export function missRow(ask: Asking, failure: Failure): MissRow {
  const { given, dice } = tableOf(ask, failure)
  if (dice === null) return null
  const { place } = failing(ask.state, failure)
  const by = fighterAt(ask.state, place).id
  const row = rollMissRow(ask, by, given)
  // A point or a missile strikes its own user only if the table says so twice; any other row stands as it is.
  if (!isThrust(blowOf(ask.state, failure)) || !row.some(isDoubtful)) return row
  const second = rollMissRow(ask, by, given)
  return row.flatMap(one => (isDoubtful(one) ? second : [one]))
}

const isDoubtful = (one: Consequence): boolean => one.op === 'hit-self' && one.reroll_if_thrust === true

/** What comes of that row. */
export function afterMissRow(ask: Asking, failure: Failure, row: MissRow, rounds = 0): void {
  const { attempt } = failure
  const { attacker, place, arm, kind } = failing(ask.state, failure)
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (row === null) {
    const text = `${nameOf(ask.state, fighter.id)} fails critically: the game master says what goes wrong`
    return ask.note({ text, rule: criticalMiss.id })
  }
  const sufferer: Sufferer = {
    place,
    foe: attacker ? attempt.target : attempt.by,
    location: 'torso',
    arm,
    ...blowOf(ask.state, failure),
    uses: usesOf(fighter, one),
    modifier: 0,
    table: tableOf(ask, failure).given,
  }
  carryOut(ask, sufferer, row)
  if (arm !== null && kind === 'gun' && rounds > 0 && !row.some(({ op }) => SILENT.has(op))) {
    ask.record(fired({ who: fighter.id, arm, rounds, groups: 0 }))
  }
  // What burst against himself bursts nowhere else.
  if (arm !== null && kind === 'grenade' && row.some(({ op }) => op === 'hit-self' || op === 'self-injury')) {
    ask.record(thrownAway({ who: fighter.id, arm }))
  }
}

/** What his own blow would have done, and how he made it. */
function blowOf(fight: Fight, failure: Failure) {
  const { attacker, own, kind } = failing(fight, failure)
  const { attempt } = failure
  return {
    damage: attacker ? { dice: attempt.dice, type: attempt.type } : damageOf(own),
    attack: attacker ? (OF_BODY.has(attempt.kind) ? attempt.how : null) : kind === 'strike' ? 'parry' : null,
  }
}

/** How somebody attacked who threw his weapon. */
const THROWN = 'thrown'

const isThrust = ({ damage, attack }: ReturnType<typeof blowOf>): boolean =>
  damage?.type === 'impaling' || attack === THROWN

/** Where it matters how it was done: a fist, a foot, a throw. */
const OF_BODY: ReadonlySet<string> = new Set(['strike', 'thrown'])

/** Then nothing leaves the gun, or only the round that was wasted. */
const SILENT: ReadonlySet<string> = new Set(['break-weapon', 'jam', 'dud', 'explode'])

const damageOf = (own: ReturnType<typeof armAt> | undefined) => {
  const [blow] = own?.blows ?? []
  return blow === undefined ? null : { dice: blow.damage, type: blow.type }
}
