/** Wounds by the share of hit points that they take: shock, knockdown, crippling, slowing down, falling, dying, healing. */
import { hushed, type Why } from '@umpire/engine'
import {
  attackModifiers,
  collapse,
  crippling,
  damageType,
  death,
  knockdown,
  natural,
  reeling,
  shock,
} from '@umpire/gurps/rooms'
import { exact } from '../../common/exact.ts'
import { partAt } from '../../fight/body/parts.ts'
import { crippling as byShare, heart, injuryKnockdown } from '../../injury/blows.ts'
import { injuryRecovery } from '../../injury/healing.ts'
import { knockoutDeath, slowdown } from '../../injury/thresholds.ts'
import { penalty, shockStun } from '../../shock/shock.ts'
import { sizeOf } from '../../size/choose.ts'
import { dieMonster } from '../../toys/bodies.ts'
import { type Layer, layer } from '../switch/layer.ts'
import { heartRows } from './heart.ts'
import { brokenBy, hpOf, painful, painOf, withoutPain } from './pain.ts'

const RELATIVE = 'relative-injury'

/** The rule of death counts in fives and tens: a body of any other hit points is held against it as one of ten. */
const TEN = 10

const [FIVE, DEAD] = [5, -50]

/** Hit points of a body of ten that has come through as many rolls against death. */
function thresholds(hp: number, current: number, why: Why): number {
  const { death_rolls, dead } = knockoutDeath({ hp, current }, why)
  if (dead === true) return DEAD
  return death_rolls === null || death_rolls === 0 ? 0 : -TEN - FIVE * (death_rolls - 1)
}

const UPRIGHT = { knockdown_roll_needed: false, effective: null, stunned: false } as const

const relative: readonly Layer[] = [
  layer(RELATIVE, shock, (x, why, base) => {
    const { full_hp } = x
    if (full_hp === undefined) return base(x, why)
    const hurt = base(x, why)
    const sum = why.sum('pain')
    for (const felt of x.injuries_since_last_turn)
      sum.when(!x.high_pain_threshold, 'wound', felt, 'High Pain Threshold')
    const points = 0 - penalty({ hp: full_hp, shock: exact(sum.total()) }, why)
    if (x.skill === undefined) return { ...hurt, shock: points }
    return { ...hurt, shock: points, skill_next_turn: x.skill - points }
  }),
  // Whoever feels pain more than others felt it already when it was measured.
  layer(RELATIVE, attackModifiers, (x, why, base) =>
    base(x.low_pain_threshold === true ? { ...x, low_pain_threshold: false } : x, why),
  ),
  layer(RELATIVE, knockdown, (x, why, base) => {
    const { roll_needed } = injuryKnockdown({ hp: x.full_hp ?? x.ht, injury: x.injury, ht: x.ht }, why)
    // What stuns is pain, and comes of that.
    if (roll_needed) return { ...base(x, why), stunned: false }
    return { ...UPRIGHT, position: x.position }
  }),
  layer(RELATIVE, reeling, (x, why, base) => {
    const { full_hp, hp, move, dodge } = x
    if (full_hp === undefined) return base(x, why)
    const slowed = slowdown({ hp: full_hp, current: hp, dodge }, why)
    if (!slowed.halved) return { reeling: false, move, dodge }
    return { ...base({ ...x, hp: Math.min(hp, 0) }, why), dodge: slowed.dodge ?? dodge }
  }),
  // The will does not count against wounds.
  layer(RELATIVE, collapse, (x, why, base) => base({ ...x, strong_will: 0, weak_will: 0 }, why)),
  layer(RELATIVE, death, (x, why, base) => {
    const full = x.full_hp ?? x.ht
    if (full <= 0) return base(x, why)
    const [before, after] = [thresholds(full, x.hp_before, hushed(why)), thresholds(full, x.hp_after, why)]
    return base({ ...x, full_hp: TEN, hp_before: before, hp_after: after }, why)
  }),
  // What goes beyond crippling a limb is lost, of fractions too.
  layer(RELATIVE, damageType, (x, why, base) => {
    const came = base(x, why)
    const limb = partAt(x.location).limb
    if (limb === null || x.ht === undefined) return came
    const { hp_lost } = byShare(
      { hp: Math.max(0, x.ht), location: limb, injury: came.injury, paralysis: false, doubled: false },
      why,
    )
    return { injury: hp_lost }
  }),
  layer(RELATIVE, crippling, (x, why, base) => {
    const hp = hpOf(x)
    const limb = partAt(x.location).limb
    // Of a limb, whatever comes of its being crippled; of any other part, what comes of that part.
    const usual = (): ReturnType<typeof withoutPain> =>
      withoutPain(
        base({ ...x, injury: limb === null ? x.injury : Math.max(x.injury, hp) }, why).consequences,
        x.location,
      )
    const { crippled, rows } = brokenBy(x, limb === null ? () => [] : usual, why)
    const felt = painOf(x, crippled, why)
    return {
      crippled: crippled && limb !== null,
      consequences: limb === null ? [...usual(), ...rows] : rows,
      pain: x.injury === 0 ? [] : painful(x, felt, crippled, why),
      shock: felt,
    }
  }),
  layer(RELATIVE, natural, (x, why, base) => {
    const came = base(x, why)
    const { full_hp, roll } = x
    if (full_hp === undefined || roll === undefined || !came.restored) return came
    const { healed } = injuryRecovery({ hp: full_hp, ht: came.effective, roll, size: 0, shock_penalty: 0 }, why)
    // Whoever heals twice as fast does so here, too.
    return { ...came, restored: why.atMost('hit points lost', x.hp_lost, exact((healed ?? 0) * came.restored)) }
  }),
]

