/**
 * The script of a recorded game: five travellers against six raiders, two of them animals, in three encounters. Every
 * special rule of combat happens in it at least once; `fixtures/games/traveller-five-against-six.json` is its record.
 */
import type { ScriptedEncounter } from './record-game.ts'

const ADA = { name: 'Ada', upp: 'B98', player_character: true }
const BRAM = { name: 'Bram', upp: 'A9A', player_character: true }
const CATO = { name: 'Cato', upp: '987', player_character: true, military_experience: true }
const DORA = { name: 'Dora', upp: '89A', player_character: true }
const EGON = { name: 'Egon', upp: 'C77', player_character: true }
const ROLF = { name: 'Rolf', upp: '999' }
const SVEN = { name: 'Sven', upp: '787' }
const TESS = { name: 'Tess', upp: '678' }
const UGO = { name: 'Ugo', upp: 'A77', loose: ['Shoulder Stock'] }
const HOUND = { name: 'Hound', upp: '6A6', kind: 'animal', weapons: ['Claws', 'Teeth'] }
const KITE = {
  name: 'Kite',
  upp: '489',
  kind: 'animal',
  weapons: 'Claws',
  size: 'smaller',
  flying: true,
  pouncer: true,
}

/** A camp is taken by surprise; its leader is killed, and who is left breaks and is let go. */
const camp: ScriptedEncounter = {
  title: 'The camp at night',
  seed: 'camp',
  file: {
    system: 'traveller',
    terrain: 'city',
    referee_dms: [-1],
    sides: [
      {
        name: 'travellers',
        leader: 'Bram',
        steadfast: true,
        members: [
          {
            ...ADA,
            skills: { 'Automatic Pistol': 2 },
            weapons: { weapon: 'Automatic Pistol', accessories: ['Silencer'], carried: 'in hand' },
          },
          { ...BRAM, skills: { Blade: 2, Leader: 1 }, armor: 'jack', weapons: 'Blade' },
          { ...CATO, skills: { Shotgun: 1 }, weapons: 'Shotgun' },
          { ...DORA, skills: { Submachinegun: 2 }, armor: 'mesh', weapons: 'Submachinegun' },
          { ...EGON, skills: { Brawling: 2 }, weapons: 'Club' },
        ],
      },
      {
        name: 'raiders',
        leader: 'Rolf',
        members: [
          { ...ROLF, skills: { Revolver: 1, Leader: 1, Tactics: 1 }, armor: 'mesh', weapons: { weapon: 'Revolver' } },
          { ...SVEN, skills: { Rifle: 1 }, weapons: { weapon: 'Rifle', carried: 'slung' } },
          { ...TESS, skills: { 'Body Pistol': 1 }, armor: 'mesh', weapons: 'Body Pistol' },
          { ...UGO, armor: 'mesh', weapons: 'Broadsword' },
          HOUND,
          KITE,
        ],
      },
    ],
  },
  // Surprise, 6 + 2 against 1 + 3; then 7 − 4 in the streets: short range.
  begin: { dice: [6, 1, 7], choices: ['meet'] },
  rounds: [
    // The silenced shot spills over to two more characteristics: Sven falls, seriously hurt, and nobody notices.
    {
      move: { Bram: 'close:Tess:walk', Egon: 'close:Ugo:walk' },
      act: { Ada: 'shoot:Sven:Automatic Pistol' },
      dice: [9, [6, 5, 4], 1, 4, 5, 5],
    },
    // A surprise blow fells Tess. Cato fires into the band, at the one that flies and three beside it: noise.
    {
      act: { Bram: 'swing:Tess:Blade', Cato: 'shoot:Kite:Shotgun' },
      dice: [10, [6, 6], 4, 5, 4, 5, [3, 2, 1, 1], 1, 4, 5, 8],
      choices: ['Rolf', 'Tess', 'Ugo'],
    },
    // Bram finishes Tess, Cato swings his gun, a burst kills Rolf and grazes the Kite beside him. The others stand by 9.
    {
      move: { Hound: 'close:Ada:walk', Kite: 'close:Cato:walk' },
      act: {
        Ada: 'shoot:Hound:Automatic Pistol',
        Bram: 'kill:Tess:Blade',
        Cato: 'swing:Kite:Shotgun',
        Dora: 'shoot:Rolf:Submachinegun',
        Egon: 'swing:Ugo:Club',
        Rolf: 'shoot:Dora:Revolver',
        Ugo: 'swing:Egon:Broadsword',
        Hound: 'swing:Ada:Teeth',
        Kite: 'swing:Cato:Claws',
      },
      dice: [
        ...[3, 5, 7, 6, 4, 2, [6, 6, 6], [6, 5, 1], [1, 1, 1], 8, [2, 3], 9, [1, 2, 1], 6, 6, [1, 2], 4],
        ...[1, 2, 2, 1, 2, 3, 9],
      ],
      choices: ['Ugo', 'Kite', 'dexterity', 'dexterity', 'endurance'],
    },
    // Ugo is killed between two of them. More than half have fallen, and the leader is dead: 8 − 4 breaks.
    {
      move: { Bram: 'close:Ugo:walk' },
      act: { Bram: 'swing:Ugo:Blade', Egon: 'swing:Ugo:Club' },
      dice: [9, [6, 5], 7, [6, 4], 8],
    },
    { choices: ['let go'] },
  ],
}

