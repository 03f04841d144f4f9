/** Mass only slows. Weight is a burden, and at its extreme it crushes. */
import { int, oneOf, or, rule } from '@umpire/engine'
import { down, up } from '../common/exact.ts'
import { fraction, measure, no, score, threeDice } from '../common/fields.ts'
import { extremeOf, levelField, levelKey, levelOfWsr, NONE, S_HEAVY } from './level.ts'
import { encumbrance, extraLevels } from './procedure.ts'

export const burden = rule(
  {
    id: 'gulliver.enc.burden',
    title: 'Burden of mass and of weight',
    lines: '396-402',
    given: { wsr: measure, msr: or(measure, 0), extra_encumbrance: extraLevels },
  },
  (x, why) => {
    const weight = levelOfWsr(x.wsr, why, x.extra_encumbrance)
    return {
      burden: levelKey(weight),
      level: encumbrance(x, why).level,
      /** All strength goes into staying up. */
      super_heavy: weight === S_HEAVY,
      extreme_level: extremeOf(weight),
      crushed: extremeOf(weight) > 0,
    }
  },
)

const OUTCOMES = { land: 'collapses', air: 'falls', water: 'sinks' } as const

export const extreme = rule(
  {
    id: 'gulliver.enc.extreme',
    title: 'Extreme weight burden',
    lines: '404',
    given: { environment: or(oneOf('land', 'water', 'air'), 'land'), burden: or(levelField, NONE), buoyant: no },
  },
  (x, why) => {
    const extreme_level = extremeOf(x.burden)
    const held = why.compare('levels beyond Super-Heavy', extreme_level, '=', 0)
    const outcome = x.environment === 'water' && x.buoyant ? 'rises' : OUTCOMES[x.environment]
    return {
      extreme_level,
      can_stand: held || x.environment !== 'land',
      can_fly: held || x.environment !== 'air',
      can_swim: held || x.environment !== 'water',
      outcome: held ? 'none' : outcome,
      /** Only the ground crushes; air and water let go. */
      crushed: !held && x.environment === 'land',
    }
  },
)

const MOST_SUPPORT = 0.5
const TOUGHNESS_SHARE = 2

export const crush = rule(
  {
    id: 'gulliver.enc.crush',
    title: 'Being crushed by your own weight',
    lines: '406-408',
    given: {
      ht: score,
      extreme_level: int({ min: 0, max: 9999 }),
      /** How much of it a soft bed takes away: half for a fitted sling. */
      support: or(fraction({ min: 0, max: MOST_SUPPORT }), 0),
      toughness: or(measure, 0),
      roll: threeDice,
    },
  },
  (x, why) => {
    const effective_level = up(why, 'Extreme level on its bed', x.extreme_level * (1 - x.support))
    const effective = why.sum('HT').add('HT', x.ht).add('Extreme level', -effective_level).total()
    const missed = why.sum('failed by').add('roll', x.roll).add('HT', -effective).total()
    const failed_by = why.atLeast('failed by', 0, missed)
    const raw = why.product('crushed').add('failed by', failed_by).add('Extreme level', effective_level).total()
    const kept = down(why, 'half of Toughness', x.toughness / TOUGHNESS_SHARE)
    return {
      effective_level,
      effective,
      failed_by,
      injury: why.atLeast('injury', 0, raw - kept),
      /** Spread evenly over this time; then it is rolled again. */
      over_hours: 1,
    }
  },
)
