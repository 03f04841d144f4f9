/** Fights in which the odd rules of this book are sure to come up: between sizes, walls and cliffs, hand to hand. */
import type { Json } from '@umpire/engine'
import type { Further } from '@umpire/gurps/fixtures'
import { creatures } from '../creature/kind.ts'

const MASTERY = 32

const person = (name: string, skills: readonly string[], items: readonly string[] = [], more: object = {}) => ({
  id: name,
  nerve: 100,
  character: {
    system: 'gurps',
    version: 1,
    npc: true,
    identity: { name, height_in: 70, weight_lb: 160 },
    attributes: { st: 13, dx: 14, iq: 10, ht: 12 },
    skills: skills.map(skill => ({ skill, points: MASTERY })),
    items: items.map((item, index) => ({ name: item, ready: index === 0 })),
    ...more,
  },
})

/** A creature of the catalogue or of its own, ready to fight. */
const beast = (id: string, wishes: object) => {
  const made: Json = creatures.make({ name: id, ...wishes })
  return { id, nerve: 100, character: creatures.fighter(made, id) }
}

/** Where whoever is driven back meets a wall, somebody else, or an edge. */
const COURT = ['########', '#..AB..#', '#..CD..#', '########']
const CLIFF = { map: ['AB......', 'CD......', '........'], heights: ['33300000', '33300000', '33300000'] }

interface Meeting {
  readonly likes: readonly string[]
  readonly first: readonly object[]
  readonly second: readonly object[]
  readonly ground?: object
  readonly times?: number
}

const OGRE = () => beast('Ogre', { creature: 'Ogre', weight: 500, trait: ['Poor Balance 1'] })
const WRESTLER = () => person('Ada', ['Wrestling', 'Judo', 'Dodging'])
const SWORD = () => person('Bob', ['Broadsword', 'Dodging', 'Wrestling'], ['Cavalry Saber'])
const CAT = () => beast('cat', { creature: 'cat' })
/** No larger than the blade that comes down on it. */
const KITTEN = () => beast('kitten', { creature: 'cat', size: -8 })
const SNAKE = () => beast('snake', { size: 0, legs: 0, arms: 0, teeth: 'sharp', weight: 60 })

const at = (member: object, place: string): object => ({ ...member, at: place })

const MEETINGS: readonly Meeting[] = [
  {
    likes: ['slam', 'push', 'tackle', 'overrun'],
    first: [at(OGRE(), 'A')],
    second: [at(SWORD(), 'B'), at(person('Cid', ['Knife'], ['Bayonet or Knife']), 'D')],
    ground: { map: COURT },
  },
  { likes: ['push', 'slam'], first: [at(OGRE(), 'A')], second: [at(SWORD(), 'B')], ground: CLIFF },
  { likes: ['strike', 'all-out'], first: [OGRE()], second: [CAT(), SWORD()] },
  { likes: ['strike'], first: [SWORD(), OGRE()], second: [KITTEN()] },
  {
    likes: ['rend', 'choke', 'bear-hug', 'neck-snap', 'grapple', 'takedown', 'pin'],
    first: [WRESTLER()],
    second: [SWORD()],
    times: 30,
  },
  { likes: ['hold-jaws', 'grapple', 'break-free'], first: [WRESTLER()], second: [CAT()], times: 30 },
  { likes: ['arm-lock', 'judo-throw', 'grapple'], first: [WRESTLER()], second: [SWORD()], times: 20 },
  { likes: ['strike'], first: [SWORD()], second: [SNAKE()] },
  {
    likes: ['go', 'strike'],
    first: [beast('cheetah', { creature: 'cheetah' })],
    second: [SWORD()],
    ground: { distance: 30 },
  },
  { likes: ['declare', 'strike'], first: [SWORD()], second: [person('Dan', ['Broadsword'], ['Cavalry Saber'])] },
]

const USUALLY = 8

export const meetings: NonNullable<Further['duels']> = options =>
  MEETINGS.map(({ likes, first, second, ground = { distance: 1 }, times = USUALLY }, nth) => {
    const title = `meeting ${nth}`
    const sides = [
      { name: 'the first', members: first },
      { name: 'the second', members: second },
    ]
    return { title, file: { system: 'gurps', title, options, ...ground, sides }, likes, times }
  })
