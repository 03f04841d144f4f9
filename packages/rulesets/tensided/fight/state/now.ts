/** Numbers of somebody at this moment: what wounds, fatigue and lost parts make of them. */
import { hushed, type Why } from '@umpire/engine'
import { defendersPenalties } from '../../campaign/readings.ts'
import { movement } from '../../combat/movement.ts'
import { acts, addTo } from '../../effect/effect.ts'
import { fatiguePoints } from '../../fatigue/points.ts'
import { limbDf } from '../../injury/limbs.ts'
import { penaltiesOf } from '../../injury/will.ts'
import { LIMB_ROWS, type Limb, type LimbStatus } from '../../tables/limb-levels.ts'
import type { Pace } from '../../tables/paces.ts'
import type { Fighter } from './fighter.ts'
import { type Held, inHand, type Standing } from './standing.ts'

/** What he has, with the flaws that wounds have brought. */
export const havingNow = ({ merits, flaws, abilities }: Fighter, one: Standing) => ({
  merits,
  flaws: one.flaws.length === 0 ? flaws : [...flaws, ...one.flaws],
  abilities,
})

/** On all rolls of his own, but those that resist the same. */
export const burdens = ({ stats }: Fighter, one: Standing, why: Why) => ({
  wound_df: penaltiesOf(one.status, one.halved, why).wound_df ?? 0,
  fatigue_df: fatigueNow(stats.willpower, one, why),
})

/**
 * All that burdens his rolls hand to hand, whatever he does, where the campaign lets it count for his foe; who is told the
 * sum, and not what it is made of.
 */
export function penaltiesNow(fighter: Fighter, one: Standing, told: Why): number {
  const why = hushed(told)
  if (!defendersPenalties(why)) return 0
  const { wound_df, fatigue_df } = burdens(fighter, one, why)
  return addTo(
    why.sum('burdens').add('wounds', wound_df).add('fatigue', fatigue_df).add('armour', fighter.hth_df),
    havingNow(fighter, one),
    'df',
    'hth-combat',
  ).total()
}

export const fatigueNow = (willpower: number, { short_fp, long_fp }: Standing, why: Why): number =>
  fatiguePoints({ short_fp, long_fp, willpower }, why)

export const limbNow = ({ limbs }: Standing, wanted: Limb): LimbStatus =>
  limbs.find(({ limb }) => limb === wanted)?.status ?? 'uninjured'

/** Whether something can still be done with it. */
export const isUsable = (one: Standing, limb: Limb): boolean => LIMB_ROWS[limbNow(one, limb)].df !== null

/** The arms that hold something so. */
export function armsAt({ main_hand }: Fighter, where: Held['where']): readonly Limb[] {
  const off = main_hand === 'right' ? 'left' : 'right'
  switch (where) {
    case 'main hand':
      return [`${main_hand} arm`]
    case 'off hand':
      return [`${off} arm`]
    case 'both hands':
      return [`${main_hand} arm`, `${off} arm`]
    default:
      return []
  }
}

/** On rolls with these limbs; none where one of them cannot be used at all. */
export const limbDfNow = (one: Standing, used: readonly Limb[]): number | null =>
  limbDf(used.map(limb => limbNow(one, limb)))

const LEGS: readonly Limb[] = ['left leg', 'right leg']

/** Metres in a round. */
export function paceNow(fighter: Fighter, one: Standing, mode: Pace, why: Why): number {
  const { move } = penaltiesOf(one.status, one.halved, why)
  const useless_legs = LEGS.filter(leg => !isUsable(one, leg)).length
  const x = { mode, wound_move: move, armor_move: fighter.armor_move, useless_legs }
  return movement({ ...x, ...havingNow(fighter, one) }, why).metres
}

/** Whoever moves is harder to hit, unless he has no legs to do it with. */
export const isMovingTarget = (fighter: Fighter, one: Standing): boolean =>
  one.pace > 0 && !acts(havingNow(fighter, one), 'waives', 'moving-target')

/** What he holds, by place. */
export const heldArms = ({ arms }: Standing): readonly number[] =>
  arms.flatMap((held, place) => (inHand(held) ? [place] : []))

/** The hand that something new could be taken into; none if it finds none free. */
export function freeHand(fighter: Fighter, one: Standing, hands: number): Held['where'] | undefined {
  const taken = new Set(heldArms(one).flatMap(place => armsAt(fighter, one.arms[place]?.where ?? 'gone')))
  const free = (where: Held['where']): boolean =>
    armsAt(fighter, where).every(limb => !taken.has(limb) && isUsable(one, limb))
  if (hands === 2) return free('both hands') ? 'both hands' : undefined
  return free('main hand') ? 'main hand' : free('off hand') ? 'off hand' : undefined
}

/** Whether fire at that target goes on from the round before: through all of this round, however often he shoots in it. */
export const goesOn = ({ stream }: Standing, arm: number, target: string, round: number): boolean =>
  stream !== null &&
  stream.arm === arm &&
  stream.target === target &&
  (stream.round === round - 1 || (stream.round === round && stream.walked === true))
