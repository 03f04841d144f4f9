/** People made at random, with any weapon of the book or of a campaign that has shotguns, shields and mauls as well. */
import type { Source } from '@umpire/dice'
import { FIREARMS, GRENADES } from '../../catalog/arms/firearms.ts'
import { HAND_WEAPONS } from '../../catalog/arms/hand-weapons.ts'
import { THROWN_WEAPONS } from '../../catalog/arms/thrown-weapons.ts'

export const pick = <T>(all: readonly T[], source: Source): T | undefined =>
  all.length === 0 ? undefined : all[source.draw(all.length, 1)]

const GUN = { ss: 12, acc: 5, weight_lb: 8, min_st: 10, cost: 40 }

/** What the book has the rules for, and no line in its tables. */
const SETTINGS = {
  'gurps.firearms': [
    {
      ...GUN,
      name: 'Trench Gun',
      skill: 'Guns (shotgun)',
      damage: '4d',
      rof: ['3~'],
      shots: 6,
      rcl: -3,
      reload_turns: 2,
    },
    {
      ...GUN,
      name: 'Worn Sten',
      skill: 'Guns (light automatic weapon)',
      damage: '3d-1',
      rof: ['9'],
      shots: 32,
      malf: 12,
    },
    { ...GUN, name: 'Bazooka', skill: 'Guns (grenade launcher)', damage: '6d', fragments: '2d', type: 'explosive' },
  ],
  'gurps.skills': [{ name: 'Shield', type: 'physical', difficulty: 'easy', attr: 'dx', block: 'half' }],
  'gurps.hand_weapons': [
    { name: 'Riot Shield', skill: 'Shield', modes: [], cost: 5, weight_lb: 10, min_st: null, can_parry: false },
    {
      name: 'Maul',
      skill: 'Two-Handed Axe/Mace',
      modes: [{ name: 'swing', type: 'crushing', damage: 'sw+3' }],
      cost: 80,
      weight_lb: 12,
      min_st: 10,
      hands: 2,
      ready_turns: 1,
      unready_after_parry: true,
    },
  ],
  'gurps.armor': [
    { name: 'Riot Shield', covers: ['arms'], pd: 4, dr: 4, weight_lb: 10, cost: 5 },
    { name: 'Flak Vest', covers: ['body'], pd: 2, dr: 5, weight_lb: 9, cost: 200 },
    { name: 'Helmet', covers: ['head'], pd: 3, dr: 4, weight_lb: 3, cost: 20 },
  ],
}

export const CAMPAIGN = { settings: SETTINGS }

/** Nothing that stands on a tripod: nobody carries that into a fight. */
const GUNS = FIREARMS.filter(({ mount }) => mount === undefined).map(({ name }) => name)
const BLADES = [...HAND_WEAPONS.filter(({ made_of }) => made_of === undefined).map(({ name }) => name), 'Maul']
const THINGS = [...THROWN_WEAPONS, ...GRENADES].map(({ name }) => name)
const OUTFITS: readonly (readonly string[])[] = [
  GUNS,
  BLADES,
  BLADES,
  THINGS,
  ['Riot Shield'],
  ['Trench Gun', 'Worn Sten', 'Bazooka'],
]

const LEARNED = [
  ...new Set([...HAND_WEAPONS, ...THROWN_WEAPONS, ...FIREARMS].map(({ skill }) => skill)),
  ...['Guns (shotgun)', 'Guns (grenade launcher)', 'Shield', 'Throwing', 'First Aid', 'Fast-Draw (knife)'],
]
const UNARMED = ['Judo', 'Karate', 'Boxing', 'Brawling']

const TRAITS: readonly unknown[] = [
  'Combat Reflexes',
  'High Pain Threshold',
  'Low Pain Threshold',
  'Ambidexterity',
  'One Eye',
  'One Arm',
  'Night Vision',
  { trait: 'Toughness', variant: 'DR 1' },
  { trait: 'Bad Sight', variant: 'starts with glasses', choice: 'nearsighted' },
  { trait: 'Lame', variant: 'crippled leg' },
  { trait: 'Strong Will', level: 2 },
  { trait: 'Hard to Kill', level: 2 },
]

const some = <T>(all: readonly T[], one_in: number, source: Source): readonly T[] =>
  all.filter(() => source.draw(one_in, 1) === 0)

const POINTS = [1, 2, 4, 8, 16]

/** The file of somebody who can fight, as the dice made him. */
export function anyPerson(name: string, source: Source): unknown {
  const score = (): number => 8 + source.draw(7, 1)
  const learned = (skill: string) => ({ skill, points: pick(POINTS, source) ?? 1 })
  const items = Array.from({ length: source.draw(4, 1) }, () => pick(pick(OUTFITS, source) ?? BLADES, source) ?? 'Maul')
  return {
    system: 'gurps',
    version: 1,
    npc: true,
    campaign: CAMPAIGN,
    identity: { name, sex: source.draw(2, 1) === 0 ? 'male' : 'female' },
    attributes: { st: score(), dx: score(), iq: score(), ht: score() },
    traits: some(TRAITS, 6, source),
    skills: [...some(LEARNED, 2, source), ...some(UNARMED, 2, source)].map(learned),
    items: [
      ...[...new Set(items)].map(item => ({ name: item })),
      ...some(['Flak Vest', 'Helmet'], 3, source).map(armor => ({ name: armor, worn: true })),
    ],
  }
}
