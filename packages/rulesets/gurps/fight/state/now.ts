/** What somebody is worth at this moment: scores as wounds, fatigue and whatever else have left them. */
import type { Why } from '@umpire/engine'
import { CRIPPLED_LEG, dodge as dodgeRule } from '../../defense/dodge.ts'
import { fatigue } from '../../fatigue/general.ts'
import { reeling } from '../../injury/hit-points.ts'
import type { Fighter } from './fighter.ts'
import { isLeg, onTwoLegs } from './parts.ts'
import type { Penalty, Standing } from './standing.ts'

type Weakened = Pick<Standing, 'ht_lost'>

/** Basic HT, never hit points: what every HT roll is against, beside what traits add to it. */
export const healthNow = ({ ht, ht_bonus }: Fighter, { ht_lost }: Weakened) => ({ ht: ht - ht_lost, ht_bonus })

export const fullHp = ({ full_hp }: Fighter, { ht_lost }: Weakened): number =>
  ht_lost === 0 ? full_hp : Math.max(Math.min(1, full_hp), full_hp - ht_lost)

export const strengthNow = ({ st, ht }: Fighter, one: Standing, why: Why): number =>
  one.fatigue === 0 ? st : fatigue({ st, ht, fatigue: one.fatigue }, why).current_st

export const crippledLegs = ({ crippled }: Standing): number => crippled.filter(({ part }) => isLeg(part)).length

const SIDES = ['left', 'right'] as const

/**
 * Whether there is a leg to stand on: with one that is crippled somebody limps, with both he is as good as legless. Whoever
 * has more than two stands on the others.
 */
export const canStand = (fighter: Fighter, { crippled }: Pick<Standing, 'crippled'>): boolean =>
  crippled.length < SIDES.length ||
  !onTwoLegs(fighter) ||
  !SIDES.every(side => crippled.some(({ part }) => part.startsWith(side) && isLeg(part)))

const LEAST = 1

export interface Pace {
  readonly move: number
  readonly dodge: number
}

/** Move and Dodge: as loaded, less what a crippled leg takes, halved by wounds, halved by fatigue. */
export function paceNow(fighter: Fighter, one: Standing, why: Why): Pace {
  const crippled_leg = crippledLegs(one) > 0
  const { dodge } = dodgeRule(
    {
      move: fighter.dodge,
      encumbrance_level: 0,
      running: 0,
      animal: false,
      crippled_leg,
      hp: one.hp,
      full_hp: fighter.full_hp,
      st: fighter.st,
      ht: fighter.ht,
      fatigue: one.fatigue,
    },
    why,
  )
  return { move: moveNow(fighter, one, crippled_leg, why), dodge }
}

function moveNow({ move, st, ht, full_hp }: Fighter, one: Standing, lamed: boolean, why: Why): number {
  if (!lamed && one.hp >= full_hp && one.fatigue === 0) return move
  const walks = lamed
    ? why.atLeast('least Move', LEAST, why.sum('Move').add('as loaded', move).add('crippled leg', CRIPPLED_LEG).total())
    : move
  const hurt = reeling({ hp: one.hp, full_hp, move: walks, dodge: walks }, why).move
  return one.fatigue === 0 ? hurt : (fatigue({ st, ht, fatigue: one.fatigue, move: hurt }, why).move ?? hurt)
}

/** The sum of what tables of criticals and fright have put on somebody's actions of that kind. */
export function penaltyTo(one: Standing, kinds: readonly Penalty['to'][number][]): number {
  let sum = 0
  for (const { to, value, from_waking } of one.penalties) {
    if (from_waking !== true && to.some(kind => kinds.includes(kind))) sum += value
  }
  return sum
}

/** IQ as fright has left it. */
export const wits = ({ iq }: Fighter, { iq_lost }: Standing): number => iq - iq_lost

/** Awake enough to act of his own will. */
export const isHelpless = ({ status, seized }: Standing): boolean => status !== 'active' || seized !== null
