/** Skills to steer vehicles. */
import { physical, type Skill } from '../skill.ts'

const vehicle = (written: Omit<Parameters<typeof physical>[0], 'family' | 'roll'>): Skill =>
  physical({ ...written, family: 'Vehicle', roll: 'under way and at each hazard' })

export const VEHICLE_SKILLS: readonly Skill[] = [
  vehicle({ name: 'Bicycling', difficulty: 'easy', defaults: ['DX-4'], uses: ['legs'] }),
  vehicle({ name: 'Boating', difficulty: 'average', defaults: ['DX-5'], covers: 'rowboats and sailboats' }),
  vehicle({
    name: 'Driving',
    uses: ['fast-vehicle'],
    difficulty: 'average',
    defaults: ['DX-5', 'IQ-5'],
    specialty: true,
    options: ['car', 'tank', 'truck'],
  }),
  vehicle({ name: 'Motorcycle', difficulty: 'easy', defaults: ['DX-4', 'IQ-4'], uses: ['legs', 'fast-vehicle'] }),
  vehicle({
    name: 'Piloting',
    uses: ['fast-vehicle'],
    difficulty: 'average',
    defaults: ['DX-5', 'IQ-5'],
    no_iq_default_for: ['glider'],
    specialty: true,
    options: ['light propeller craft', 'heavy propeller craft', 'jet', 'glider'],
  }),
  vehicle({ name: 'Powerboat', difficulty: 'average', defaults: ['DX-5', 'IQ-5'], uses: ['fast-vehicle'] }),
]
