/** What goes wrong when an attack or a parry fails as badly as it can. */
import { memoByTotal, memoQuiet } from '@umpire/engine'
import { criticalMiss } from '../../combat/attack/critical.ts'
import type { Consequence } from '../../consequence/consequence.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { fired, thrownAway } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { isBare } from '../state/hands.ts'
import { strengthNow } from '../state/now.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { usesOf } from '../state/which-part.ts'
import { nameOf } from '../state/words.ts'
import { carryOut } from './carry-out.ts'

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

type Whose = 'attacker' | 'defender'

/** Who fails, and with what. */
function failing(fight: Fight, attempt: Attempt, whose: Whose, parriedWith: number | null) {
  const attacker = whose === 'attacker'
  const place = attacker ? attempt.by : attempt.target
  const arm = attacker ? attempt.arm : parriedWith
  const own = arm === null ? undefined : armAt(fighterAt(fight, place), arm)
  const kind = attacker ? WITH[attempt.kind] : own === undefined || isBare(own) ? 'strike' : 'hand-weapon'
  return { attacker, place, arm, own, kind } as const
}

/** What the rule says before its table is rolled on, and by the roll on the table. */
const wrong = memoQuiet((why, fight: Fight, attempt: Attempt, whose: Whose, parriedWith: number | null) => {
  const { attacker, place, own, kind } = failing(fight, attempt, whose, parriedWith)
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const x = {
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
  const { table } = criticalMiss(x, why)
  return { table, byTable: memoByTotal(why, table_roll => criticalMiss({ ...x, table_roll }, why).consequences) }
})

/** What a table says of it; nothing where the rules in force have none. */
export type MissRow = readonly Consequence[] | null

/** Of the attacker, or of a defender who parried with one of his things. */
export function badMiss(
  ask: Asking,
  attempt: Attempt,
  whose: Whose,
  parriedWith: number | null,
  /** Of a gun: the rounds of this roll, which it fires unless something keeps it from firing. */
  rounds = 0,
): void {
  const row = missRow(ask, attempt, whose, parriedWith)
  afterMissRow(ask, attempt, whose, parriedWith, row, rounds)
}

/** The row that counts. */
export function missRow(ask: Asking, attempt: Attempt, whose: Whose, parriedWith: number | null): MissRow {
  const { table, byTable } = wrong(ask.why, ask.state, attempt, whose, parriedWith)
  if (table === null) return null
  const { place } = failing(ask.state, attempt, whose, parriedWith)
  const by = fighterAt(ask.state, place).id
  const row = rollRow(ask, by, byTable)
  // A point or a missile strikes its own user only if the table says so twice; any other row stands as it is.
  if (!isThrust(blowOf(ask.state, attempt, whose, parriedWith)) || !row.some(isDoubtful)) return row
  const second = rollRow(ask, by, byTable)
  return row.flatMap(one => (isDoubtful(one) ? second : [one]))
}

const isDoubtful = (one: Consequence): boolean => one.op === 'hit-self' && one.reroll_if_thrust === true

/** What comes of that row. */
export function afterMissRow(
  ask: Asking,
  attempt: Attempt,
  whose: Whose,
  parriedWith: number | null,
  row: MissRow,
  rounds = 0,
): void {
  const { attacker, place, arm, kind } = failing(ask.state, attempt, whose, parriedWith)
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (row === null) {
    const text = `${nameOf(ask.state, fighter.id)} fails critically: the game master says what goes wrong`
    return ask.note({ text, rule: criticalMiss.id })
  }
  const { byTable } = wrong(ask.why, ask.state, attempt, whose, parriedWith)
  let last: readonly Consequence[] = row
  const sufferer = {
    place,
    foe: attacker ? attempt.target : attempt.by,
    location: 'torso',
    arm,
    ...blowOf(ask.state, attempt, whose, parriedWith),
    uses: usesOf(fighter, one),
    modifier: 0,
    again() {
      last = rollRow(ask, fighter.id, byTable)
      return last
    },
  }
  carryOut(ask, sufferer, row)
  if (arm !== null && kind === 'gun' && rounds > 0 && !last.some(({ op }) => SILENT.has(op))) {
    ask.record(fired({ who: fighter.id, arm, rounds, groups: 0 }))
  }
  // What burst against himself bursts nowhere else.
  if (arm !== null && kind === 'grenade' && last.some(({ op }) => op === 'hit-self' || op === 'self-injury')) {
    ask.record(thrownAway({ who: fighter.id, arm }))
  }
}

/** What his own blow would have done, and how he made it. */
function blowOf(fight: Fight, attempt: Attempt, whose: Whose, parriedWith: number | null) {
  const { attacker, own, kind } = failing(fight, attempt, whose, parriedWith)
  return {
    damage: attacker ? { dice: attempt.dice, type: attempt.type } : damageOf(own),
    attack: attacker ? (OF_BODY.has(attempt.kind) ? attempt.how : null) : kind === 'strike' ? 'parry' : null,
  }
}

/** How somebody attacked who threw his weapon. */
const THROWN = 'thrown'

const isThrust = ({ damage, attack }: ReturnType<typeof blowOf>): boolean =>
  damage?.type === 'impaling' || attack === THROWN

/** The table itself asks for another roll on it. */
const saysAgain = (rows: readonly Consequence[]): boolean => rows.some(({ op }) => op === 'reroll')

/** A roll on the table, perhaps more than once; the last row is what counts. */
const rollRow = (ask: Asking, by: string, byTable: (roll: number) => readonly Consequence[]): readonly Consequence[] =>
  ask.readUntil(THREE_DICE, { purpose: 'what goes wrong', by }, byTable, saysAgain)

/** Where it matters how it was done: a fist, a foot, a throw. */
const OF_BODY: ReadonlySet<string> = new Set(['strike', 'thrown'])

/** Then nothing leaves the gun, or only the round that was wasted. */
const SILENT: ReadonlySet<string> = new Set(['break-weapon', 'jam', 'dud', 'explode'])

const damageOf = (own: ReturnType<typeof armAt> | undefined) => {
  const [blow] = own?.blows ?? []
  return blow === undefined ? null : { dice: blow.damage, type: blow.type }
}
