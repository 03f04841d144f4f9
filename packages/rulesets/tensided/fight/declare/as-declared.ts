/** How somebody will stand once what he has declared so far is done: a gun that is drawn first can be fired then. */
import type { Why } from '@umpire/engine'
import { reload } from '../../equipment/reload.ts'
import { gunNamed } from '../../tables/weapon.ts'
import { actOf } from '../choice/act.ts'
import type { Fighter } from '../state/fighter.ts'
import { freeHand } from '../state/now.ts'
import type { Held, Standing } from '../state/standing.ts'

const withArm = (one: Standing, arm: number, change: (held: Held) => Partial<Held>): Standing => ({
  ...one,
  arms: one.arms.map((held, place) => (place === arm ? { ...held, ...change(held) } : held)),
})

export function asDeclared(fighter: Fighter, before: Standing, keys: readonly string[], why: Why): Standing {
  let one = before
  for (const key of keys) {
    const act = actOf(key)
    if (act === undefined || !('arm' in act)) continue
    const thing = fighter.arms[act.arm]
    if (thing === undefined) continue
    if (act.kind === 'drop') one = withArm(one, act.arm, () => ({ where: 'dropped' }))
    else if (act.kind === 'draw') {
      const where = freeHand(fighter, one, thing.hands)
      if (where !== undefined) one = withArm(one, act.arm, () => ({ where }))
    } else if (act.kind === 'reload') one = withArm(one, act.arm, held => loaded(thing.weapon, held, why))
    else if (act.kind === 'clear') one = withArm(one, act.arm, () => ({ jammed: false }))
  }
  return one
}

/** After a round, or an action, of loading. */
export function loaded(
  weapon: string,
  { rounds, spare }: Held,
  why: Why,
): { readonly rounds: number; readonly spare: number } {
  const gun = gunNamed(weapon, why)
  const { each } = reload({ weapon }, why)
  if (gun.feed !== 'hand') return spare === 0 ? { rounds, spare } : { rounds: each, spare: spare - 1 }
  const more = Math.min(each, spare, (gun.cap ?? each) - rounds)
  return { rounds: rounds + more, spare: spare - more }
}
