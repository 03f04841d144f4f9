/** What a ranged attack is rolled with, and against. */
import { BadInput, oneOf, optional, rule, table, type ValuesOf, type Why } from '@umpire/engine'
import { instinctStat } from '../../campaign/settings.ts'
import { attribute, skillLevel } from '../../core/attribute.ts'
import { statValue } from '../../tables/stats.ts'
import { WEAPON, type Weapon, weaponNamed } from '../../tables/weapon.ts'
import { LOOKING, markedDistance, POINT_BLANK } from './sighting.ts'

export const AIMED_AT = ['person', 'square'] as const
export type AimedAt = (typeof AIMED_AT)[number]

const BASE = table('Base difficulty at range', { firearm: 15, square: 15, 'person, with something rough': 20 })

/** Of everything thrown or lobbed; a gun is always aimed at its target. */
export const roughBase = (at: AimedAt, why: Why): number =>
  BASE.at(at === 'square' ? 'square' : 'person, with something rough', why)

/** What goes off is normally meant for a square, a thrown knife for somebody. */
const usualAim = (weapon: Weapon): AimedAt => (weapon.kind === 'explosive' ? 'square' : 'person')

/** The task's own number with that weapon. */
export const baseDf = (weapon: Weapon, at: AimedAt | undefined, why: Why): number =>
  weapon.kind === 'gun' ? BASE.at('firearm', why) : roughBase(at ?? usualAim(weapon), why)

/** At somebody the distance of something rough counts twice. */
const AT_PERSON = 2
export const countsTimes = (at: AimedAt): number => (at === 'person' ? AT_PERSON : 1)

/** How often the distance counts with that weapon. */
export const timesOf = (weapon: Weapon, at: AimedAt | undefined): number =>
  weapon.kind === 'gun' ? 1 : countsTimes(at ?? usualAim(weapon))

const GIVEN = {
  weapon: WEAPON,
  ...LOOKING,
  aimed_at: optional(oneOf(...AIMED_AT)),
  coordination: optional(statValue),
  awareness: optional(statValue),
  athleticism: optional(statValue),
  ranged_combat: optional(skillLevel),
}

type Based = {
  readonly base_df: number
  readonly point_blank: boolean
  readonly stat: string
  readonly attribute?: number
}

export const baseDifficulty = rule(
  {
    id: 'tensided.ranged.base-difficulty',
    title: 'Base difficulty of ranged attacks',
    lines: '228-228, 768-768',
    given: GIVEN,
  },
  (x, why): Based => {
    const weapon = weaponNamed(x.weapon, why)
    const isGun = weapon.kind === 'gun'
    const base_df = baseDf(weapon, x.aimed_at, why)
    const point_blank = why.compare('point blank', markedDistance(x, why), '<=', POINT_BLANK)
    // Close up one shoots by instinct; what is thrown or lobbed is never pointed.
    const stat = isGun && point_blank ? instinctStat(why) : 'coordination'
    const known = { base_df, point_blank, stat }
    if (x.ranged_combat === undefined) return known
    return { ...known, attribute: attribute({ stat_value: statOf(x, stat), skill_level: x.ranged_combat }, why) }
  },
)

function statOf(x: ValuesOf<typeof GIVEN>, stat: 'coordination' | 'awareness' | 'athleticism'): number {
  const found = x[stat]
  if (found === undefined) throw new BadInput(stat, 'a stat to shoot with', found)
  return found
}
