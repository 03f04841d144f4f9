/** Getting a weapon ready for use. */
import { flag, int, oneOf, or, rule, text, type Why } from '@umpire/engine'
import { thingsNamed } from '../../catalog/arms/arms.ts'
import { unready } from '../../weapon/weapon.ts'

export const CARRIED_IN = ['hand', 'holster', 'sheath', 'sling', 'belt', 'pouch', 'pack', 'ground'] as const
export const LAST_USES = ['not', 'swung', 'thrust', 'parried', 'fired', 'change-grip'] as const
type LastUse = (typeof LAST_USES)[number]

const LAST_TURN = { swung: 'attack', parried: 'parry', 'change-grip': 'change-grip' } as const

/** Turns that its last use costs: an unbalanced weapon is swung past its mark. */
export const turnsAfterUse = (weapon: string, used: LastUse, why: Why): number =>
  used === 'swung' || used === 'parried' || used === 'change-grip'
    ? unready({ weapon, last_turn: LAST_TURN[used] }, why).turns_to_ready
    : 0

const HAND_GRENADE = 'hand-grenade'
const isGrenade = (item: string, why: Why): boolean =>
  item === HAND_GRENADE || thingsNamed(item, why).some(({ kind }) => kind === 'grenade')

export const ready = rule(
  {
    id: 'gurps.combat.maneuver.ready',
    title: 'Ready',
    lines: '1920-1930',
    given: {
      item: text(100),
      in: or(oneOf(...CARRIED_IN), 'hand'),
      used: or(oneOf(...LAST_USES), 'not'),
      safety: or(oneOf('on', 'off'), 'off'),
      /** Of an automatic weapon. */
      cocked: or(flag(), true),
      /** Of a grenade. */
      pin: or(oneOf('in', 'pulled'), 'in'),
      /** For a grip that was lost, and the like. */
      extra_turns: or(int({ min: 0, max: 1000 }), 0),
      /** Another weapon attacks in this turn. */
      attacks_with_another: or(flag(), false),
    },
  },
  (x, why) => {
    const turns = why
      .sum('turns to ready')
      .when(x.in !== 'hand', 'take it out', 1, 'in hand')
      .when(x.pin === 'in' && isGrenade(x.item, why), 'pull the pin', 1, 'no pin')
      .when(x.safety === 'on', 'safety', 1, 'safety off')
      .when(!x.cocked, 'cock it', 1, 'cocked')
      .add('after its last use', turnsAfterUse(x.item, x.used, why))
      .when(x.extra_turns > 0, 'extra turns', x.extra_turns)
      .total()
    return {
      ready: turns === 0,
      turns_to_ready: turns,
      /** A hand weapon parries in the turn in which it becomes ready. */
      may_parry_this_turn: turns <= 1 && !x.attacks_with_another,
      allowed: !x.attacks_with_another,
    }
  },
)
