/** Which active defense, and what it is worth now. */
import {
  flag,
  int,
  list,
  num,
  oneOf,
  optional,
  or,
  record,
  rolled,
  rule,
  table,
  text,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import {
  DEFENSE_CHOICES,
  DEFENSES,
  type Defense,
  type DefenseChoice,
  maneuverList,
} from '../combat/basics/maneuver-list.ts'
import { POSITIONS } from '../combat/basics/position-names.ts'
import { diceAddsField } from '../dice/dice-adds.ts'
import { STUNNED_DEFENSE } from '../injury/blow.ts'
import { frameField } from '../looks/frame/frame-field.ts'
import { parriedAt } from './parry.ts'
import { defensePosition } from './passive.ts'
import { ATTACKS, type Defending, type DefenseTotal, defenseTotal } from './total.ts'

type Tally = ReturnType<Why['sum']>

/** By the names under which a circumstance may be told. */
const MODIFIERS = table('Defense modifiers', { 'combat-reflexes': 1, stunned: STUNNED_DEFENSE })
/** Attacks that nobody sees coming. */
const UNSEEN: ReadonlySet<string> = new Set(['from-behind', 'sniper', 'shrapnel', 'booby-trap'])

const score = optional(int({ min: -1000, max: 1000 }))

/** What comes at him. */
const blowField = record({
  dice: diceAddsField(),
  type: oneOf(...DAMAGE_TYPES),
  thrust: flag(),
  weapon_lb: num({ min: 0, max: 1e6 }),
  /** On it. */
  hands: int({ min: 0, max: 2 }),
})

const given = {
  dodge: score,
  parry: score,
  block: score,
  /** The one that he chooses; left out, the best that is legal. */
  defense: optional(oneOf(...DEFENSE_CHOICES)),
  pd: or(int({ min: 0, max: 100 }), 0),
  /** What of it is the shield's. */
  shield_pd: optional(int({ min: 0, max: 100 })),
  /** Of his last turn. */
  maneuver: or(text(60), 'move'),
  position: or(oneOf(...POSITIONS), 'standing'),
  combat_reflexes: or(flag(), false),
  stunned: or(flag(), false),
  /** He knows of the attack. */
  aware: or(flag(), true),
  attack_from: or(oneOf('front', 'side', 'back'), 'front'),
  attack: or(oneOf(...ATTACKS), 'hand-weapon'),
  critical_hit: or(flag(), false),
  /** Out of balance, an arm that hurts and the like. */
  modifiers: or(list(int({ min: -1000, max: 1000 }), 100), []),
  /** These count only where another set of rules knows them. */
  retreat: or(flag(), false),
  retreated: optional(flag()),
  hex_free: optional(flag()),
  more_than_half_move: optional(flag()),
  feint: or(int({ min: 0, max: 1000 }), 0),
  circumstances: or(list(text(60), 50), []),
  unarmed: or(flag(), false),
  /** What both bodies measure, and what strikes: these, too, count only where another set of rules asks. */
  attacker: optional(frameField),
  defender: optional(frameField),
  blow: optional(blowField),
  /** What he defends with: its weight, or that of his hand. */
  with_lb: optional(num({ min: 0, max: 1e6 })),
  with_hands: optional(int({ min: 0, max: 2 })),
  /** What options keep of him, by name. */
  marks: optional(list(text(40), 50)),
  /** What he wears there. */
  armor: optional(record({ pd: int({ min: 0, max: 1000 }), dr: num({ min: 0, max: 1_000_000 }) })),
  /** Where it would strike him, how quick and how laden he is, and how far he went of how far he could: as those do. */
  location: optional(text(60)),
  basic_speed: optional(num({ min: -1000, max: 1_000_000 })),
  encumbrance_level: optional(int({ min: -100, max: 20_000 })),
  move: optional(num({ min: 0, max: 1_000_000 })),
  moved: optional(num({ min: 0, max: 1_000_000 })),
  /** By how much it would have missed with a narrow weapon, out of what it needed then; and none was named in time. */
  off_centre: optional(record({ needed: int({ min: -1000, max: 1000 }), missed_by: int({ min: 1, max: 1000 }) })),
  in_panic: optional(flag()),
  /** The score that is told is the total already: only the roll is to be read. */
  totalled: optional(flag()),
  roll: optional(rolled('3d6')),
}
export type DefenseSituation = ValuesOf<typeof given>

export type ActiveChoice = DefenseTotal & {
  readonly active: DefenseChoice
  /** What was added to the active defense, beside PD. */
  readonly modifier: number
  /** Where armour has a roll of its own, once the defense has failed: what it is made against. Here it is part of the total. */
  readonly armor_total?: number
}

function isAware(x: DefenseSituation, why: Why): boolean {
  const hidden = x.circumstances.length > 0 && x.circumstances.some(name => UNSEEN.has(name))
  const known = x.aware && x.attack_from !== 'back' && !hidden
  if (!known) why.note('no active defense against what one does not know of')
  return known
}

/** By name rather than by key: this is asked for every blow. */
function scoreOf(x: Pick<DefenseSituation, Defense>, defense: Defense): number | undefined {
  if (defense === 'dodge') return x.dodge
  return defense === 'parry' ? x.parry : x.block
}

function isLegal(x: DefenseSituation, defense: Defense, why: Why): boolean {
  if (scoreOf(x, defense) === undefined) return false
  if (!maneuverList({ maneuver: x.maneuver, defense, aim_turns: 0 }, why).allowed) return false
  return defense !== 'parry' || parriedAt(x.attack, why) !== null
}

/** The one that was chosen, or the best, as far as it is legal. */
function chosen(x: DefenseSituation, why: Why): DefenseChoice {
  if (x.defense === 'none' || !isAware(x, why)) return 'none'
  if (x.defense !== undefined) return isLegal(x, x.defense, why) ? x.defense : 'none'
  let best: DefenseChoice = 'none'
  let most = Number.NEGATIVE_INFINITY
  for (const defense of DEFENSES) {
    const value = scoreOf(x, defense)
    if (value === undefined || value <= most || !isLegal(x, defense, why)) continue
    best = defense
    most = value
  }
  return best
}

function addForeign(sum: Tally, x: DefenseSituation): void {
  if (x.retreat) sum.when(false, 'retreat', 0, 'not a modifier here')
  if (x.feint !== 0) sum.when(false, 'feint', 0, 'not a modifier here')
  for (const name of x.circumstances) {
    if (!UNSEEN.has(name) && !Object.hasOwn(MODIFIERS.rows, name)) sum.when(false, name, 0, 'not a modifier here')
  }
}

const tells = (circumstances: readonly string[], name: string): boolean =>
  circumstances.length > 0 && circumstances.includes(name)

function modifierOf(x: DefenseSituation, why: Why): number {
  const { position, circumstances } = x
  const sum = why.sum('modifiers').add(position, defensePosition({ position, pd: 0 }, why).modifier)
  if (x.combat_reflexes || tells(circumstances, 'combat-reflexes')) {
    sum.add('Combat Reflexes', MODIFIERS.at('combat-reflexes', why))
  }
  if (x.stunned || tells(circumstances, 'stunned')) sum.add('stunned', MODIFIERS.at('stunned', why))
  for (const modifier of x.modifiers) sum.add('modifier', modifier)
  addForeign(sum, x)
  return sum.total()
}

const UNMODIFIED: readonly number[] = Object.freeze([])

/** What the roll is made with: the defense that was chosen, if any, and nothing of the others. */
function defenseTotalInput(x: DefenseSituation, active: DefenseChoice, modifier: number): Defending {
  const { pd, critical_hit, unarmed, attack } = x
  const score = active === 'none' ? undefined : scoreOf(x, active)
  // Only where there is a defense is anything rolled.
  const roll = score === undefined && pd === 0 ? undefined : x.roll
  const made: { -readonly [K in keyof Defending]: Defending[K] } = {
    defense: active,
    modifiers: score === undefined ? UNMODIFIED : [modifier],
    pd,
    critical_hit,
    unarmed,
    attack,
  }
  if (roll !== undefined) made.roll = roll
  if (score === undefined) return made
  if (active === 'dodge') made.dodge = score
  else if (active === 'parry') made.parry = score
  else made.block = score
  return made
}

export const activeChoice = rule(
  { id: 'gurps.defense.active-choice', title: 'Choosing an active defense', lines: '2026-2034', given },
  (x, why): ActiveChoice => {
    const active = x.critical_hit ? 'none' : chosen(x, why)
    const modifier = active === 'none' ? 0 : modifierOf(x, why)
    const { defense_total, defense_allowed, avoided, consequences, bad_miss } = defenseTotal(
      defenseTotalInput(x, active, modifier),
      why,
    )
    return { active, modifier, defense_total, defense_allowed, avoided, consequences, bad_miss }
  },
)
