/** Blows and swings: four classes, and the allowance that endurance gives. */
import { flag, int, nullable, oneOf, option, optional, or, replace, rule, type Why } from '@umpire/engine'
import { levelsOf, weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { MINUTES_OF_FULL_REST } from '../../tables/combat/recovery-times.ts'
import { STATUSES } from '../../tables/combat/wounds.ts'
import { strengthDm } from './characteristics.ts'
import { woundDice } from './matrices.ts'

export const BLOWS = ['surprise', 'combat', 'weakened', 'special'] as const
export type Blow = (typeof BLOWS)[number]

const count = or(int({ min: 0 }), 0)

export const blowAllowance = rule(
  {
    id: 'traveller.combat.blow-allowance',
    title: 'Combat blow allowance',
    lines: '1105-1115',
    given: {
      /** As it stands when the encounter begins, wounds and load included; what it is when healthy, or becomes, is nothing here. */
      endurance_at_start: int({ min: 0 }),
      endurance_full: optional(int({ min: 0 })),
      endurance_now: optional(int({ min: 0 })),
      /** Since the last full rest. */
      blows_used: count,
      rest_minutes: count,
    },
    gives: 'blows_left',
  },
  (x, why) => {
    const rested = why.compare('rest in minutes', x.rest_minutes, '>=', MINUTES_OF_FULL_REST)
    const left = why
      .sum('blows left')
      .add('endurance at the start', x.endurance_at_start)
      .when(!rested, 'blows used', 0 - x.blows_used, 'restored by rest')
    return why.atLeast('blows left', 0, left.total())
  },
)

export const combatBlow = rule(
  {
    id: 'traveller.combat.combat-blow',
    title: 'Combat blows',
    lines: '1109-1109',
    given: { blow: or(oneOf('combat'), 'combat'), blows_left: count },
  },
  (x, why) => {
    if (!why.compare('blows left', x.blows_left, '>=', 1)) {
      return { allowed: false as const, blows_left: 0, because: 'no combat blow is left: strike weakened, or rest' }
    }
    const blows_left = why.sum('blows left').add('before', x.blows_left).add('this blow', -1).total()
    return { allowed: true as const, blow: 'combat' as const, blows_left, dm: 0 }
  },
)

export const weakenedBlow = rule(
  {
    id: 'traveller.combat.weakened-blow',
    title: 'Weakened blows',
    lines: '1111-1111',
    given: { weapon: weaponField, blow: or(oneOf('weakened'), 'weakened'), blows_left: count },
  },
  (x, why) => ({
    blow: 'weakened' as const,
    dm: levelsOf(weaponNamed(x.weapon, why), why)?.weakened_dm ?? 0,
    blows_left: x.blows_left,
    wound_dice: woundDice({ weapon: x.weapon }, why),
  }),
)

export const specialBlow = rule(
  {
    id: 'traveller.combat.special-blow',
    title: 'Special blows',
    lines: '1113-1113, 1301-1301',
    given: {
      weapon: or(weaponField, 'Hands'),
      strength: or(nullable(int({ min: 0 })), null),
      strength_at_start: optional(nullable(int({ min: 0 }))),
      target_status: or(oneOf(...STATUSES), 'active'),
      /** Lets it happen: bound, asleep, given up. */
      unresisting: or(flag(), false),
      blows_left: count,
    },
  },
  (x, why) => {
    if (x.target_status === 'active' && !x.unresisting) {
      return {
        allowed: false as const,
        dm: 0,
        blows_left: x.blows_left,
        because: 'only where strength does not matter',
      }
    }
    why.note('strength does not matter, and the blow does not count')
    return { allowed: true as const, blow: 'special' as const, dm: 0, blows_left: x.blows_left }
  },
)

export const surpriseBlow = rule(
  {
    id: 'traveller.combat.surprise-blow',
    title: 'Surprise blows',
    lines: '1107-1107',
    given: { has_surprise: or(flag(), false), blows_left: count },
  },
  (x, why) => {
    if (!x.has_surprise) {
      return {
        allowed: false as const,
        dm: 0,
        blows_left: x.blows_left,
        because: 'only while the attacker has surprise',
      }
    }
    why.note('blows made by surprise are not counted')
    return { allowed: true as const, blow: 'surprise' as const, dm: 0, blows_left: x.blows_left }
  },
)

/**
 * The class of a blow about to be struck, and the allowance after it: surprise and helplessness settle it; otherwise it
 * is a combat blow unless it is meant to be weak or none is left.
 */
export function classOfBlow(
  x: {
    readonly weapon: string
    readonly has_surprise: boolean
    readonly target_status: (typeof STATUSES)[number]
    readonly blows_left: number
    readonly weakened: boolean
  },
  why: Why,
): { readonly blow: Blow; readonly blows_left: number } {
  const { weapon, blows_left, target_status } = x
  if (x.has_surprise)
    return { blow: 'surprise', blows_left: surpriseBlow({ has_surprise: true, blows_left }, why).blows_left }
  if (target_status !== 'active') {
    const special = specialBlow({ weapon, strength: null, target_status, unresisting: false, blows_left }, why)
    return { blow: 'special', blows_left: special.blows_left }
  }
  const combat = x.weakened ? undefined : combatBlow({ blow: 'combat', blows_left }, why)
  if (combat?.allowed === true) return combat
  return weakenedBlow({ weapon, blow: 'weakened', blows_left }, why)
}

export const specialBlowsNeedStrength = option({
  key: 'special-blows-need-strength',
  title: 'Strength counts in special blows',
  says: 'A special blow takes the DM of strength like any other.',
  replaces: [
    replace(specialBlow, (x, why, base) => {
      const blow = base(x, why)
      if (!blow.allowed) return blow
      const { weapon, strength, strength_at_start = strength } = x
      return { ...blow, dm: strengthDm({ weapon, strength, strength_at_start }, why) }
    }),
  ],
})