const gentler: readonly Layer[] = [
  layer('relative-injury-optional', shockStun, (x, why, base) => base({ ...x, variant: 'optional' }, why)),
  layer('relative-injury-optional', byShare, (x, why, base) => base({ ...x, paralysis: true }, why)),
]

const HEART = 'heart'

const hearts: readonly Layer[] = [
  // Four times what gets there, and none of it is lost on the other side.
  layer('heart-attack', damageType, (x, why, base) => {
    if (x.location !== HEART || (x.type !== 'bullet' && x.type !== 'impaling')) return base(x, why)
    const { damage_factor } = heart({ hp: 1, heart_damage: 0, ht: 10, weak_heart: 'no', size: 0 }, why)
    return { injury: why.product('injury').add('penetrating', x.penetrating).add(HEART, damage_factor).total() }
  }),
  layer('heart-attack', crippling, (x, why, base) => {
    const came = base(x, why)
    if (x.location !== HEART) return came
    const own = x.body === undefined ? 0 : sizeOf(x.body.yards)
    const rest = came.consequences.filter(({ op }) => op !== 'roll')
    return { ...came, consequences: [...rest, ...heartRows(x, own, why)] }
  }),
]

const monsters: readonly Layer[] = [
  layer('die-monster-die', collapse, (x, why, base) => {
    if (x.iq === undefined) return base(x, why)
    const { consciousness_bonus } = dieMonster({ hp: x.full_hp ?? x.ht, iq: x.iq }, why)
    return base({ ...x, ht_bonus: x.ht_bonus + consciousness_bonus }, why)
  }),
  layer('die-monster-die', death, (x, why, base) => {
    if (x.iq === undefined) return base(x, why)
    const { effective_hp } = dieMonster({ hp: x.full_hp ?? x.ht, iq: x.iq }, why)
    return base({ ...x, full_hp: effective_hp }, why)
  }),
]

/** In the order in which they stand on each other. */
export const injuryLayers: readonly Layer[] = [...relative, ...gentler, ...hearts, ...monsters]
