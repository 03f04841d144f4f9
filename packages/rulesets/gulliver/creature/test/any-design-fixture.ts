/** Designs by chance, legal but strange. */
import fc from 'fast-check'
import { ENVIRONMENTS } from '../../env/environments.ts'
import { DESIGN_OPTIONS, type Design, designField, HEAD } from '../design/design.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const whole = (min: number, max: number) => fc.integer({ min, max })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const environment = fc.constantFrom(...ENVIRONMENTS)

const plan = fc.record({
  legs: whole(0, 40),
  arms: whole(0, 8),
  wings: whole(0, 6),
  swimming_limbs: whole(0, 8),
  posture: fc.constantFrom('upright', 'semi-upright', 'horizontal', 'fishlike'),
  stance: fc.constantFrom('high', 'low', 'very low'),
  teeth: fc.constantFrom('human', 'sharp', 'large', 'claws'),
  tail: fc.constantFrom('none', 'small', 'large'),
  tail_dx: whole(0, 2),
  shape: fc.constantFrom('human', 'blocky', 'streamlined', 'sleek fish'),
})

const levels = (trait: string, most: number) =>
  fc.record({
    trait: fc.constant(trait),
    level: whole(1, most),
    limitations: fc.array(whole(-60, 0), { maxLength: 2 }),
  })

const trait = fc.oneof(
  fc.record({ trait: fc.constant('Enhanced Move'), level: whole(1, 4), environments: fc.constant(['land']) }),
  fc.record({
    trait: fc.constant('Reduced Move'),
    level: whole(1, 5),
    points: whole(-50, -5),
    environments: fc.constant(['water']),
  }),
  levels('Poor Balance', 5),
  levels('Poor Jumper', 5),
  levels('Enhanced Jump', 3),
  levels('Slow Fall', 12),
  levels('Improved Balance', 4),
  fc.constant({ trait: 'Powered Flight', details: { with: 'standard Gliding' } }),
  fc.constant({ trait: 'Flexibility', group: 'body' }),
  fc.record({
    trait: fc.constant('Modified TH'),
    details: fc.record({ modifier: whole(-4, 4) }),
    group: fc.constant('target'),
  }),
  fc.constantFrom(
    { trait: 'Combat Reflexes' },
    { trait: 'Hard of Hearing', group: 'sight' },
    { trait: 'One Eye', group: 'sight' },
  ),
  fc.record({ trait: fc.constant('a gift of the game master'), points: whole(-30, 30) }),
)

const written = fc.record({
  size: whole(-12, 12),
  measured_at: whole(-6, 6),
  st: number(0.2, 60),
  load_st: maybe(number(0.05, 200)),
  hp: maybe(number(0.2, 80)),
  dr: number(0, 10),
  weight: number(0.1, 5000),
  thrust_water: maybe(number(0.1, 100)),
  thrust_air: maybe(number(0.1, 100)),
  dx: whole(3, 18),
  iq: whole(1, 15),
  ht: whole(3, 18),
  toughness: whole(0, 3),
  plan,
  primary: environment,
  home: fc.array(environment, { maxLength: 3 }),
  traits: fc.array(trait, { maxLength: 5 }),
  extra_encumbrance: whole(0, 5),
  density: number(0.2, 3),
  airfoil_lift: fc.constantFrom(0, 0.5, 0.8, 1),
  world: fc.constantFrom('typical', 'accommodating', 'none'),
  options: fc.uniqueArray(fc.constantFrom(...DESIGN_OPTIONS), { maxLength: 3 }),
  base_size: fc.constantFrom(0, 0, 0, -9, 4),
})

const told = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

export const anyDesign: fc.Arbitrary<Design> = written.map(fields =>
  designField.read({ ...HEAD, name: 'any', ...told(fields) }, 'any'),
)