/** A brawl at close range: drawing against each other, bottles, bayonets and a thrown dagger. */
const tavern: ScriptedEncounter = {
  title: 'The back room',
  seed: 'tavern',
  file: {
    system: 'traveller',
    terrain: 'interior',
    sides: [
      {
        name: 'travellers',
        steadfast: true,
        members: [
          { ...ADA, skills: { Revolver: 1, Brawling: 1 }, weapons: { weapon: 'Revolver' } },
          { ...BRAM, skills: { Cutlass: 2, Dagger: 3 }, weapons: ['Cutlass', 'Dagger'] },
          { ...CATO, skills: { Rifle: 1, Bayonet: 2, Brawling: 1 }, weapons: ['Rifle', 'Bayonet'] },
          { ...DORA, skills: { Brawling: 2 }, weapons: 'bottle' },
          { ...EGON, skills: { Brawling: 3 } },
        ],
      },
      {
        name: 'raiders',
        leader: 'Rolf',
        members: [
          { ...ROLF, skills: { Revolver: 1 }, weapons: { weapon: 'Revolver' } },
          { ...SVEN, skills: { Sword: 1 }, weapons: 'Sword' },
          { ...TESS, skills: { Carbine: 1, Cudgel: 1 }, weapons: { weapon: 'Carbine', ammo: 0, carried: 'in hand' } },
          UGO,
          HOUND,
          KITE,
        ],
      },
    ],
  },
  // Nobody is surprised; 7 − 5 indoors: close range. The raiders try to get away, 6 − 1, and do not.
  begin: { dice: [3, 3, 7, 6], choices: ['stay', 'escape'] },
  rounds: [
    // Ada is faster than Rolf: her shot wounds him before his. Cato parries the swung carbine and fixes his bayonet.
    {
      move: { Kite: 'close:Ada:walk' },
      act: {
        Ada: 'shoot:Rolf:Revolver',
        Bram: 'swing:Sven:Cutlass',
        Cato: 'fix:Rifle',
        Dora: 'swing:Ugo:bottle',
        Egon: 'swing:Hound:Hands',
        Rolf: 'shoot:Ada:Revolver',
        Sven: 'swing:Bram:Sword',
        Tess: 'swing:Cato:Carbine',
        Ugo: 'swing:Dora:Hands',
        Hound: 'swing:Egon:Claws',
      },
      dice: [8, 5, 7, [2, 2, 1], 3, 5, 7, [1, 1], 7, [6], 6, 9, [2, 1], 4, 8, 5, 1, 5, 6],
    },
    // A swung pistol, a weakened blow at one who evades, the bayonet, the broken bottle, hands on the fallen Hound.
    {
      move: { Sven: 'evade' },
      act: {
        Ada: 'swing:Rolf:Revolver',
        Bram: 'weak:Sven:Cutlass',
        Cato: 'swing:Tess:Rifle',
        Dora: 'swing:Ugo:bottle',
        Egon: 'swing:Hound:Hands',
        Rolf: 'shoot:Ada:Revolver',
        Kite: 'swing:Ada:Claws',
      },
      dice: [5, [1, 1], 6, 8, [5, 5, 4], 7, [3, 2], 7, [6], 3, 3, 5, 1, 5, 9],
      choices: ['strength', 'endurance', 'strength', 'dexterity', 'strength'],
    },
    // Bram throws his dagger, Cato shoots the fallen Tess, Dora runs from Ugo and is followed.
    {
      move: { Dora: 'open:Ugo:run', Ugo: 'close:Dora:run' },
      act: {
        Ada: 'shoot:Rolf:Revolver',
        Bram: 'throw:Kite:Dagger',
        Cato: 'kill:Tess:Rifle',
        Egon: 'swing:Hound:Hands',
        Sven: 'swing:Bram:Sword',
      },
      dice: [6, [4, 3, 2], 9, [2, 2], 7, [5], 3, 1, 10],
      choices: ['dexterity', 'strength', 'strength'],
    },
    // The dagger is picked up; excess points of Ugo's wounds go where he chooses.
    {
      move: { Bram: 'close:Kite:walk' },
      act: {
        Ada: 'shoot:Sven:Revolver',
        Bram: 'pick:Dagger',
        Dora: 'swing:Ugo:bottle',
        Sven: 'swing:Bram:Sword',
      },
      dice: [2, 6, [6, 6], 4, 9],
      choices: ['strength', 'dexterity', 'dexterity'],
    },
    { move: { Sven: 'surrender' }, act: { Bram: 'kill:Kite:Dagger' } },
  ],
}

