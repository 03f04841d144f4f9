/** A fight to begin with, in the form of an encounter file. */
import type { Json } from '@umpire/engine'

export const example: Json = {
  system: 'traveller',
  title: 'Behind the bonded warehouse',
  terrain: 'city',
  range: 'medium',
  surprise: 'none',
  sides: [
    {
      name: 'Ada and Bram',
      steadfast: true,
      members: [
        { name: 'Ada', upp: '798', skills: { Shotgun: 1 }, armor: 'jack', weapons: ['Shotgun'] },
        { name: 'Bram', upp: '976', skills: { Cutlass: 2 }, armor: 'cloth', weapons: ['Cutlass'] },
      ],
    },
    {
      name: 'the thugs',
      members: [
        { name: 'Oskar', upp: '777', skills: { Revolver: 1 }, armor: 'mesh', weapons: ['Revolver'] },
        { name: 'Lem', upp: '867', armor: 'jack', weapons: ['Club'] },
        { name: 'Vitek', upp: '685', skills: { 'Body Pistol': 1 }, armor: 'mesh', weapons: ['Body Pistol'] },
      ],
    },
  ],
}
