/**
 * The level that counts, from all that somebody has learnt: none, 0 or more. Whoever needs a person's level in a skill
 * asks here; what no skill, level 0 and each level are worth stands in level.ts.
 */
import { int, map, nullable, optional, or, ownValue, rule, text, type Why } from '@umpire/engine'
import { skillLevels } from '../chargen/skill-results.ts'
import { SUITED_TO_LEVEL_0, WEAPON_SKILLS } from '../tables/skill/skills.ts'
import { pilot } from './throw/craft.ts'
import { levelDm, SKILL_LEVELS, TWO_DICE } from './throw/level.ts'
import { vehicle, vehicleGroup } from './throw/vehicle.ts'
import { levelWith } from './weapon-skills.ts'

type Skills = { readonly [skill: string]: number }

const JACK_OF_ALL_TRADES = 'Jack of all Trades'
const QUALIFIED = 1

/** What was learnt, in the skill itself or in one that stands in for it. */
function held(skills: Skills, skill: string, why: Why): number | null {
  if (skill === "Ship's Boat") return pilot({ skills, skill, tons: null }, why).effective_level
  if (vehicleGroup(skill) !== null) return vehicle({ skills, skill }, why)
  return ownValue(skills, skill) ?? null
}

export const jackOfAllTrades = rule(
  {
    id: 'traveller.skill.jack-of-all-trades',
    title: 'Jack of all trades',
    lines: '636-644',
    given: { skills: SKILL_LEVELS, skill: text(100), roll: optional(TWO_DICE) },
  },
  (x, why) => {
    const learnt = held(x.skills, x.skill, why)
    const jack = ownValue(x.skills, JACK_OF_ALL_TRADES) !== undefined
    const level = why
      .stages('level', 'learnt', learnt)
      .adjust(learnt === null && jack, 'jack of all trades', 0)
      .final()
    const answer = { effective_level: level, qualifies: learnt !== null && learnt >= QUALIFIED }
    if (x.roll === undefined) return answer
    return { ...answer, ...levelDm({ skill: x.skill, use: null, level, throw: null, roll: x.roll }, why) }
  },
)

export const defaultZero = rule(
  {
    id: 'traveller.skill.default-zero',
    title: 'Level-0 default skills',
    lines: '754-754',
    given: {
      skills: SKILL_LEVELS,
      /** Granted to those who lack it. */
      skill: or(nullable(text(100)), null),
      /** What is learnt afterwards: level 0 is no step towards level 1. */
      acquisitions: or(map(int({ min: 0, max: 30 }), 100), {}),
    },
  },
  (x, why) => {
    const { skill } = x
    const suitable = skill !== null && SUITED_TO_LEVEL_0.includes(skill)
    const lacking = skill !== null && ownValue(x.skills, skill) === undefined
    if (lacking) why.note(suitable ? 'level 0 by the referee' : 'level 0 by the referee, in a skill not suited to it')
    const granted = lacking ? { ...x.skills, [skill]: 0 } : x.skills
    const { acquisitions } = x
    const { skills } = skillLevels(
      { skills: granted, acquisitions, levels_held: null, intelligence: null, education: null },
      why,
    )
    return { skills, suitable }
  },
)

/** Somebody as far as their level in a skill hangs on it. */
export interface Skilled {
  readonly skills: Skills
  readonly player_character: boolean
}

/** What the referee allows: level 0 to everybody, and jack of all trades to stand in. */
export interface Leave {
  readonly default_zero: boolean
  readonly jack_of_all_trades: boolean
}
export const USUAL_LEAVE: Leave = { default_zero: false, jack_of_all_trades: true }

const isWeaponSkill = (skill: string): boolean => WEAPON_SKILLS.some(known => known === skill)

/**
 * Somebody's level in a skill.
 *
 *     effectiveLevel({ skills: { Pilot: 3 }, player_character: true }, "Ship's Boat", USUAL_LEAVE, why) // 2
 */
export function effectiveLevel(somebody: Skilled, skill: string, leave: Leave, why: Why): number | null {
  const { player_character } = somebody
  const { [JACK_OF_ALL_TRADES]: jack, ...others } = leave.default_zero
    ? defaultZero({ skills: somebody.skills, skill, acquisitions: {} }, why).skills
    : somebody.skills
  const standsIn = jack !== undefined && (leave.jack_of_all_trades || skill === JACK_OF_ALL_TRADES)
  const skills = standsIn ? { ...others, [JACK_OF_ALL_TRADES]: jack } : others
  if (isWeaponSkill(skill)) {
    return levelWith({ player_character, skills, weapon: skill === 'Brawling' ? 'Hands' : skill }, why)
  }
  const learnt = held(skills, skill, why)
  if (learnt !== null || !standsIn) return why.input(skill, learnt)
  return jackOfAllTrades({ skills, skill }, why).effective_level
}
