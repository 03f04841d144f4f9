/** Grappling: the roll, and what it may be used for. */
import { BadInput, int, oneOf, optional, record, rule, type Why } from '@umpire/engine'
import { defendersPenalties } from '../campaign/readings.ts'
import type { FighterState } from '../combat/states.ts'
import { score } from '../core/roll.ts'
import { statValue } from '../tables/stats.ts'
import type { HoldKind } from './holds.ts'
import { ATTACKER, against, BURDENS, HTH_COMBAT, type Rolled } from './roll.ts'

export const GRAPPLE_OPTIONS = [
  'break hold',
  'draw',
  'strike',
  'lock arms',
  'cover mouth',
  'sleeper hold',
  'break limb',
  'pin',
] as const
type GrappleOption = (typeof GRAPPLE_OPTIONS)[number]

/** What state somebody is in who is held so. */
export const HOLD_STATES: { readonly [H in HoldKind]: FighterState } = {
  'lock arms': 'arms-locked',
  'cover mouth': 'mouth-covered',
  'sleeper hold': 'sleeper-hold',
  pin: 'pinned',
}
const isHold = (option: GrappleOption): option is HoldKind => Object.hasOwn(HOLD_STATES, option)

/** Margin for each hold that is broken beside the first. */
const MARGIN_EACH = 3

type Grappled = Partial<Rolled> & {
  /** Holds on oneself that are broken, and those that are left. */
  readonly broken?: number
  readonly left?: number
  /** What the target is in from now on. */
  readonly state?: FighterState
}

function breaking(mos: number, holds: number, why: Why): Grappled {
  if (mos < 0) return { broken: 0, left: holds }
  const able = why
    .sum('holds')
    .add('one', 1)
    .add('for the margin', why.round('by 3', mos / MARGIN_EACH, 'down'))
    .total()
  const broken = why.atMost('holds there are', holds, able)
  return { broken, left: holds - broken }
}

/** What comes of it: only breaking free and holding on have an outcome of their own. */
function outcome(option: GrappleOption, mos: number, holds: number, why: Why): Grappled {
  if (option === 'break hold') return breaking(mos, holds, why)
  return isHold(option) && mos >= 0 ? { state: why.table('Holds', option, undefined, HOLD_STATES[option]) } : {}
}

export const grapple = rule(
  {
    id: 'tensided.melee.grapple',
    title: 'Grappling roll',
    lines: '720-739',
    given: {
      attacker: optional(record({ physique: statValue, ...ATTACKER })),
      target: optional(
        record({
          physique: statValue,
          hth_combat: HTH_COMBAT,
          /** All that burdens his own rolls; it helps the attacker only where the campaign says so. */
          penalties: optional(score),
        }),
      ),
      ...BURDENS,
      option: optional(oneOf(...GRAPPLE_OPTIONS)),
      /** Of a roll that was made. */
      mos: optional(int({ min: -100_000, max: 100_000 })),
      /** On himself. */
      holds: optional(int({ min: 0, max: 100 })),
    },
  },
  (x, why): Grappled => {
    const { attacker, target, option, holds = 0 } = x
    if (attacker === undefined || target === undefined) {
      if (option === undefined || x.mos === undefined) {
        throw new BadInput('given', 'attacker and target of a roll, or option and mos of one that was made', x.mos)
      }
      return outcome(option, x.mos, holds, why)
    }
    const own = { ...attacker, stat: attacker.physique }
    const penalties = defendersPenalties(why) ? (target.penalties ?? 0) : 0
    const other = { stat: target.physique, hth_combat: target.hth_combat, penalties }
    const made = against(own, other, { field: 'wrestling' }, x, why)
    return option === undefined || made.mos === undefined ? made : { ...made, ...outcome(option, made.mos, holds, why) }
  },
)

const SECONDS_EACH = 10

export const sleeperHold = rule(
  {
    id: 'tensided.melee.sleeper-hold',
    title: 'Sleeper hold',
    lines: '735-735',
    given: {
      target_willpower: statValue,
      mos: int({ min: 0, max: 100_000 }),
      attacker_physique: statValue,
      target_physique: statValue,
    },
    gives: 'seconds',
  },
  (x, why) => {
    const points = why
      .sum('points')
      .add('willpower of the target', x.target_willpower)
      .add('margin of success', -x.mos)
      .add('physique of the attacker', -x.attacker_physique)
      .add('physique of the target', x.target_physique)
      .total()
    const seconds = why.product('seconds').add('points', points).add('each', SECONDS_EACH).total()
    return why.atLeast('at least one', 1, seconds)
  },
)
