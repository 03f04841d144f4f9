/** When a weapon can attack. */
import { flag, int, oneOf, or, rule, text, type Why } from '@umpire/engine'
import { thingsNamed } from '../catalog/arms/arms.ts'
import { LAST_USES, turnsAfterUse } from './maneuver/ready.ts'

const isGun = (weapon: string, why: Why): boolean =>
  weapon === 'gun' || thingsNamed(weapon, why).some(({ kind }) => kind === 'firearm')

interface Held {
  readonly weapon: string
  readonly in_hand: boolean
  readonly loaded: boolean
  readonly safety: 'on' | 'off'
  readonly cocked: boolean
  readonly jammed: boolean
  readonly broken: boolean
  readonly used: (typeof LAST_USES)[number]
  readonly extra_turns: number
}

/** What is in the way; nothing if it is ready. */
function hindrance(x: Held, why: Why): string | undefined {
  if (!x.in_hand) return 'not in hand'
  if (x.broken) return 'broken'
  if (x.extra_turns > 0) return 'it must be readied first'
  if (isGun(x.weapon, why)) {
    if (!x.loaded) return 'not loaded'
    if (x.safety === 'on') return 'the safety is on'
    if (!x.cocked) return 'not cocked'
    return x.jammed ? 'jammed' : undefined
  }
  return turnsAfterUse(x.weapon, x.used, why) > 0 ? 'unbalanced: it must be readied after each use' : undefined
}

export const weaponReady = rule(
  {
    id: 'gurps.combat.weapon-ready',
    title: 'When a weapon can attack',
    lines: '1968',
    given: {
      /** A weapon of the catalogue, or gun for any of them. */
      weapon: text(100),
      in_hand: or(flag(), true),
      loaded: or(flag(), true),
      safety: or(oneOf('on', 'off'), 'off'),
      cocked: or(flag(), true),
      jammed: or(flag(), false),
      broken: or(flag(), false),
      /** Since it was readied. */
      used: or(oneOf(...LAST_USES), 'not'),
      /** Turns of readying that are still due. */
      extra_turns: or(int({ min: 0, max: 1000 }), 0),
    },
  },
  (x, why) => {
    const because = hindrance(x, why)
    if (because !== undefined) why.note(because)
    return { ready: because === undefined, because: because ?? null }
  },
)
