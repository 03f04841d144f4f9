/** Set fights in which the odd rules are sure to come up: fists against blades, light blades against mauls, Judo, shields. */
import { CAMPAIGN } from './fuzz-people.ts'

interface Armed {
  readonly items?: readonly string[]
  readonly skills: readonly string[]
  readonly more?: object
}

const MASTERY = 32

const person = (name: string, { items = [], skills, more = {} }: Armed) => ({
  id: name,
  position: 'standing',
  nerve: 100,
  character: {
    system: 'gurps',
    version: 1,
    npc: true,
    campaign: CAMPAIGN,
    identity: { name },
    attributes: { st: 12, dx: 14, iq: 10, ht: 12 },
    skills: skills.map(skill => ({ skill, points: MASTERY })),
    items: items.map((item, index) => ({ name: item, ready: index === 0 })),
    ...more,
  },
})

const BOXER: Armed = { skills: ['Boxing', 'Brawling'] }
const JUDOKA: Armed = { skills: ['Judo'] }
const SWORDSMAN: Armed = { items: ['Cavalry Saber'], skills: ['Broadsword'] }
const KNIFE: Armed = { items: ['Bayonet or Knife'], skills: ['Knife'] }
const MAUL: Armed = { items: ['Maul'], skills: ['Two-Handed Axe/Mace'] }
const SHIELD: Armed = { items: ['Machete', 'Riot Shield'], skills: ['Broadsword', 'Shield'] }
const SHOTGUN: Armed = { items: ['Trench Gun'], skills: ['Guns (shotgun)'] }
const STEN: Armed = { items: ['Worn Sten'], skills: ['Guns (light automatic weapon)'] }
const RIFLE: Armed = {
  items: ['Lee-Enfield (SMLE) .303', 'Bayonet or Knife'],
  skills: ['Guns (rifle)', 'Spear', 'Knife'],
}

const GRENADIER: Armed = { items: ['No. 36 Mills bomb', 'Stielhandgranate'], skills: ['Throwing'] }

const FAR = 12

interface Duel {
  readonly who: readonly [first: Armed, second: Armed]
  readonly yards?: number
  /** What is said of the second beside it. */
  readonly second?: object
  /** What both do when they can, by the beginning of its key: something in a turn, a defense, a part of the body. */
  readonly likes?: string
}

const UNAWARE = { surprised: true, facing: 0 }

const DUELS: readonly Duel[] = [
  { who: [BOXER, SWORDSMAN] },
  { who: [JUDOKA, BOXER], likes: 'judo' },
  { who: [JUDOKA, SWORDSMAN], likes: 'judo' },
  { who: [KNIFE, MAUL] },
  { who: [SHIELD, SWORDSMAN], likes: 'block' },
  { who: [SHIELD, KNIFE] },
  { who: [KNIFE, SWORDSMAN], second: UNAWARE, likes: 'kidneys' },
  { who: [RIFLE, KNIFE], second: UNAWARE, likes: 'kidneys' },
  { who: [RIFLE, SWORDSMAN], likes: 'parry' },
  { who: [SWORDSMAN, SWORDSMAN], likes: 'brain' },
  { who: [SWORDSMAN, KNIFE], likes: 'nose' },
  { who: [SWORDSMAN, KNIFE], likes: 'limb-artery' },
  { who: [SHOTGUN, STEN], yards: FAR },
  { who: [STEN, RIFLE], yards: FAR },
  { who: [STEN, STEN], yards: FAR, likes: 'clear' },
  { who: [RIFLE, RIFLE], yards: FAR, second: { rounds: 0, spare: 5 }, likes: 'reload' },
  { who: [GRENADIER, BOXER], yards: FAR, likes: 'ready' },
  { who: [GRENADIER, GRENADIER], yards: FAR, likes: 'throw' },
]

export interface SetDuel {
  readonly title: string
  readonly file: unknown
  readonly likes: readonly string[]
  readonly times: number
}

const USUALLY = 8
const ATTACKS = ['strike', 'shoot', 'throw']

export const duels = (options: readonly string[]): readonly SetDuel[] =>
  DUELS.map(({ who: [first, second], yards = 1, second: told = {}, likes }, nth) => {
    const title = `duel ${nth}`
    const sides = [
      { name: 'the first', members: [person('Ada', first)] },
      { name: 'the second', members: [{ ...person('Bob', second), ...told }] },
    ]
    return {
      title,
      file: { system: 'gurps', title, options, distance: yards, sides },
      likes: [...(likes === undefined ? [] : [likes]), ...ATTACKS],
      times: USUALLY,
    }
  })
