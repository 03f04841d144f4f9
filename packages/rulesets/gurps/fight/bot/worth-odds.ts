/**
 * What dice are worth to a bot: how often an attack hits, a defense helps, and how much of somebody a blow takes, all by
 * the rules in force. All of it depends on a few small numbers.
 */
import type { Distribution } from '@umpire/dice'
import { MemoTable, memoByRecord, type Why } from '@umpire/engine'
import { groupCritical } from '../../auto/hits.ts'
import { attackRoll } from '../../combat/attack/attack-roll.ts'
import { damageOrder, PLAIN_BLOW } from '../../damage/order.ts'
import { formulaOf } from '../../damage/roll.ts'
import { defenseTotal } from '../../defense/total.ts'
import { damageDice, ONE_DIE, THREE_DICE } from '../../dice/thrown-dice.ts'
import type { Attempt } from '../attempt/attempt.ts'
import type { Fighter } from '../state/fighter.ts'
import { protectionAt } from '../state/parts.ts'

/** Scores beyond these hit or miss no oftener. */
const [LEAST_SCORE, MOST_SCORE] = [-10, 53]
const within = (score: number): number => Math.min(MOST_SCORE, Math.max(LEAST_SCORE, score))

/** A gun that never jams has a number above every roll. */
const NO_MALF = 20
/** Nobody has more hit points than this to a bot. */
const MOST_HP = 63

type Striking = Pick<Attempt, 'dice' | 'damage_bonus' | 'type' | 'shot' | 'yards' | 'half_damage'>

/** All of a blow that its injury depends on. */
interface Hitting extends Pick<Attempt, 'dice' | 'damage_bonus' | 'type' | 'shot'> {
  readonly past_half_damage: boolean
}

type SpreadsByScore = MemoTable<number, Float64Array>

export class BotOdds {
  readonly why: Why
  /** By the number from which it jams, and by the rounds. */
  readonly #spreads = new MemoTable<number, MemoTable<number, SpreadsByScore>>()
  readonly #avoided = new MemoTable<number, number>()

  constructor(why: Why) {
    this.why = why
  }

  /** How often none, one, two … of the rounds hit that go with one roll. */
  #spread(effective: number, malf: number | null | undefined, rounds: number): Float64Array {
    return this.#spreads
      .get(malf ?? NO_MALF, () => new MemoTable())
      .get(rounds, () => new MemoTable())
      .get(within(effective), () => {
        const hits = THREE_DICE.distribution().map(roll => this.#hitsOn(effective, malf ?? null, rounds, roll))
        return Float64Array.from({ length: rounds + 1 }, (_, count) => hits.chance(hit => hit === count).decimal)
      })
  }

  /** The chance that any of them hits. */
  hits(effective: number, malf: number | null | undefined, rounds: number): number {
    return 1 - (this.#spread(effective, malf, rounds)[0] ?? 0)
  }

  /**
   * What is left of somebody after one roll for so many rounds, each of which takes that part of him; he gets out of the
   * way of all of them or of none.
   */
  left(effective: number, malf: number | null | undefined, rounds: number, avoids: number, takes: number): number {
    const spread = this.#spread(effective, malf, rounds)
    let left = spread[0] ?? 0
    let rest = 1
    for (let count = 1; count < spread.length; count++) {
      rest *= 1 - takes
      left += (spread[count] ?? 0) * (avoids + (1 - avoids) * rest)
    }
    return left
  }

  #hitsOn(effective: number, malf: number | null, rounds: number, roll: number): number {
    const one = attackRoll({ effective, roll, rounds, ...(malf === null ? {} : { malf }) }, this.why)
    if (one.malfunction || one.critical_miss) return 0
    if (rounds === 1) return one.hit ? 1 : 0
    return groupCritical({ effective, rounds_in_group: rounds, roll, malfunction: false }, this.why).hits
  }

  /** That a defense with this total helps. */
  avoided(total: number): number {
    return this.#avoided.get(within(total), () => {
      const helps = (roll: number) => defenseTotal({ ...PLAINLY, dodge: total, roll }, this.why).avoided === true
      return THREE_DICE.distribution().chance(helps).decimal
    })
  }

  /** How much one hit takes of what somebody has left, on the average: 1 is all of it, and no blow takes more. */
  taken(attempt: Striking, target: Fighter, hp: number): number {
    const { dice, damage_bonus, type, shot } = attempt
    const blow = { dice, damage_bonus, type, shot, past_half_damage: isPastHalf(attempt) }
    if (hp > 0 && !Number.isInteger(hp)) return shareOf(injuriesBy(blow, target, this.why), hp)
    return sharesBy(this.why, target, blow)[Math.min(MOST_HP, Math.max(1, Math.ceil(hp)))] ?? 0
  }
}

export const isPastHalf = ({ half_damage, yards }: Pick<Attempt, 'yards' | 'half_damage'>): boolean =>
  half_damage !== null && yards > half_damage

/** For every number of hit points left. */
const sharesBy = memoByRecord((why, target: Fighter, blow: Hitting): Float64Array => {
  const injuries = injuriesBy(blow, target, why)
  const shares = new Float64Array(MOST_HP + 1)
  for (let hp = 1; hp <= MOST_HP; hp++) shares[hp] = shareOf(injuries, hp)
  return shares
})

/** What one hit does to the body. */
function injuriesBy(blow: Hitting, target: Fighter, why: Why): Injuries {
  const { type, damage_bonus: bonus, dice: damage, past_half_damage } = blow
  const { dr: armor_dr } = protectionAt(target, 'torso')
  const x = { ...PLAIN_BLOW, type, past_half_damage, armor_dr, toughness_dr: target.toughness, ht: target.full_hp }
  const dice = formulaOf({ damage, bonus }, why)
  const whole = Number.isInteger(dice.times) && Number.isInteger(armor_dr) && Number.isInteger(target.full_hp)
  const grains = whole ? 1 : GRAINS
  if (!blow.shot) {
    const injury = (rolled: number): number => damageOrder({ ...x, damage, rolled }, why).injury
    const thrown = damageDice(dice).distribution()
    return injuriesOf(
      thrown.map(rolled => Math.round(grains * injury(rolled))),
      grains,
    )
  }
  // Each die of shot meets the armour by itself.
  const one = { dice: 1, adds: 0, times: 1 }
  const injury = (face: number): number => damageOrder({ ...x, damage: one, dice: [face], shot: true }, why).injury
  const each = ONE_DIE.distribution().map(face => Math.round(grains * injury(face)))
  return injuriesOf(each.times(dice.dice), grains)
}

/** Hit points are counted in so many grains, where they are not whole. */
const GRAINS = 1000

/** Hit points that one hit costs, each with its chance. */
type Injuries = readonly { readonly points: number; readonly chance: number }[]

const injuriesOf = (each: Distribution, grains: number): Injuries =>
  [...each].map(([injury, weight]) => ({ points: injury / grains, chance: Number(weight) / Number(each.ways) }))

/** How much a hit takes of so many hit points. */
function shareOf(injuries: Injuries, hp: number): number {
  let share = 0
  for (const { points, chance } of injuries) share += Math.min(1, points / hp) * chance
  return share
}

const PLAINLY = { defense: 'dodge', modifiers: [], pd: 0, critical_hit: false, unarmed: false } as const
