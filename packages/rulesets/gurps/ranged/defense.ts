import { flag, oneOf, or, rule, text, type Why } from '@umpire/engine'
import { thingsNamed } from '../catalog/arms/arms.ts'

/** By its kind, or by the name of something that can only be thrown. */
function isThrown(attack: string, why: Why): boolean {
  if (attack === 'gun' || attack === 'missile') return false
  if (attack === 'thrown' || attack === 'grenade' || attack.startsWith('thrown-')) return true
  const things = thingsNamed(attack.replaceAll('-', ' '), why)
  return things.some(({ kind }) => kind === 'thrown' || kind === 'grenade') || attack.endsWith('-grenade')
}

export const rangedDefense = rule(
  {
    id: 'gurps.ranged.defense',
    title: 'Defending against direct fire',
    lines: '2231-2235',
    given: {
      /** A kind (gun, missile, thrown, grenade), or a weapon by name. */
      attack: text(100),
      defense: oneOf('dodge', 'parry', 'block', 'none'),
      /** Whether he sees who shoots. */
      aware: or(flag(), true),
    },
  },
  ({ attack, defense, aware }, why) => {
    const thrown = isThrown(attack, why)
    const fits = defense === 'dodge' || (defense === 'parry' && thrown)
    if (!aware) why.note('the shooter is not seen')
    // Whatever he does, armour still turns aside what it can.
    return { allowed: defense === 'none' || (aware && fits), pd_counts: true }
  },
)