/** At long range over open ground: sights, bursts, lasers, old guns, loads, and leaving the field. */
const plain: ScriptedEncounter = {
  title: 'The plain',
  seed: 'plain',
  file: {
    system: 'traveller',
    terrain: 'prairie',
    range: 'long',
    bands: 8,
    surprise: 'none',
    world_size: 6,
    sides: [
      {
        name: 'travellers',
        military_unit: true,
        members: [
          {
            ...ADA,
            skills: { Rifle: 2 },
            weapons: { weapon: 'Rifle', accessories: ['Telescopic Sights'], carried: 'in hand' },
          },
          {
            ...BRAM,
            skills: { Rifle: 2 },
            weapons: { weapon: 'Rifle', accessories: ['Telescopic Sights'], carried: 'in hand', misaligned: true },
          },
          {
            ...CATO,
            skills: { 'Automatic Rifle': 1 },
            weapons: { weapon: 'Automatic Rifle', carried: 'in hand', spare_loads: 1 },
            other_g: 18_000,
          },
          { ...DORA, skills: { 'Laser Rifle': 3 }, weapons: 'Laser Rifle', other_g: 1000 },
          { ...EGON, skills: { Broadsword: 1, 'Vacc Suit': 1 }, armor: 'battle_dress', weapons: 'Broadsword' },
        ],
      },
      {
        name: 'raiders',
        leader: 'Rolf',
        members: [
          {
            ...ROLF,
            skills: { Shotgun: 1 },
            armor: ['cloth', 'reflec'],
            weapons: { weapon: 'Shotgun', ammo: 0, spare_loads: 1, carried: 'in hand' },
          },
          {
            ...SVEN,
            skills: { Carbine: 1 },
            armor: 'ablat',
            weapons: { weapon: 'Carbine', accessories: ['Folding Stock'], folded: true, carried: 'in hand' },
          },
          {
            ...TESS,
            skills: { Carbine: 1 },
            armor: 'mesh',
            weapons: { weapon: 'Flintlock Musket', spare_loads: 2, carried: 'in hand' },
          },
          {
            ...UGO,
            skills: { Revolver: 1, 'Vacc Suit': 1 },
            armor: 'vacc_suit',
            suit_tl: 10,
            weapons: 'Revolver',
          },
          HOUND,
          KITE,
        ],
      },
    ],
  },
  begin: { choices: ['stay', 'stay'] },
  rounds: [
    // Bram's 12 misses. The burst hits once of two, and neither of the two beside. The musket misfires.
    {
      move: { Egon: 'close:Hound:walk', Rolf: 'evade', Hound: 'close:Egon:run', Kite: 'open:Ada:run' },
      act: {
        Ada: 'shoot:Rolf:Rifle',
        Bram: 'shoot:Ugo:Rifle',
        Cato: 'shoot:Sven:Automatic Rifle',
        Dora: 'shoot:Sven:Laser Rifle',
        Rolf: 'reload:Shotgun',
        Sven: 'unfold:Carbine',
        Tess: 'shoot:Ada:Flintlock Musket',
        Ugo: 'fit:Revolver:Shoulder Stock',
      },
      dice: [9, [1, 2, 1], 12, 5, 3, 4, 4, [1, 1, 1], 10, [1, 1, 1, 1, 1], 3, 1, 3],
      mode: { Cato: 'switch' },
    },
    // A single shot like a rifle's; the laser finds ablat that has been hit before.
    {
      move: { Rolf: 'evade', Hound: 'close:Egon:run', Kite: 'open:Ada:run' },
      act: {
        Cato: 'shoot:Ugo:Automatic Rifle',
        Dora: 'shoot:Sven:Laser Rifle',
        Rolf: 'reload:Shotgun',
        Tess: 'shoot:Ada:Flintlock Musket',
        Ugo: 'fit:Revolver:Shoulder Stock',
      },
      dice: [11, [1, 1, 2], 8, 7, 6, 2],
    },
    {
      move: { Hound: 'close:Egon:run', Kite: 'open:Ada:run' },
      act: {
        Dora: 'shoot:Rolf:Laser Rifle',
        Tess: 'reload:Flintlock Musket',
        Ugo: 'fit:Revolver:Shoulder Stock',
      },
      dice: [9],
    },
    // The first blow kills the Hound: its dice go round all three.
    {
      move: { Hound: 'close:Egon:walk', Kite: 'open:Ada:run' },
      act: {
        Egon: 'swing:Hound:Broadsword',
        Ugo: 'fit:Revolver:Shoulder Stock',
        Hound: 'swing:Egon:Claws',
      },
      dice: [5, [6, 6, 5, 5], 7, 1, 1, 5, 1],
    },
    {
      move: { Kite: 'open:Ada:run' },
      act: { Ada: 'shoot:Tess:Rifle', Sven: 'shoot:Ada:Carbine', Ugo: 'fit:Revolver:Shoulder Stock' },
      dice: [7, [6, 6, 5], 6, 1, 1, 1, 8],
    },
    // The worn ablat lets the laser through, and the raiders break.
    {
      move: { Kite: 'open:Ada:run' },
      act: { Dora: 'shoot:Sven:Laser Rifle', Ugo: 'shoot:Dora:Revolver' },
      dice: [9, [6, 6, 6, 5, 5], 11, [1, 1, 1], 1, 5],
    },
    {
      move: { Rolf: 'open:Ada:run', Ugo: 'surrender', Kite: 'open:Ada:run' },
      choices: ['pursue'],
    },
    { choices: ['let go'] },
  ],
}

export const FIVE_AGAINST_SIX: readonly ScriptedEncounter[] = [camp, tavern, plain]
