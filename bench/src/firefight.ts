/** Five veterans against five in a street: neither side ever breaks. */
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

const inTheStreet = (sides: readonly Json[]): Json => ({
  system: 'traveller',
  terrain: 'city',
  range: 'medium',
  surprise: 'none',
  sides,
})

/** Automatic weapons, and a shotgun a side. */
export const FIREFIGHT = inTheStreet([squad('red'), squad('blue')])

const shotguns = (name: string): Json => ({
  name,
  steadfast: true,
  members: [{ name, count: 5, upp: '777', skills: { Shotgun: 2 }, armor: 'jack', weapons: gun('Shotgun') }],
})

/** Shotguns endanger everybody beside their target, so that a few choices are worth many dice. */
export const SHOTGUNS = inTheStreet([shotguns('red'), shotguns('blue')])
