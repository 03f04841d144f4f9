/** Fights between sizes, ready to play. */
import type { Demo } from '@umpire/engine'
import { PRESETS } from './option/switch/presets.ts'

/** Strength, mass and speed count in all that is done; on hexes with facing. */
const OPTIONS = ['tactical', 'positions', ...(PRESETS.find(({ key }) => key === 'realistic')?.options ?? [])]

const SKILLS = { 'Cavalry Saber': 'Broadsword', Maul: 'Two-Handed Axe/Mace' } as const

/** On foot, and good with his weapon. */
const hussar = (name: string, at: string, weapon: keyof typeof SKILLS) => ({
  name,
  at,
  nerve: 80,
  character: {
    system: 'gurps',
    version: 1,
    npc: true,
    identity: { name, height_in: 70, weight_lb: 165 },
    attributes: { st: 11, dx: 12, iq: 10, ht: 12 },
    skills: [{ skill: SKILLS[weapon], points: 8 }],
    items: [{ name: weapon, ready: true }],
  },
})

export const gulliverDemos: readonly Demo[] = [
  {
    id: 'giant',
    title: 'Giant against soldiers',
    about:
      'You are a giant, seven yards tall. Four dismounted hussars come at you with drawn sabers, and they are quicker.',
    book: 'GULLIVER',
    kind: 'fight',
    companions: [],
    options: OPTIONS,
    given: {
      system: 'gurps',
      title: 'Giant against soldiers',
      options: OPTIONS,
      map: [
        '. . . . . . . . . . . . . . : . . .',
        ' . . . . . . . . . . . . . : : . . .',
        '. . . . . . . . . + + . . . . . . .',
        ' . . . . . . . . . . P . . . . . . .',
        '. . . . . . . . . . . . . . . . . .',
        ' . . G . . . . . . . . . # # # . . .',
        '. . . . . . . . . Q . . # # # . . .',
        ' . . . . . . . . . . . . . . . . . .',
        '. . . . . . . . . . . R . . . . . .',
        ' . . . . . : . . . . . . . S . . . .',
        '. . . . : : . . . . . . . . . . . .',
        ' . . . . . . . . . . . . . . . . . .',
      ],
      sides: [
        {
          name: 'the giant',
          members: [
            {
              name: 'Grum',
              at: 'G',
              nerve: 100,
              character: {
                system: 'gurps',
                kind: 'creature',
                version: 1,
                name: 'Grum',
                size: 3,
                st: 14,
                hp: 15,
                dr: 0.7,
                weight: 170,
                dx: 13,
                ht: 14,
                extra_encumbrance: 2,
                toughness: 1,
                traits: [{ trait: 'Combat Reflexes' }],
                skills: { Wrestling: 13, Brawling: 14 },
              },
            },
          ],
        },
        {
          name: 'the soldiers',
          npc: true,
          members: [
            hussar('Krause', 'P', 'Cavalry Saber'),
            hussar('Lange', 'Q', 'Cavalry Saber'),
            hussar('Vogt', 'R', 'Cavalry Saber'),
            hussar('Brandt', 'S', 'Maul'),
          ],
        },
      ],
    },
  },
]
