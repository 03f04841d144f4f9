/** How much somebody has to lose: from Combat ST or from HT, how it comes back, and what spells take. */
import { oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { amount, fraction, measure, no, rollMade, rollOf3d, score } from '../common/fields.ts'

const PER_POINT = 10
const FIVE = 5
/** Rolled against, and each five points double: of no living thing is it more. */
const ht = fraction({ min: 0, max: 100 })

const TEN_MINUTES = 10
const FIT = 2

export const fatigueRecovery = rule(
  {
    id: 'gulliver.fatigue.recovery',
    title: 'Recovering Fatigue',
    lines: '2166',
    given: { fatigue_full: measure, minutes: measure, ht, roll: rollOf3d, fit: no },
    gives: 'recovered',
  },
  ({ fatigue_full, minutes, ht, roll, fit }, why) => {
    const rests = down(why, 'ten minutes', minutes / TEN_MINUTES)
    const margin = ht - roll
    const power = margin >= 0 ? Math.floor(margin / FIVE) : -Math.ceil(-margin / FIVE)
    return why
      .product('recovered')
      .add('a tenth', fatigue_full / PER_POINT)
      .add('rests', rests)
      .add('HT roll', 2 ** power)
      .when(fit, 'Fit', FIT)
      .total()
  },
)

/** A HT roll against exertion: halved, again for every five points; doubled for every five of failure. */
function withstood(ht: number, roll: number): number {
  const margin = ht - roll
  return margin >= 0 ? 2 ** -(1 + Math.floor(margin / FIVE)) : 2 ** Math.floor(-margin / FIVE)
}

/** What each point of exertion is, for a body of this strength. */
const scaledPoint = (combat_st: number, why: Why): number =>
  why.input('a tenth of Combat ST', exact(combat_st / PER_POINT))

const SLOWED = 3
const COLLAPSE = 10

export const fromSt = rule(
  {
    id: 'gulliver.fatigue.from-st',
    title: 'Fatigue based on ST',
    lines: '2177-2187',
    given: {
      combat_st: measure,
      load_st: optional(measure),
      /** Points of exertion, as a man would lose them. */
      events: amount,
      ht: or(ht, 10),
      roll: rollMade,
      fatigue_left: optional(measure),
    },
  },
  (x, why) => {
    const lost = exact(x.events) * scaledPoint(x.combat_st, why)
    const left = x.fatigue_left === undefined || x.combat_st === 0 ? 1 : x.fatigue_left / x.combat_st
    return {
      fatigue_full: x.combat_st,
      fatigue: x.roll === undefined ? lost : lost * why.input('HT roll', withstood(x.ht, x.roll)),
      slowed_at: x.combat_st / SLOWED,
      collapse_at: x.combat_st / COLLAPSE,
      unconscious_at: 0,
      combat_st: exact(x.combat_st * left),
      load_st: x.load_st === undefined ? null : exact(x.load_st * left),
    }
  },
)

const FIXED = { slowed: 3, collapse: 1 } as const

export const fromHt = rule(
  {
    id: 'gulliver.fatigue.from-ht',
    title: 'Fatigue based on HT',
    lines: '2189-2195',
    given: {
      ht: or(score, 10),
      fatigue_left: optional(measure),
      combat_st: optional(measure),
      load_st: optional(measure),
      hp: optional(measure),
      hp_base: or(oneOf('ht', 'combat_st'), 'ht'),
    },
  },
  (x, why) => {
    const share = x.ht > 0 ? (x.fatigue_left ?? x.ht) / x.ht : 1
    const less = (label: string, st: number | undefined): number | null =>
      st === undefined ? null : exact(why.product(label).add('full', st).add('Fatigue left', share).total())
    const base = x.hp_base === 'ht' ? x.ht : x.combat_st
    return {
      fatigue_full: x.ht,
      combat_st: less('Combat ST', x.combat_st),
      load_st: less('Load ST', x.load_st),
      slowed_at: FIXED.slowed,
      collapse_at: FIXED.collapse,
      extra_hp: x.hp === undefined || base === undefined ? null : x.hp - base,
    }
  },
)

export const fatiguePowers = rule(
  {
    id: 'gulliver.fatigue.powers',
    title: 'Powers and fatigue',
    lines: '2503-2517',
    given: {
      mode: oneOf('body-energy', 'mental-control', 'both'),
      base: or(oneOf('st', 'ht'), 'st'),
      combat_st: amount,
      spell_fatigue: measure,
      /** What the game master says that the body pays besides. */
      physical: amount,
    },
  },
  ({ mode, base, combat_st, spell_fatigue, physical }, why) => {
    const scaled = mode === 'mental-control' && base === 'st'
    const lost = scaled ? spell_fatigue * scaledPoint(combat_st, why) : why.input('points of the spell', spell_fatigue)
    return {
      lost,
      from: mode === 'body-energy' ? 'st' : mode === 'both' ? 'ht' : base,
      physical: mode === 'both' ? physical : 0,
    }
  },
)
