/** Encounter files: what is wrong with one is said in one line, with the place. */
import { BadInput, type Json } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { CHARACTER_VERSION } from '../../character/character.ts'
import { begin, fileOf } from '../test/encounter-fixture.ts'

type Written = { readonly [name: string]: Json }

const ANNA = { name: 'Anna', upp: '777' }
const BEN = { name: 'Ben', upp: '777' }
const good = (member: Written = {}, more: Written = {}): Written => fileOf([{ ...ANNA, ...member }], [BEN], more)
const armed = (weapon: Written): Written => good({ weapons: [weapon] })

const CHARACTER = {
  system: 'traveller',
  version: CHARACTER_VERSION,
  characteristics: { strength: 7, dexterity: 7, endurance: 7, intelligence: 7, education: 7, social: 7 },
  ledger: { age_months: 400 },
  wealth: { cash: 0 },
}

/** The one line of what is wrong with a file. */
function said(file: Written): string {
  try {
    begin(file)
    return 'nothing'
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
}

const bad: readonly (readonly [string, Written, string])[] = [
  [
    'traveller.proc.encounter: an unknown weapon',
    good({ weapons: ['Revolvr'] }),
    'file.sides[0].members[0].weapons[0]: expected a weapon, perhaps Revolver, got "Revolvr"',
  ],
  [
    'traveller.proc.encounter: an unknown thing for a weapon',
    good({ weapons: ['Sofa of doom'] }),
    'file.sides[0].members[0].weapons[0]: expected a weapon of the book or the campaign, got "Sofa of doom"',
  ],
  [
    'traveller.proc.encounter: a skill below 0',
    good({ skills: { Revolver: -3 } }),
    'file.sides[0].members[0].skills.Revolver: expected a whole number from 0 to 30, got -3',
  ],
  [
    'traveller.combat.wound-status: somebody dead',
    good({ now: [0, 0, 0] }),
    'file.sides[0].members[0]: expected somebody alive, got "Anna, who is dead"',
  ],
  [
    'traveller.proc.encounter: a character who is dead',
    good({ character: { ...CHARACTER, alive: false } }),
    'file.sides[0].members[0].character: expected somebody alive, got "a character, who is dead"',
  ],
  [
    'traveller.proc.encounter: five digits of a UPP',
    good({ upp: '77777' }),
    'file.sides[0].members[0].upp: expected three digits of 0123456789ABCDEF for strength, dexterity and endurance, or the six of a UPP, got "77777"',
  ],
  [
    'traveller.proc.encounter: a digit that is none',
    good({ upp: '7Z?' }),
    'file.sides[0].members[0].upp: expected three digits of 0123456789ABCDEF for strength, dexterity and endurance, or the six of a UPP, got "7Z?"',
  ],
  [
    'traveller.proc.encounter: neither UPP nor character',
    fileOf([{ name: 'Anna' }], [BEN]),
    'file.sides[0].members[0]: expected a upp or a character, got nothing',
  ],
  [
    'traveller.proc.encounter: nobody on a side',
    fileOf([ANNA], []),
    'file.sides[1].members: expected somebody, got "nobody"',
  ],
  [
    'traveller.proc.encounter: three sides',
    { ...good(), sides: ['a', 'b', 'c'].map(name => ({ name, members: [{ ...ANNA, id: name }] })) },
    'file.sides: expected a list of at most 2, got [{',
  ],
  [
    'traveller.proc.encounter: one side',
    { ...good(), sides: [{ name: 'a', members: [ANNA] }] },
    'file.sides: expected two sides, got 1',
  ],
  [
    'traveller.proc.encounter: two of one name',
    fileOf([ANNA], [ANNA]),
    'file.sides[1].members[0]: expected each name once, got "Anna"',
  ],
  [
    'traveller.proc.encounter: a colon in a name',
    good({ name: 'An:na' }),
    'file.sides[0].members[0].id: expected no colon in it, got "An:na"',
  ],
  [
    'traveller.proc.encounter: a leader who is not there',
    {
      ...good(),
      sides: [
        { name: 'a', leader: 'Zoe', members: [ANNA] },
        { name: 'b', members: [BEN] },
      ],
    },
    'file.sides[0].leader: expected the id of a member, got "Zoe"',
  ],
  [
    'traveller.combat.placement: bands that do not fit the range',
    good({}, { range: 'medium', bands: 9 }),
    'file.bands: expected as many as medium range has, got 9',
  ],
  [
    'traveller.combat.placement: bands without a range',
    good({}, { range: null, bands: 2 }),
    'file.bands: expected with a range beside it, got 2',
  ],
  [
    'traveller.combat.surprise-roll: surprise for a side that is not there',
    good({}, { surprise: 'nobody' }),
    'file.surprise: expected none, or one of ours, theirs, got "nobody"',
  ],
  [
    'traveller.combat.terrain-dms: an unknown terrain',
    good({}, { terrain: 'moon' }),
    'file.terrain: expected one of clear, prairie, rough, broken, mountain, forest, jungle, river, swamp, desert, maritime_surface, maritime_subsurface, arctic, city, interior, got "moon"',
  ],
  [
    'traveller.load.normal: more than anybody carries',
    good({ other_g: 15_000 }),
    'file.sides[0].members[0]: expected only a military force carries more than twice the normal load (traveller.load.normal), got "15 kg"',
  ],
  [
    'traveller.load.triple: more than a soldier carries',
    {
      ...good(),
      sides: [
        { name: 'a', military_unit: true, members: [{ ...ANNA, other_g: 22_000 }] },
        { name: 'b', members: [BEN] },
      ],
    },
    'file.sides[0].members[0]: expected nobody carries more than three times the normal load (traveller.load.normal), got "22 kg"',
  ],
  [
    'traveller.equipment.armor: a vacc suit without the skill',
    good({ armor: 'vacc_suit' }),
    'file.sides[0].members[0].armor: expected it takes vacc suit at level 0 at least (traveller.equipment.armor), got ["vacc_suit"]',
  ],
  [
    'traveller.equipment.armor: two suits',
    good({ armor: ['cloth', 'mesh'] }),
    'file.sides[0].members[0].armor: expected one suit at a time; only reflec is worn beneath another (traveller.equipment.armor), got ["cloth","mesh"]',
  ],
  [
    'traveller.equipment.accessories: a silencer on a rifle',
    armed({ weapon: 'Rifle', accessories: ['Silencer'] }),
    'file.sides[0].members[0].weapons[0].accessories: expected it does not fit this gun: look for one that it fits (traveller.equipment.accessories), got ["Silencer"]',
  ],
  [
    'traveller.equipment.silencer: a silenced pistol in its holster',
    armed({ weapon: 'Revolver', accessories: ['Silencer'], carried: 'holstered' }),
    'file.sides[0].members[0].weapons[0].carried: expected a pistol with its silencer fitted cannot be holstered: take it off (traveller.equipment.silencer), got "holstered"',
  ],
  [
    'traveller.equipment.accessories: a stock in the holster',
    armed({ weapon: 'Revolver', accessories: ['Shoulder Stock'] }),
    'file.sides[0].members[0].weapons[0].carried: expected a pistol with its stock fitted cannot be holstered (traveller.equipment.accessories), got "holstered"',
  ],
  [
    'traveller.combat.ammunition: cartridges below 0',
    armed({ weapon: 'Revolver', ammo: -1 }),
    'file.sides[0].members[0].weapons[0].ammo: expected a whole number from 0 to 10000, got -1',
  ],
  [
    'traveller.combat.reloading: more cartridges than a revolver holds',
    armed({ weapon: 'Revolver', ammo: 7 }),
    'file.sides[0].members[0].weapons[0].ammo: expected at most 6, which is what it holds (traveller.combat.reloading), got 7',
  ],
  [
    'traveller.combat.reloading: more cartridges than a belt holds',
    armed({ weapon: 'Automatic Rifle', belt_fed: true, ammo: 101 }),
    'file.sides[0].members[0].weapons[0].ammo: expected at most 100, which is what it holds (traveller.combat.reloading), got 101',
  ],
  [
    'traveller.combat.reloading: cartridges in a sword',
    armed({ weapon: 'Sword', ammo: 1 }),
    'file.sides[0].members[0].weapons[0].ammo: expected none: it takes no cartridges (traveller.combat.reloading), got 1',
  ],
  [
    'traveller.combat.reloading: magazines for a sword',
    armed({ weapon: 'Sword', spare_loads: 2 }),
    'file.sides[0].members[0].weapons[0].spare_loads: expected none: it takes no cartridges (traveller.combat.reloading), got 2',
  ],
  [
    'traveller.equipment.belts: a belt in a rifle',
    armed({ weapon: 'Rifle', belt_fed: true }),
    'file.sides[0].members[0].weapons[0].belt_fed: expected no belt: they are made for the Automatic Rifle (traveller.equipment.belts), got true',
  ],
  [
    'traveller.equipment.bayonet: a bayonet on a carbine',
    armed({ weapon: 'Carbine', bayonet_fixed: true }),
    'file.sides[0].members[0].weapons[0].bayonet_fixed: expected a bayonet fits a rifle and no other gun (traveller.equipment.bayonet), got true',
  ],
  [
    'traveller.combat.automatic-rifle-mode: a submachinegun on single shots',
    armed({ weapon: 'Submachinegun', mode: 'single' }),
    'file.sides[0].members[0].weapons[0].mode: expected burst: this gun is not switched to single shots (traveller.combat.automatic-rifle-mode), got "single"',
  ],
  [
    'traveller.equipment.accessories: a stock folded that is not there',
    armed({ weapon: 'Carbine', folded: true }),
    'file.sides[0].members[0].weapons[0].folded: expected a folding stock on it (traveller.equipment.accessories), got true',
  ],
  [
    'traveller.proc.encounter: a misspelt skill',
    good({ skills: { Revolvr: 1 } }),
    'file.sides[0].members[0].skills: expected a skill, perhaps Revolver, got "Revolvr"',
  ],
  [
    'traveller.proc.encounter: a skill that no fight knows',
    good({ skills: { 'Sofa surfing': 1 } }),
    'file.sides[0].members[0].skills: expected a skill of the book, or one that serves a weapon of the campaign, got "Sofa surfing"',
  ],
  [
    'traveller.proc.encounter: more dexterity left than there ever was',
    good({ now: [7, 8, 7] }),
    'file.sides[0].members[0].now.dexterity: expected at most 7, the full value, got 8',
  ],
  [
    'traveller.proc.encounter: another system',
    { ...good(), system: 'gurps' },
    'file.system: expected one of traveller, got "gurps"',
  ],
  [
    'traveller.proc.encounter: a line that means nothing',
    good({ weapon: 'Revolver' }),
    'file.sides[0].members[0]: expected only the fields id, name, count, character, upp, now, skills, player_character, kind, weapons, armor, suit_tl, loose, other_g, blows_used, size, flying, pouncer, mounted, military_experience (perhaps weapons), got "weapon"',
  ],
]

describe('what is wrong with a file', () => {
  test('traveller.proc.encounter: nothing, with everything filled to the brim', () => {
    const rifle = { weapon: 'Rifle', ammo: 20, spare_loads: 1, bayonet_fixed: true, carried: 'in hand' }
    const support = { weapon: 'Automatic Rifle', ammo: 100, belt_fed: true, mode: 'single' }
    const skills = { 'Auto Rifle': 1, 'jack of all trades': 1, 'Air/Raft': 2 }
    expect(said(good({ upp: 'FFF', now: [15, 15, 1], skills, weapons: [rifle, support, 'Bayonet'] }))).toBe('nothing')
  })
  test('traveller.proc.encounter: nothing, with a good one', () => expect(said(good())).toBe('nothing'))
  for (const [what, file, line] of bad)
    test(what, () => {
      expect(said(file)).toContain(line)
      expect(said(file)).not.toContain('\n')
    })
})
