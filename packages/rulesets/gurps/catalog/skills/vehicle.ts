/** Skills to steer vehicles. */
import { physical, type Skill } from '../entry/skill.ts'

const vehicle = (written: Omit<Parameters<typeof physical>[0], 'family' | 'roll'>): Skill =>
  physical({ ...written, family: 'Vehicle', roll: 'under way and at each hazard' })

/** The age of engines small enough for a car. */
const MOTORS = 6

export const VEHICLE_SKILLS: readonly Skill[] = [
  vehicle({ name: 'Bicycling', since_tl: 5, difficulty: 'easy', defaults: ['DX-4'], uses: ['legs'] }),
  vehicle({ name: 'Boating', difficulty: 'average', defaults: ['DX-5'], covers: 'rowboats and sailboats' }),
  vehicle({
    name: 'Driving',
    since_tl: MOTORS,
    uses: ['fast-vehicle'],
    difficulty: 'average',
    defaults: ['DX-5', 'IQ-5'],
    specialty: true,
    options: ['car', 'tank', 'truck'],
  }),
  vehicle({
    name: 'Motorcycle',
    since_tl: MOTORS,
    difficulty: 'easy',
    defaults: ['DX-4', 'IQ-4'],
    uses: ['legs', 'fast-vehicle'],
  }),
  vehicle({
    name: 'Piloting',
    since_tl: MOTORS,
    uses: ['fast-vehicle'],
    difficulty: 'average',
    defaults: ['DX-5', 'IQ-5'],
    no_iq_default_for: ['glider'],
    specialty: true,
    options: ['light propeller craft', 'heavy propeller craft', 'jet', 'glider'],
  }),
  vehicle({
    name: 'Powerboat',
    since_tl: MOTORS,
    difficulty: 'average',
    defaults: ['DX-5', 'IQ-5'],
    uses: ['fast-vehicle'],
  }),
]
