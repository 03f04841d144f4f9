/** What side effects of called hits do to somebody. */
import { BadInput, flag, int, optional, rolled, rule, type Why } from '@umpire/engine'
import { knockoutMinutes } from '../campaign/settings.ts'
import type { Flaw } from '../tables/flaw-keys.ts'
import { EFFECT } from '../tables/locations.ts'
import { EFFECT_ROWS, type EffectRow, type SeverRow } from '../tables/side-effects.ts'
import type { SkillKey } from '../tables/skills.ts'
import { statValue } from '../tables/stats.ts'

const DIGITS = 5
const pair = optional(int({ min: 0, max: 2 }))
const digits = optional(int({ min: 0, max: DIGITS }))

type Result = {
  /** At once, and no action point helps. */
  readonly dead?: true
  /** It brings no experience. */
  readonly flaw?: Flaw | null
  /** How long the flaw, or the time to sew it on again, lasts. */
  readonly hours?: number
  readonly forever?: boolean
  readonly rounds?: number
  readonly minutes?: number
  readonly helpless?: boolean
  readonly can_act?: boolean
  readonly aptitude?: number
  readonly speech_impediment?: boolean
  /** Surgery in time puts it back; it is never better than this again. */
  readonly best_if_reattached?: 'crippled'
  /** The limb counts as maimed. */
  readonly limb_maimed?: boolean
  readonly lost_in_all?: number
  readonly skills?: readonly SkillKey[]
  readonly skill_modifier?: number
  /** Only people fully fluent in his dialect understand him. */
  readonly needs_fluent_listeners?: boolean
  readonly bleeding_factor?: number
  readonly bleeding_internal?: boolean
  /** Still to be thrown. */
  readonly roll?: string
}

export const sideEffects = rule(
  {
    id: 'tensided.targeting.effects',
    title: 'Side effects of called hits',
    lines: '1178-1191',
    given: {
      effect: EFFECT,
      aptitude: optional(statValue),
      /** Brain damage, or minutes where the campaign throws a d10 for a knock-out. */
      d10: optional(rolled('1d10')),
      /** Hours or rounds. */
      d4: optional(rolled('1d4')),
      /** What the campaign's dice say, where they are others. */
      minutes: optional(int({ min: 0, max: 1_000_000 })),
      eyes_lost_before: pair,
      ears_lost_before: pair,
      /** Of the same kind as the one that is severed now. */
      limbs_lost_before: pair,
      /** The main hand, or the arm it is on. */
      main: optional(flag()),
      /** By this hit, and of that hand or foot before. */
      digits_lost: digits,
      digits_lost_before: digits,
    },
  },
  (x, why) => resultOf(EFFECT_ROWS[x.effect], x, why),
)

interface Given {
  readonly aptitude?: number
  readonly d10?: number
  readonly d4?: number
  readonly minutes?: number
  readonly eyes_lost_before?: number
  readonly ears_lost_before?: number
  readonly limbs_lost_before?: number
  readonly main?: boolean
  readonly digits_lost?: number
  readonly digits_lost_before?: number
}

function resultOf(row: EffectRow, x: Given, why: Why): Result {
  switch (row.does) {
    case 'kill':
      return { dead: true }
    case 'knock out':
      return knockedOut(x, why)
    case 'stun':
      return { can_act: false, helpless: false, ...lasting('rounds', x) }
    case 'damage the brain':
      return brainDamaged(row, x, why)
    case 'blind':
      return senseLost(row, x.eyes_lost_before ?? 0, x)
    case 'deafen':
      return senseLost(row, x.ears_lost_before ?? 0, x)
    case 'sever':
      return severed(row, x)
    case 'take digits':
      return digitsTaken(row, x, why)
    case 'hamper':
      return { skills: row.skills, skill_modifier: row.by, needs_fluent_listeners: true }
    case 'bleed':
      return { bleeding_factor: row.factor, bleeding_internal: row.internal }
  }
}

/** 1d4 hours or rounds, or the dice that would tell. */
function lasting(unit: 'hours' | 'rounds', x: Given): Result {
  const { d4 } = x
  return d4 === undefined ? { roll: '1d4' } : { [unit]: d4 }
}

function knockedOut(x: Given, why: Why): Result {
  const dice = knockoutMinutes(why)
  const minutes = x.minutes ?? (dice === '1d10' ? x.d10 : undefined)
  return minutes === undefined
    ? { helpless: true, can_act: false, roll: dice }
    : { helpless: true, can_act: false, minutes }
}

function brainDamaged(row: Extract<EffectRow, { does: 'damage the brain' }>, x: Given, why: Why): Result {
  if (x.aptitude === undefined) throw new BadInput('aptitude', 'the aptitude of whoever was hit', x.aptitude)
  const left = why.sum('aptitude').add('before', x.aptitude).add('brain damage', row.aptitude).total()
  const aptitude = why.atLeast('aptitude', 0, left)
  const { d10 } = x
  if (d10 === undefined) return { aptitude, roll: '1d10' }
  const speech_impediment = why.compare('an even chance', d10, '<=', row.flawUpTo)
  return { aptitude, speech_impediment, flaw: speech_impediment ? row.flaw : null }
}

function senseLost(row: Extract<EffectRow, { does: 'blind' | 'deafen' }>, lostBefore: number, x: Given): Result {
  const flaw = lostBefore > 0 ? row.both : row.one
  return row.forever ? { flaw, forever: true } : { flaw, forever: false, ...lasting('hours', x) }
}

function severed(row: SeverRow, x: Given): Result {
  const sewnOn = { best_if_reattached: 'crippled', ...lasting('hours', x) } as const
  if ('flaw' in row) return { ...sewnOn, flaw: row.flaw }
  const side = x.main === true ? row.main : row.off
  const other = (x.limbs_lost_before ?? 0) > 0 ? row.both : undefined
  return { ...sewnOn, flaw: other ?? side, limb_maimed: row.limb }
}

function digitsTaken(row: Extract<EffectRow, { does: 'take digits' }>, x: Given, why: Why): Result {
  const { digits_lost = 1, digits_lost_before = 0 } = x
  const sum = why.sum('lost in all').add('before', digits_lost_before).add('now', digits_lost).total()
  const lost_in_all = why.atMost('of one hand or foot', DIGITS, sum)
  const whole = why.compare('as good as all', lost_in_all, '>=', row.wholeFrom)
  const one: Result = whole ? severed(row.whole, x) : { ...lasting('hours', x), flaw: row.flaw }
  return { ...one, lost_in_all }
}
