/** Encounters with something of everything, to be fought out at random. */
import type { Json } from '@umpire/engine'

const gun = (weapon: string, more: { readonly [name: string]: Json } = {}): Json => ({
  weapon,
  spare_loads: 2,
  carried: 'in hand',
  ...more,
})
const person = (name: string, weapons: readonly Json[], more: { readonly [name: string]: Json } = {}): Json => ({
  name,
  upp: '877',
  weapons,
  ...more,
})

const SOLDIERS: Json = {
  name: 'soldiers',
  leader: 'Lind',
  military_unit: true,
  members: [
    person('Lind', [gun('Submachinegun'), 'Dagger'], {
      skills: { Submachinegun: 1, Leader: 1, Tactics: 1 },
      armor: 'cloth',
    }),
    person('Moor', [gun('Automatic Rifle', { belt_fed: true })], { skills: { 'Automatic Rifle': 1 }, armor: 'mesh' }),
    person('Nash', [gun('Rifle', { accessories: ['Telescopic Sights'], misaligned: true }), 'Bayonet'], {
      skills: { Rifle: 2, Bayonet: 1 },
      armor: ['cloth', 'reflec'],
    }),
    person('Oake', [gun('Laser Rifle')], { skills: { 'Laser Rifle': 1, 'Vacc Suit': 1 }, armor: 'battle_dress' }),
    person('Pell', [gun('Shotgun'), 'Cutlass'], { skills: { Shotgun: 1, Cutlass: 1 }, armor: 'ablat', other_g: 9000 }),
  ],
}

const RAIDERS: Json = {
  name: 'raiders',
  members: [
    person('Quin', [gun('Revolver', { accessories: ['Silencer'] }), 'Blade'], { skills: { Revolver: 1, Blade: 1 } }),
    person('Rusk', ['bottle', { weapon: 'Carbine', accessories: ['Folding Stock'], spare_loads: 1 }], {
      skills: { Brawling: 2 },
      armor: 'jack',
    }),
    person('Sorn', [gun('Flintlock Musket', { spare_loads: 9 }), 'Broadsword'], {
      skills: { Carbine: 1, Broadsword: 1 },
    }),
    person('Tarn', [gun('Body Pistol'), 'Foil'], { skills: { 'Body Pistol': 1, 'Jack of all Trades': 1 } }),
    person('wolf', ['Teeth', 'Claws'], { kind: 'animal', pouncer: true, count: 2 }),
    person('hawk', ['Claws'], { kind: 'animal', flying: true, size: 'smaller' }),
  ],
}

/** At a distance where nothing but the laser does much. */
const LASERS: Json = {
  name: 'lasers',
  military_unit: true,
  steadfast: true,
  members: [person('Yule', [gun('Laser Rifle')], { skills: { 'Laser Rifle': 4 }, upp: '8CC', count: 2 })],
}
const ABLATIVE: Json = {
  name: 'ablative',
  steadfast: true,
  members: [person('Zorn', [gun('Laser Carbine')], { upp: 'FFF', armor: 'ablat', count: 2 })],
}

const DUELLISTS: Json = {
  name: 'duellists',
  members: [
    person('Udo', [{ weapon: 'Revolver', carried: 'holstered' }, 'Cudgel'], {
      skills: { Revolver: 1, 'Vacc Suit': 0 },
      armor: 'vacc_suit',
    }),
    person('Vail', [{ weapon: 'Automatic Pistol', carried: 'holstered', spare_loads: 2 }], { upp: '797' }),
  ],
}

const RIVALS: Json = {
  name: 'rivals',
  members: [
    person('Wick', [{ weapon: 'Revolver', carried: 'holstered' }, 'Spear'], { skills: { Revolver: 1 } }),
    person('Xan', [{ weapon: 'Percussion Revolver', carried: 'holstered' }, 'Halberd'], { upp: '786' }),
  ],
}

export const FUZZ_ENCOUNTERS: readonly Json[] = [
  { system: 'traveller', terrain: 'forest', rounds: 25, sides: [SOLDIERS, RAIDERS] },
  { system: 'traveller', terrain: 'city', rounds: 25, range: 'short', surprise: 'raiders', sides: [SOLDIERS, RAIDERS] },
  { system: 'traveller', terrain: 'desert', rounds: 25, range: 'long', surprise: 'none', sides: [SOLDIERS, RAIDERS] },
  {
    system: 'traveller',
    terrain: 'interior',
    rounds: 25,
    range: 'close',
    surprise: 'soldiers',
    sides: [SOLDIERS, RAIDERS],
  },
  { system: 'traveller', terrain: 'clear', rounds: 25, range: 'long', surprise: 'none', sides: [LASERS, ABLATIVE] },
  { system: 'traveller', terrain: 'clear', rounds: 25, range: 'short', surprise: 'none', sides: [DUELLISTS, RIVALS] },
  { system: 'traveller', terrain: 'city', rounds: 25, vacuum: true, range: 'short', sides: [DUELLISTS, RIVALS] },
]
