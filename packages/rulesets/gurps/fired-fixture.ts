/** People of every kind, so that every rule of building one is asked: fat and thin, rich and poor, beast-like and old. */
import type { Character } from './character/character.ts'
import { somebody } from './story/test/people-fixture.ts'

const built = (traits: readonly unknown[], more: object = {}): Character => somebody({ traits, ...more })

/** Of an old wound that nobody has rolled for. */
const BROKEN_ARM = { part: 'left arm', until: 'unrolled', seconds_left: null, by: 'wounds' }

export const oddPeople = (): readonly Character[] => [
  built(['Fat', 'Wealthy', { trait: 'Military Rank', level: 3 }, 'Clerical Investment'], { settled: true }),
  built(['Skinny', 'Hard of Hearing', 'One Eye'], { identity: { sex: 'female', height_in: 62 } }),
  built([{ trait: 'Multimillionaire', level: 1 }, { trait: 'Filthy Rich' }, { trait: 'Status', level: 3 }]),
  built(['Laziness', { trait: 'Primitive', level: 3 }, { trait: 'Lame', variant: 'crippled leg' }], {
    identity: { name: 'Ugo', native_tl: 3 },
    state: { condition: { hp_lost: 2, crippled: [BROKEN_ARM] } },
  }),
  built(['One Arm', 'Laziness', { trait: 'Social Stigma', variant: 'second-class citizen' }], {
    items: [{ name: 'Lee-Enfield (SMLE) .303' }, { name: 'Luger P08 9mm' }],
  }),
  built([
    { trait: 'Enemy', details: { npc_points: 100, frequency: 6 } },
    { trait: 'Ally', details: { npc_points: 100, frequency: 9 } },
    { trait: 'Legal Enforcement Powers', points: 5 },
  ]),
  somebody({
    attributes: { st: 13, dx: 13, iq: 12, ht: 12 },
    skills: [
      { skill: 'Boxing', points: 4 },
      { skill: 'Brawling', points: 2 },
      { skill: 'Judo', points: 4 },
      { skill: 'Axe Throwing', points: 2 },
      { skill: 'Throwing', points: 4 },
      { skill: 'Language (Navajo)', points: 2 },
    ],
    items: [
      { name: 'Hatchet' },
      { name: 'Axe' },
      { name: 'M1911A1 (Colt .45)', ready: true },
      { name: 'Mk 2 fragmentation grenade' },
      { name: 'rope', cost: 5, weight_lb: 20 },
    ],
  }),
]
