/** What goes wrong when an attack or a parry fails as badly as it can. */
import { eachTotal, type Procedure, remembering } from '@umpire/engine'
import { criticalMiss } from '../combat/critical.ts'
import type { Consequence } from '../consequence/consequence.ts'
import { fired, thrownAway } from './arm-facts.ts'
import { type Attempt, armAt } from './attempt.ts'
import { carryOut } from './carry-out.ts'
import { THREE_DICE } from './dice.ts'
import { isBare } from './hands.ts'
import { strengthNow } from './now.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'
import type { Asking } from './sufferer.ts'
import { usesOf } from './which-part.ts'

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

/** What the rule says before its table is thrown on, and by what the table's dice show. */
const wrong = remembering(8, (why, fight: Fight, attempt: Attempt, whose: Whose, parriedWith: number | null) => {
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
  return { table, byTable: eachTotal(why, table_roll => criticalMiss({ ...x, table_roll }, why).consequences) }
})

/** Of the attacker, or of a defender who parried with one of his things. */
export function* badMiss(
  ask: Asking,
  attempt: Attempt,
  whose: Whose,
  parriedWith: number | null,
  /** Of a gun: the rounds of this roll, which it fires unless something keeps it from firing. */
  rounds = 0,
): Procedure<undefined> {
  const { attacker, place, arm, own, kind } = failing(ask.state, attempt, whose, parriedWith)
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const { table, byTable } = wrong(ask.why, ask.state, attempt, whose, parriedWith)
  if (table === null) {
    const text = `${fighter.name} fails critically: the game master says what goes wrong`
    return yield* ask.note({ text, rule: criticalMiss.id })
  }
  const onTable: TableThrows = { ask, by: fighter.id, byTable, row: [] }
  const again = () => thrownRow(onTable)
  const blow = attacker ? { dice: attempt.dice, type: attempt.type } : damageOf(own)
  const foe = attacker ? attempt.target : attempt.by
  const attack = attacker ? (OF_BODY.has(attempt.kind) ? attempt.how : null) : kind === 'strike' ? 'parry' : null
  const sufferer = {
    place,
    foe,
    location: 'torso',
    arm,
    attack,
    uses: usesOf(fighter, one),
    damage: blow,
    modifier: 0,
    again,
  }
  yield* carryOut(ask, sufferer, yield* again())
  if (arm !== null && kind === 'gun' && rounds > 0 && !onTable.row.some(({ op }) => SILENT.has(op))) {
    yield* ask.record(fired({ who: fighter.id, arm, rounds, groups: 0 }))
  }
  // What burst against himself bursts nowhere else.
  if (arm !== null && kind === 'grenade' && onTable.row.some(({ op }) => op === 'hit-self' || op === 'self-injury')) {
    yield* ask.record(thrownAway({ who: fighter.id, arm }))
  }
  return undefined
}

/** The table itself asks for another throw on it. */
const saysAgain = (rows: readonly Consequence[]): boolean => rows.some(({ op }) => op === 'reroll')

/** Throws on a table, perhaps more than once; the last row is what counts. */
interface TableThrows {
  readonly ask: Asking
  readonly by: string
  readonly byTable: (roll: number) => readonly Consequence[]
  row: readonly Consequence[]
}

function* thrownRow(all: TableThrows): Procedure<readonly Consequence[]> {
  all.row = yield* all.ask.readUntil(THREE_DICE, { purpose: 'what goes wrong', by: all.by }, all.byTable, saysAgain)
  return all.row
}

/** Where it matters how it was done: a fist, a foot, a throw. */
const OF_BODY: ReadonlySet<string> = new Set(['strike', 'thrown'])

/** Then nothing leaves the gun, or only the round that was wasted. */
const SILENT: ReadonlySet<string> = new Set(['break-weapon', 'jam', 'dud', 'explode'])

const damageOf = (own: ReturnType<typeof armAt> | undefined) => {
  const [blow] = own?.blows ?? []
  return blow === undefined ? null : { dice: blow.damage, type: blow.type }
}
