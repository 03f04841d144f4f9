/** Designs of every kind, so that every rule of making a creature is asked: fat, many-legged, winged, floating, laden. */
import { AK, CATALOGUE, RIVER_HOUND } from '../creature/catalogue.ts'
import { type Design, designField, HEAD } from '../creature/design/design.ts'

const design = (name: string, more: object): Design => designField.read({ ...HEAD, name, ...more }, name)

export const oddDesigns = (): readonly Design[] => [
  ...CATALOGUE,
  { ...AK, gear: 20, options: ['airfoils-advanced'] },
  { ...RIVER_HOUND, base_size: -2 },
  design('blob', {
    size: 2,
    density: 0.9,
    plan: { legs: 0, arms: 0, shape: 'blocky' },
    traits: [
      { trait: 'Fat', group: 'body' },
      { trait: 'Squishy', group: 'body' },
      { trait: 'One Eye', group: 'sight' },
      { trait: 'Hard of Hearing', group: 'sight' },
      { trait: 'Poor Jumper', level: 7 },
      { trait: 'Poor Balance', level: 2 },
    ],
    groups: { sight: -50 },
  }),
  design('rocket', {
    size: 1,
    space_acceleration: 12,
    traits: [{ trait: 'Brachiator' }, { trait: 'Improved Balance', level: 2 }],
  }),
  design('roc', {
    size: 5,
    weight: 120,
    primary: 'air',
    home: ['land'],
    airfoil_lift: 1,
    plan: { wings: 2, arms: 0 },
    skills: { 'Free Fall': 12, Jumping: 14, Climbing: 12 },
    traits: [{ trait: 'Powered Flight', details: { with: 'standard Gliding' } }, { trait: 'Soaring' }],
  }),
]
