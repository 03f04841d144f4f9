/**
 * What dice are worth to a bot: how often an attack hits, a defense helps, and how much of somebody a blow takes, all by
 * the rules in force. All of it depends on a few small numbers.
 */
import type { Distribution } from '@umpire/dice'
import { MemoByKey, MemoTable, memoByObject, type Why } from '@umpire/engine'
import { groupCritical } from '../../auto/hits.ts'
import { attackRoll } from '../../combat/attack/attack-roll.ts'
import { damageOrder, PLAIN_BLOW } from '../../damage/order.ts'
import { formulaOf } from '../../damage/roll.ts'
import { defenseTotal } from '../../defense/total.ts'
import type { DiceAdds } from '../../dice/dice-adds.ts'
import { damageDice, ONE_DIE, THREE_DICE } from '../../dice/thrown-dice.ts'
import type { Attempt } from '../attempt/attempt.ts'
import type { Fighter } from '../state/fighter.ts'
import { protectionAt } from '../state/parts.ts'

/** Scores beyond these hit or miss no oftener. */
const [LEAST_SCORE, MOST_SCORE] = [-10, 53]
const SCORES = MOST_SCORE - LEAST_SCORE + 1
const slot = (score: number): number => Math.min(MOST_SCORE, Math.max(LEAST_SCORE, score)) - LEAST_SCORE

/** A gun that never jams has a number above every roll. */
const NO_MALF = 20
/** Nobody has more hit points than this to a bot. */
const MOST_HP = 63

type Hitting = Pick<Attempt, 'dice' | 'damage_bonus' | 'type' | 'shot' | 'yards' | 'half_damage'>

export class BotOdds {
  readonly why: Why
  readonly #spreads = new MemoTable<number, Float64Array>()
  readonly #avoided = new MemoTable<number, number>()
  /** By the dice of a weapon and the fighter it hits, both the same objects as long as a fight lasts. */
  readonly #shares = memoByObject((_dice: DiceAdds) => new MemoByKey<Fighter, Float64Array>())

  constructor(why: Why) {
    this.why = why
  }

  /** How often none, one, two … of the rounds hit that go with one roll. */
  #spread(effective: number, malf: number | null | undefined, rounds: number): Float64Array {
    const key = ((malf ?? NO_MALF) * 8 + rounds) * SCORES + slot(effective)
    return this.#spreads.get(key, () => {
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
    return this.#avoided.get(slot(total), () => {
      const helps = (roll: number) => defenseTotal({ ...PLAINLY, dodge: total, roll }, this.why).avoided === true
      return THREE_DICE.distribution().chance(helps).decimal
    })
  }

  /** How much one hit takes of what somebody has left, on the average: 1 is all of it, and no blow takes more. */
  taken(blow: Hitting, target: Fighter, hp: number): number {
    const far = blow.half_damage !== null && blow.yards > blow.half_damage
    if (hp > 0 && !Number.isInteger(hp)) return shareOf(this.#injuries(blow, target, far), hp)
    // A bonus comes only with a few ways to strike.
    const kind = (blow.damage_bonus + 10) * 2 + (far ? 1 : 0)
    const shares = this.#shares(blow.dice).get(this.why, target, kind, () => this.#sharesOf(blow, target, far))
    return shares[Math.min(MOST_HP, Math.max(1, Math.ceil(hp)))] ?? 0
  }

  /** For every number of hit points left. */
  #sharesOf(blow: Hitting, target: Fighter, far: boolean): Float64Array {
    const injuries = this.#injuries(blow, target, far)
    const shares = new Float64Array(MOST_HP + 1)
    for (let hp = 1; hp <= MOST_HP; hp++) shares[hp] = shareOf(injuries, hp)
    return shares
  }

  /** What one hit does to the body. */
  #injuries(blow: Hitting, target: Fighter, past_half_damage: boolean): Injuries {
    const { type, damage_bonus: bonus, dice: damage } = blow
    const { dr: armor_dr } = protectionAt(target, 'torso')
    const x = { ...PLAIN_BLOW, type, past_half_damage, armor_dr, toughness_dr: target.toughness, ht: target.full_hp }
    const dice = formulaOf({ damage, bonus }, this.why)
    const whole = Number.isInteger(dice.times) && Number.isInteger(armor_dr) && Number.isInteger(target.full_hp)
    const grains = whole ? 1 : GRAINS
    if (!blow.shot) {
      const injury = (rolled: number): number => damageOrder({ ...x, damage, rolled }, this.why).injury
      const thrown = damageDice(dice).distribution()
      return injuriesOf(
        thrown.map(rolled => Math.round(grains * injury(rolled))),
        grains,
      )
    }
    // Each die of shot meets the armour by itself.
    const one = { dice: 1, adds: 0, times: 1 }
    const injury = (face: number): number =>
      damageOrder({ ...x, damage: one, dice: [face], shot: true }, this.why).injury
    const each = ONE_DIE.distribution().map(face => Math.round(grains * injury(face)))
    return injuriesOf(each.times(dice.dice), grains)
  }
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
