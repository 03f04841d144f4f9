/** Skills that change a number of their own: words a minute, distance thrown, company, time, a jump. */
import { flag, int, num, optional, or, rolled, rule, type Why } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { affected, type Bearer, modifier } from '../effect/apply.ts'
import { type Critical, diceFaces, success, threeDice } from '../roll/success.ts'
import { skillBearer } from './bearer.ts'
import { scoreFields } from './default.ts'
import { skillLevel } from './level.ts'

const score = int({ min: -1000, max: 1000 })
const points = or(num({ min: 0, max: 100_000 }), 0)
const total = optional(rolled('3d6'))

const bearer = (skill: string, level: number, why: Why): Bearer =>
  skillBearer(skillNamed(skill, catalogOf(why), 'skill'), level)

export const telegraphySpeed = rule(
  {
    id: 'gurps.skill.telegraphy-speed',
    title: 'Morse speed',
    lines: '1393',
    given: { telegraphy: score },
    gives: 'wpm',
  },
  ({ telegraphy }, why) =>
    affected('words a minute', 0, ['words per minute'], [bearer('Telegraphy', telegraphy, why)], {}, why),
)

export const throwingBonus = rule(
  {
    id: 'gurps.skill.throwing-bonus',
    title: 'Throwing skill and distance',
    lines: '1397, 1786',
    given: { st: score, throwing: optional(score) },
    gives: 'throwing_st',
  },
  ({ st, throwing }, why) => {
    const bearers = throwing === undefined ? [] : [bearer('Throwing', throwing, why)]
    return affected('ST for throwing', st, ['ST for throwing distance'], bearers, {}, why)
  },
)

export const carousingResult = rule(
  {
    id: 'gurps.skill.carousing-result',
    title: 'Carousing and reactions',
    lines: '1079-1081',
    given: { ht: score, points, roll: total },
  },
  ({ ht, points: spent, roll }, why): { readonly level: number; readonly reaction: number | null } => {
    const level = skillLevel({ skill: 'Carousing', points: spent, attributes: { ht }, bearers: [] }, why).level ?? 0
    if (roll === undefined) return { level, reaction: null }
    const carousing = success({ effective: level, roll }, why).success ? 'success' : 'failure'
    const reaction = modifier('reaction', ['reaction'], [bearer('Carousing', level, why)], { carousing }, why)
    return { level, reaction }
  },
)

export const freightTime = rule(
  {
    id: 'gurps.skill.freight-time',
    title: 'Freight Handling saves time',
    lines: '1157-1159',
    given: { minutes: num({ min: 0, max: 1e9 }), success: flag() },
    gives: 'minutes',
  },
  ({ minutes, success: made }, why) => {
    const facts = { skill_roll: made ? 'success' : 'failure' }
    return affected('loading time', minutes, ['loading time'], [bearer('Freight Handling', 0, why)], facts, why)
  },
)

const OUTCOMES = { success: 'as-planned', failure: 'drift-or-dropped-gear', critical: 'may-be-fatal' } as const

type Jump = {
  readonly level: number | null
  readonly success: boolean | null
  readonly critical: Critical | null
  readonly outcome: string | null
  readonly landing: string | null
}

export const parachuting = rule(
  {
    id: 'gurps.skill.parachuting',
    title: 'Parachute jump',
    lines: '1315-1317',
    given: {
      dx: scoreFields.dx,
      iq: scoreFields.iq,
      points,
      roll: total,
      dice: diceFaces,
      /** Trees, rocks or houses: a second roll not to be hurt. */
      rough: or(flag(), false),
      second_roll: total,
    },
  },
  ({ dx, iq, points: spent, rough, second_roll, ...x }, why): Jump => {
    const attributes = { ...(dx === undefined ? {} : { dx }), ...(iq === undefined ? {} : { iq }) }
    const { level } = skillLevel({ skill: 'Parachuting', points: spent, attributes, bearers: [] }, why)
    if (level === null || (x.roll === undefined && x.dice === undefined)) {
      return { level, success: null, critical: null, outcome: null, landing: null }
    }
    const jump = success({ effective: level, roll: threeDice(x) }, why)
    const how = jump.success ? 'success' : jump.critical === 'failure' ? 'critical' : 'failure'
    const rolledTwice = rough && second_roll !== undefined
    const landed = rolledTwice ? success({ effective: level, roll: second_roll }, why).success : null
    const landing = landed === null ? null : landed ? 'unhurt' : 'trees-or-injury'
    return { level, success: jump.success, critical: jump.critical, outcome: OUTCOMES[how], landing }
  },
)
