/**
 * How each skill is thrown, lines 524-746: the number the book names, none where the referee sets it, and the DMs. `above`
 * is the level above which levels count. The use that is meant when none is named stands first.
 */
import { type Table, table } from '@umpire/engine'
import type { BasicSkill } from './skills.ts'

export type SkillUse = {
  readonly throw: string | null
  readonly per_level: number
  readonly above: number
  readonly no_skill: number
}

/** The referee's throw of any skill whose entry says nothing else, line 566. */
export const ANY_SKILL: SkillUse = { throw: null, per_level: 1, above: 0, no_skill: 0 }

/** A throw that has nothing to do with anybody's level. */
const NO_DM = { per_level: 0, above: 0, no_skill: 0 }

export const SKILL_THROWS: { readonly [skill in BasicSkill]: Table<string, SkillUse> } = {
  Administration: table('Administration', {
    officials: { throw: '7+', per_level: 2, above: 0, no_skill: -3 },
    serving: ANY_SKILL,
  }),
  'Air/Raft': table('Air/Raft', { accident: { throw: '5+', per_level: 1, above: 0, no_skill: 0 } }),
  ATV: table('ATV', { off_road: ANY_SKILL, breakdown: { throw: '11+', ...NO_DM } }),
  Bribery: table('Bribery', {
    // The law level of the world or less. Per level the book says +1, which would make the skill a handicap.
    offer: { throw: null, per_level: -1, above: 0, no_skill: 5 },
    report: { throw: '3-', ...NO_DM },
  }),
  Computer: table('Computer', {
    operating: ANY_SKILL,
    fatal: { throw: '7 exactly', ...NO_DM },
    flaw: { throw: '5-', ...NO_DM },
  }),
  Electronics: table('Electronics', { devices: ANY_SKILL }),
  Engineering: table('Engineering', { problem: { throw: null, per_level: 2, above: 0, no_skill: 0 } }),
  Forgery: table('Forgery', {
    detection: { throw: '6+', per_level: -2, above: 0, no_skill: 0 },
    // The law level of the world or less.
    inspection: { throw: null, ...NO_DM },
  }),
  'Forward Observer': table('Forward Observer', { hit: { throw: '11+', per_level: 4, above: 0, no_skill: -4 } }),
  Gambling: table('Gambling', {
    private: { throw: '8+', per_level: 1, above: 0, no_skill: 0 },
    organized: { throw: '9+', per_level: 1, above: 0, no_skill: 0 },
    crooked: { throw: '10+', ...NO_DM },
    detect: { throw: '7+', ...NO_DM },
    suspicion: { throw: '9+', per_level: -1, above: 4, no_skill: 0 },
  }),
  Gunnery: table('Gunnery', { weapons: ANY_SKILL }),
  // However high, it is never worth more than level 0.
  'Jack of all Trades': table('Jack of all Trades', { anything: { throw: null, ...NO_DM } }),
  Leader: table('Leader', {
    reaction: ANY_SKILL,
    recruiting: { throw: null, per_level: 1, above: 3, no_skill: 0 },
  }),
  Mechanical: table('Mechanical', { devices: ANY_SKILL }),
  Medical: table('Medical', { treatment: ANY_SKILL }),
  Navigation: table('Navigation', { surface: ANY_SKILL, space: ANY_SKILL }),
  Pilot: table('Pilot', { handling: ANY_SKILL }),
  "Ship's Boat": table("Ship's Boat", {
    handling: ANY_SKILL,
    escape: { throw: '10+', per_level: 1, above: 0, no_skill: 0 },
    avoid_hit: { throw: '8+', per_level: 1, above: 0, no_skill: 0 },
    damage: { throw: '5+', ...NO_DM },
    landing: { throw: '9+', per_level: 2, above: 1, no_skill: 0 },
  }),
  Steward: table('Steward', { passengers: ANY_SKILL }),
  Streetwise: table('Streetwise', { contact: { throw: null, per_level: 1, above: 0, no_skill: -5 } }),
  Tactics: table('Tactics', { battle: ANY_SKILL }),
  'Vacc Suit': table('Vacc Suit', {
    avoid: { throw: '10+', per_level: 4, above: 0, no_skill: 0 },
    remedy: { throw: '7+', per_level: 2, above: 0, no_skill: -4 },
  }),
}

/** Throws about a skill that are not its use: they belong to the referee, or to a procedure. */
export const THROWS_OF_THE_REFEREE: { readonly [skill in BasicSkill]?: readonly string[] } = {
  ATV: ['breakdown'],
  Bribery: ['report'],
  Computer: ['fatal', 'flaw'],
  Forgery: ['inspection'],
  Gambling: ['crooked', 'detect', 'suspicion'],
  "Ship's Boat": ['damage'],
}

/** Throws of the law level or less, by law level. */
export const LAW_LEVEL_OR_LESS = table<number, string>('Law level or less', {
  0: '0-',
  1: '1-',
  2: '2-',
  3: '3-',
  4: '4-',
  5: '5-',
  6: '6-',
  7: '7-',
  8: '8-',
  9: '9-',
  10: '10-',
  11: '11-',
  12: '12-',
  13: '13-',
  14: '14-',
  15: '15-',
})

/** What the referee is offered beside the level for electronics; suggestions of the publisher's errata. */
export const ELECTRONICS_AIDS = table('Aids for electronics', {
  no_tools: -5,
  poor_conditions: -3,
  intelligence_10_or_more: 1,
  education_9_or_more: 1,
})

/** Samples of what streetwise people are asked for, line 718. */
export const STREETWISE_SAMPLES = table('Samples for streetwise', {
  'pliable official': '5+',
  'good guns cheap': '9+',
})
