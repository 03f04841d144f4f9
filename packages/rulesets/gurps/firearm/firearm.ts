/** Guns: what their columns mean. */
import { rule, text } from '@umpire/engine'
import { groups } from '../auto/groups.ts'
import { firearm } from '../catalog/arms/arms.ts'
import { rateField } from '../catalog/entry/weapon.ts'
import { diceAddsText } from '../dice/dice-adds.ts'

export const firearmSchema = rule(
  {
    id: 'gurps.firearm.schema',
    title: 'What a firearm record needs',
    lines: '1465, 1505, 1511, 1998, 2110-2122, 2198-2206',
    given: { rof: rateField },
  },
  ({ rof: { shots, automatic } }, why) => ({
    automatic,
    shots_per_turn: shots,
    groups: automatic ? groups({ rounds_fired: shots }, why) : [],
  }),
)

export const starterSet = rule(
  {
    id: 'gurps.firearm.starter-set',
    title: 'A starter set of WWII small arms',
    lines: '1443, 1511',
    given: { weapon: text(100) },
  },
  ({ weapon }, why) => {
    const { damage, rof: _, fragments: __, ...gun } = firearm(weapon, why)
    return { ...gun, damage: why.input(gun.name, diceAddsText(damage)) }
  },
)
