/** How often a gun fires, and how many rounds it has to fire. */
import { flag, int, optional, or, rule } from '@umpire/engine'
import { groups } from '../auto/groups.ts'
import { rateField } from '../catalog/entry/weapon.ts'

export const rateOfFire = rule(
  {
    id: 'gurps.gun.rof',
    title: 'Rate of fire',
    lines: '2202',
    given: {
      rof: rateField,
      turns: or(int({ min: 0, max: 10_000 }), 1),
      fired_last_turn: or(flag(), false),
    },
  },
  ({ rof: { shots, automatic }, turns, fired_last_turn }, why) => {
    const everyOther = shots < 1
    // One that works its bolt in this turn shoots one turn less.
    const firing = everyOther && fired_last_turn ? Math.max(0, turns - 1) : turns
    return {
      shots_per_turn: shots,
      attack_rolls: automatic ? groups({ rounds_fired: shots }, why).length : Math.ceil(shots),
      automatic,
      may_fire: !(everyOther && fired_last_turn),
      rounds_fired: why.round('rounds', why.product('rounds').add('a turn', shots).add('turns', firing).total(), 'up'),
    }
  },
)

export const shots = rule(
  {
    id: 'gurps.gun.shots',
    title: 'Shots',
    lines: '2204',
    given: {
      rof: rateField,
      rounds_left: int({ min: 0, max: 100_000 }),
      /** How many the firer wants; all he can, unless he says. */
      rounds: optional(int({ min: 1, max: 100_000 })),
    },
  },
  (x, why) => {
    const most = why.atMost('rounds left', x.rounds_left, Math.ceil(x.rof.shots))
    const rounds_fired = x.rounds === undefined ? most : why.atMost('as many as wanted', x.rounds, most)
    const left = why.sum('rounds left').add('before', x.rounds_left).add('fired', -rounds_fired).total()
    return {
      rounds_fired,
      groups: x.rof.automatic ? groups({ rounds_fired }, why) : singles(rounds_fired),
      left,
      must_reload: left === 0,
    }
  },
)

/** Every shot of a semi-automatic gun has its own roll. */
function singles(rounds: number): readonly number[] {
  const each: number[] = []
  for (let round = 0; round < rounds; round++) each.push(1)
  return each
}
