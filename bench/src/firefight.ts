/** Five veterans against five, with automatic weapons and a shotgun a side, in a street: neither side ever breaks. */
import type { Json } from '@umpire/engine'

const gun = (weapon: string): Json => [{ weapon, spare_loads: 2, carried: 'in hand' }]

const squad = (name: string): Json => ({
  name,
  steadfast: true,
  members: [
    {
      name: `${name} sergeant`,
      upp: '888',
      skills: { Submachinegun: 2 },
      armor: 'cloth',
      weapons: gun('Submachinegun'),
    },
    {
      name: `${name} gunner`,
      count: 2,
      upp: '787',
      skills: { 'Automatic Rifle': 1 },
      armor: 'cloth',
      weapons: gun('Automatic Rifle'),
    },
    { name: `${name} trooper`, upp: '777', skills: { Submachinegun: 1 }, armor: 'mesh', weapons: gun('Submachinegun') },
    { name: `${name} scout`, upp: '797', skills: { Shotgun: 1 }, armor: 'jack', weapons: gun('Shotgun') },
  ],
})

export const FIREFIGHT: Json = {
  system: 'traveller',
  terrain: 'city',
  range: 'medium',
  surprise: 'none',
  sides: [squad('red'), squad('blue')],
}
