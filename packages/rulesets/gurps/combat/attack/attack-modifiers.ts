/** Everything that helps or hinders an attack of any kind. */
import {
  flag,
  int,
  list,
  nullable,
  num,
  oneOf,
  optional,
  or,
  record,
  rule,
  table,
  text,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { DAMAGE_TYPES } from '../../catalog/entry/damage-types.ts'
import type { DiceAdds } from '../../dice/dice-adds.ts'
import { shock } from '../../injury/blow.ts'
import { frameField } from '../../looks/frame/frame-field.ts'
import { minimumStrength } from '../../weapon/weapon.ts'
import { POSITIONS } from '../basics/position-names.ts'
import { isRanged, positions } from '../basics/positions.ts'

type Tally = ReturnType<Why['sum']>

/** By the names under which a circumstance may be told. */
export const ATTACK_MODIFIERS = table('Attack modifiers', {
  'strange-position': -2,
  'bad-footing': -2,
  'bad-light': -1,
  'total-darkness': -10,
  blind: -6,
  'suddenly-blinded': -10,
  'off-hand': -4,
  'one-eye': -1,
  'one-eye-ranged': -3,
  'all-out-attack': 4,
  nearsighted: -2,
  'crippled-leg': -3,
  'one-leg': -6,
})
type Circumstance = keyof typeof ATTACK_MODIFIERS.rows
const KNOWN: ReadonlySet<string> = new Set(Object.keys(ATTACK_MODIFIERS.rows))

/** What strikes. */
const blowField = record({
  type: oneOf(...DAMAGE_TYPES),
  thrust: flag(),
  /** Hand, foot or teeth. */
  bare: flag(),
  weapon_lb: num({ min: 0, max: 1e6 }),
  /** Its longest, in yards. */
  reach: num({ min: 0, max: 1000 }),
})

const score = int({ min: -1000, max: 1000 })
const penalty = optional(int({ min: -1000, max: 0 }))
const told = optional(flag())

export const ATTACK_SITUATION = {
  skill: score,
  position: or(oneOf(...POSITIONS), 'standing'),
  /** A kind such as gun, bow or thrown, or a hand weapon. */
  weapon: or(text(100), 'hand-weapon'),
  /** Others by name, and any of the flags below by theirs; what the table does not have counts nothing. */
  circumstances: or(list(text(60), 50), []),
  aim_turns: optional(int({ min: 0, max: 1000 })),
  /** The foe is in reach of the hand. */
  close: told,
  off_hand: told,
  ambidextrous: told,
  st: optional(num({ min: -1000, max: 1_000_000 })),
  min_st: optional(nullable(int({ min: 0, max: 1000 }))),
  /** All-Out Attack for the better chance. */
  all_out: told,
  /** The game master's numbers, where the circumstance is worse than the least of its kind. */
  strange_position: penalty,
  footing: penalty,
  light: optional(int({ min: -10, max: 0 })),
  /** What lets him see in such a light. */
  night_eyes: optional(nullable(text(100))),
  /** And used to it. */
  blind: told,
  suddenly_blinded: told,
  one_eye: told,
  /** Without glasses. */
  nearsighted: told,
  crippled_leg: told,
  one_leg: told,
  /** As it was worked out when the turn began; otherwise from the wounds. */
  shock: optional(num({ min: 0, max: 10_000_000 })),
  injuries_since_last_turn: optional(list(num({ min: 0, max: 10_000_000 }), 1000)),
  high_pain_threshold: told,
  low_pain_threshold: told,
  /** What both bodies measure, how far apart they are, and how wide the weapon is: as printed it makes no difference. */
  attacker: optional(frameField),
  foe: optional(frameField),
  foe_yards: optional(num({ min: 0, max: 1e6 })),
  /** Yards a second of whoever has not stopped to fight. */
  foe_speed: optional(num({ min: 0, max: 1e6 })),
  blow: optional(blowField),
  /** Of a hand weapon, as a gun is aimed. */
  aimed_turns: optional(int({ min: 0, max: 1000 })),
  /** Of the part that is struck at, which counts beside all this. */
  location_modifier: optional(int({ min: -1000, max: 1000 })),
}
type AttackSituation = ValuesOf<typeof ATTACK_SITUATION>

const has = (x: AttackSituation, name: Circumstance): boolean =>
  x.circumstances.length > 0 && x.circumstances.includes(name)

const isBlind = (x: AttackSituation): boolean => x.blind === true || has(x, 'blind')
const isBlinded = (x: AttackSituation): boolean => x.suddenly_blinded === true || has(x, 'suddenly-blinded')
/** Light as the game master has it; the names stand for the least of each kind. */
function lightOf(x: AttackSituation, why: Why): number {
  const dark = has(x, 'total-darkness') ? ATTACK_MODIFIERS.at('total-darkness', why) : 0
  const bad = x.light ?? (has(x, 'bad-light') ? ATTACK_MODIFIERS.at('bad-light', why) : 0)
  return Math.min(dark, bad)
}

/** No ray of light, rather than too little. */
export const isPitchDark = (light: number): boolean => light <= ATTACK_MODIFIERS.rows['total-darkness']

/** Only the worst of what is wrong with the sight counts; to whoever is used to blindness, light is nothing. */
function addSight(sum: Tally, x: AttackSituation, ranged: boolean, why: Why): void {
  const dark = lightOf(x, why)
  const sight = x.night_eyes ?? null
  const light = sight === null ? dark : 0
  if (sight !== null && dark !== 0) sum.when(false, 'light', dark, sight)
  const [blind, blinded] = [isBlind(x), isBlinded(x)]
  if (blind) sum.add('blind and used to it', ATTACK_MODIFIERS.at('blind', why))
  else if (blinded) sum.add('suddenly blinded', ATTACK_MODIFIERS.at('suddenly-blinded', why))
  if (light !== 0) sum.when(!blind && !blinded, 'light', light, 'sees nothing anyway')
  const sees = !blind && !blinded && !isPitchDark(light)
  if (x.one_eye === true || has(x, 'one-eye')) {
    sum.when(sees, 'one eye', ATTACK_MODIFIERS.at(ranged ? 'one-eye-ranged' : 'one-eye', why), 'sees nothing anyway')
  }
  if (x.nearsighted === true || has(x, 'nearsighted')) {
    sum.when(sees, 'nearsighted', ATTACK_MODIFIERS.at('nearsighted', why), 'sees nothing anyway')
  }
}

function addLegs(sum: Tally, x: AttackSituation, ranged: boolean, why: Why): void {
  const lost = x.one_leg === true || has(x, 'one-leg')
  if (lost) sum.when(!ranged, 'one leg', ATTACK_MODIFIERS.at('one-leg', why), 'not with a hand weapon')
  if (x.crippled_leg === true || has(x, 'crippled-leg')) {
    const not = ranged ? 'not with a hand weapon' : 'one leg is worse'
    sum.when(!ranged && !lost, 'crippled leg', ATTACK_MODIFIERS.at('crippled-leg', why), not)
  }
}

function addGround(sum: Tally, x: AttackSituation, why: Why): void {
  const odd = x.strange_position ?? (has(x, 'strange-position') ? ATTACK_MODIFIERS.at('strange-position', why) : 0)
  if (odd !== 0) sum.add('strange position', odd)
  const footing = x.footing ?? (has(x, 'bad-footing') ? ATTACK_MODIFIERS.at('bad-footing', why) : 0)
  if (footing !== 0) sum.add('bad footing', footing)
}

/** ST under the weapon's minimum: a point for each. */
function addStrength(sum: Tally, x: AttackSituation, why: Why): void {
  const { st, min_st } = x
  if (st === undefined || min_st === undefined || min_st === null || st >= min_st) return
  sum.add('ST under the minimum', minimumStrength({ st, min_st, basic: 0 }, why))
}

function addWounds(sum: Tally, x: AttackSituation, why: Why): void {
  const injuries = x.injuries_since_last_turn
  if (x.shock !== undefined) {
    if (x.shock > 0) sum.add('shock', -x.shock)
  } else if (injuries !== undefined && injuries.length > 0) {
    const high_pain_threshold = x.high_pain_threshold === true
    sum.add('shock', 0 - shock({ injuries_since_last_turn: injuries, high_pain_threshold }, why).shock)
  }
}

/** Told, so that nobody wonders: another set of rules may know it. */
function addUnknown(sum: Tally, circumstances: readonly string[]): void {
  for (const name of circumstances) if (!KNOWN.has(name)) sum.when(false, name, 0, 'not a modifier here')
}

type AttackModifiers = {
  /** Whether the position allows an attack at all. */
  readonly allowed: boolean
  readonly modifier: number
  readonly effective: number
  /** Of the damage, what can be brought to bear; all of it where nothing is said. */
  readonly damage_share?: number
  /** The most dice that a blow does to such a body; as printed nothing limits them. */
  readonly most_damage?: DiceAdds
  /** Of the modifier, what is owed to the width of the weapon, where a defense hangs on that; as printed none does. */
  readonly of_width?: number
}

export const attackModifiers = rule(
  {
    id: 'gurps.combat.attack-modifiers',
    title: 'Modifiers to any attack roll',
    lines: '1974-1990',
    given: ATTACK_SITUATION,
  },
  (x, why): AttackModifiers => {
    const ranged = isRanged(x.weapon)
    const { position, weapon, aim_turns = 0, close = false } = x
    const { allowed, attack } = positions({ position, weapon, aim_turns, close }, why)
    const sum = why.sum('attack modifiers')
    if (attack !== null && attack !== 0) sum.add(position, attack)
    addGround(sum, x, why)
    addSight(sum, x, ranged, why)
    if (x.off_hand === true || has(x, 'off-hand')) {
      sum.when(x.ambidextrous !== true, 'off hand', ATTACK_MODIFIERS.at('off-hand', why), 'ambidextrous')
    }
    addStrength(sum, x, why)
    addWounds(sum, x, why)
    if (x.all_out === true || has(x, 'all-out-attack')) {
      sum.when(!ranged, 'All-Out Attack', ATTACK_MODIFIERS.at('all-out-attack', why), 'never with missiles')
    }
    addLegs(sum, x, ranged, why)
    if (x.circumstances.length > 0) addUnknown(sum, x.circumstances)
    const modifier = sum.total()
    return {
      allowed,
      modifier,
      effective: why.sum('effective skill').add('skill', x.skill).add('modifiers', modifier).total(),
    }
  },
)
