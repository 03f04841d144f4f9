/** Skills of the unarmed: what load takes off them, and what they add to strength. */
import { oneOf, optional, or, rule, text } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { measure, score } from '../common/fields.ts'
import { positiveHalf } from '../enc/effects.ts'
import { levelField, NONE } from '../enc/level.ts'

/** Styles that want an unhampered body. */
const AGILE: readonly string[] = [
  'Fencing',
  'Karate',
  'Judo',
  'Main Gauche',
  'Katana',
  'Short Staff',
  'Tonfa',
  'Boxing',
  'Wrestling',
  'Sumo Wrestling',
  'Flying Leap',
]
const ART_OR_SPORT = /\b(art|sport)\b/i

/** Whether load counts against it. */
const isAgile = (skill: string): boolean => AGILE.includes(skill) || ART_OR_SPORT.test(skill)

export const unarmedEncumbrance = rule(
  {
    id: 'gulliver.unarmed.encumbrance',
    title: 'Encumbrance on combat skills',
    lines: '1534-1536',
    given: { skill_name: text(100), skill: score, level: or(levelField, NONE) },
    gives: 'effective',
  },
  ({ skill_name, skill, level }, why) =>
    why
      .sum(skill_name)
      .add('skill', skill)
      .when(isAgile(skill_name), 'encumbrance', () => positiveHalf(level, why))
      .total(),
)

const OVER = 10

const ACTIONS = [
  'takedown',
  'pin',
  'arm lock',
  'break free',
  'break free of a pin',
  'slam',
  'push',
  'throw',
  'resist breaking free',
  'resist takedown',
  'resist pin',
  'resist arm lock',
  'resist slam',
  'resist push',
  'resist throw',
] as const

interface Wrestling {
  readonly percent: number
  readonly for: readonly (typeof ACTIONS)[number][]
  /** What a further roll of the skill may do. */
  readonly option: string | null
}

const WRESTLING: { readonly [skill: string]: Wrestling } = {
  Wrestling: {
    percent: 5,
    for: [
      'takedown',
      'resist takedown',
      'pin',
      'resist pin',
      'arm lock',
      'resist arm lock',
      'break free',
      'break free of a pin',
      'resist breaking free',
    ],
    option: null,
  },
  'Sumo Wrestling': {
    percent: 5,
    for: [
      'takedown',
      'resist takedown',
      'break free',
      'resist breaking free',
      'slam',
      'resist slam',
      'push',
      'resist push',
    ],
    option: 'stands in for DX to evade a slam',
  },
  Push: {
    percent: 10,
    for: ['push', 'slam', 'takedown', 'pin', 'throw'],
    option: 'a roll doubles the knockback of a push or slam',
  },
  'Immovable Stance': {
    percent: 10,
    for: ['resist push', 'resist slam', 'resist takedown', 'resist pin', 'resist throw'],
    option: 'a roll halves the knockback of any impact',
  },
  'Tackling and Blocking': {
    percent: 5,
    for: ['takedown', 'resist takedown', 'slam', 'resist slam', 'push', 'resist push'],
    option: 'stands in for DX to tackle or to evade one',
  },
}

export const wrestlingSkills = rule(
  {
    id: 'gulliver.unarmed.wrestling-skills',
    title: 'Wrestling skills and Load ST',
    lines: '1546-1556, 1624-1628',
    given: {
      skill_name: oneOf(...Object.keys(WRESTLING)),
      skill: score,
      load_st: measure,
      action: oneOf(...ACTIONS),
    },
  },
  ({ skill_name, skill, load_st, action }, why) => {
    const found = WRESTLING[skill_name]
    const counts = found?.for.includes(action) === true
    const percent = counts ? (found?.percent ?? 0) * Math.max(0, skill - OVER) : 0
    return {
      counts,
      /** In the rolls for it. */
      replaces_dx: counts,
      bonus_percent: why.input(`${skill_name} for ${action}`, percent),
      load_st: exact((load_st * (100 + percent)) / 100),
      option: found?.option ?? null,
    }
  },
)

interface Maneuver {
  /** The root of the weight over this is added to the damage. */
  readonly root?: number
  /** Percent of Load ST, or of Combat ST, for each level over 10. */
  readonly percent?: number
  readonly combat_percent?: number
  /** The attribute it is learnt from, where that is not as it was. */
  readonly from_dx?: number
  readonly shock?: number
  /** Of the target's hit points, which the blow must be able to do. */
  readonly least?: number
}

const MANEUVERS: { readonly [maneuver: string]: Maneuver } = {
  'Blinding Touch': { least: 10 },
  'Pressure Points': { least: 10, shock: 2 },
  'Eye-Gouging': { shock: 3 },
  'Face Attack': { shock: 2 },
  'Neck Snap': { percent: 5, from_dx: -4 },
  'Retain Weapon': { percent: 5 },
  'Drop Kick': { root: 5 },
  'Roundhouse Punch': { root: 5 },
  'Stamp Kick': { root: 7 },
  'Flying Jump Kick': { root: 5 },
  Piledriver: { root: 5, combat_percent: 5 },
}

export const unarmedManeuvers = rule(
  {
    id: 'gulliver.unarmed.maneuvers',
    title: 'Notes on maneuvers',
    lines: '1632-1652',
    given: {
      maneuver: oneOf(...Object.keys(MANEUVERS)),
      weight: optional(measure),
      /** In the maneuver; of a Piledriver, in Wrestling. */
      skill: optional(score),
      load_st: optional(measure),
      combat_st: optional(measure),
      dx: optional(score),
      target_hp: optional(measure),
    },
  },
  ({ maneuver, weight, skill, load_st, combat_st, dx, target_hp }, why) => {
    const { root, percent = 0, combat_percent = 0, shock = 1, least, from_dx } = MANEUVERS[maneuver] ?? {}
    const over = skill === undefined ? 0 : Math.max(0, skill - OVER)
    const raised = (st: number | undefined, each: number): number | null =>
      st === undefined ? null : exact((st * (100 + each * over)) / 100)
    return {
      damage_bonus:
        root === undefined || weight === undefined ? 0 : down(why, 'weight behind it', Math.sqrt(weight) / root),
      load_st: raised(load_st, percent),
      combat_st: raised(combat_st, combat_percent),
      default: dx === undefined || from_dx === undefined ? null : dx + from_dx,
      shock_factor: why.input('shock', shock),
      least_damage: least === undefined || target_hp === undefined ? null : target_hp / least,
    }
  },
)
