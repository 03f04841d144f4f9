/**
 * A body seen from the side, drawn from its plan: simple shapes that lie over each other. The drawing is a hundred units
 * long as the rules measure length (without neck and tail; standing up, its height), the ground is at 0 and up is less.
 */
import type { Design } from '@umpire/gulliver'

export interface Shape {
  readonly path: string
  /** Of SVG, before it is placed. */
  readonly turn?: string
  /** On the side that is turned away: lighter. */
  readonly far?: boolean
}

export interface Drawn {
  readonly shapes: readonly Shape[]
  readonly left: number
  readonly right: number
  readonly height: number
}

export type Outline = Pick<Design['plan'], 'legs' | 'arms' | 'wings' | 'posture' | 'stance' | 'tail'> & {
  readonly head?: 'hound' | 'horse' | 'trunk'
}

const mirrored = (shape: Shape): Shape => ({ ...shape, turn: `scale(-1 1) ${shape.turn ?? ''}`.trim() })
const both = (shapes: readonly Shape[]): readonly Shape[] => shapes.flatMap(shape => [shape, mirrored(shape)])
const moved = (shapes: readonly Shape[], x: number, y: number, scale = 1): readonly Shape[] =>
  shapes.map(shape => ({ ...shape, turn: `translate(${x} ${y}) scale(${scale}) ${shape.turn ?? ''}`.trim() }))

/** More would be a thicket. */
const MOST_LIMBS = 6
const pairsOf = (limbs: number): number => Math.ceil(Math.min(limbs, 2 * MOST_LIMBS) / 2)
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth)

const FACE =
  'M0-100.2C4.500-100.200 6.200-96.500 6-92.500 5.800-88.600 3.200-85.800 0-85.800-3.200-85.800-5.800-88.600-6-92.500-6.200-96.500-4.500-100.200 0-100.200Z'
const TRUNK =
  'M-3.200-88H3.200L3.800-83C10-82.200 14.200-80.500 14.800-75 14.600-66 12-58 11.600-52 11.800-48 12.600-44 12.600-40H-12.600C-12.600-44-11.800-48-11.600-52-12-58-14.600-66-14.800-75-14.200-80.500-10-82.200-3.800-83Z'
const LEG =
  'M-.400-46 12.600-44C12.400-34 11-28 10.800-22L10.200-4C10.200-2.500 13.400-2.400 13.400-1.200V0H4.600L3-22Z'
const ARM = 'M10-81.500C14.500-80.500 16-77.500 16.800-72L20.400-50C20.800-47 16.400-46 15.600-48.600L10.600-68Z'
const FEATHERS = 'M3-79C20-104 46-104 54-86 46-84 44-80 43-76 37-77 34-73 32-69 26-71 20-67 6-62Z'
const FLUKE =
  'M-12.600-42H12.600C12-30 8-22 4-14 14-12 18-6 20 0 10-3 4-4 0-7-4-4-10-3-20 0-18-6-14-12-4-14-8-22-12-30-12.600-42Z'

/** Arms beside those that hang are held out, each pair higher. */
const armsOf = (arms: number): readonly Shape[] =>
  upTo(pairsOf(arms)).flatMap(pair => {
    const arm: Shape = { path: ARM, turn: `rotate(${-38 * pair} 12 -78)` }
    return pair === 0 && arms === 1 ? [arm] : both([arm])
  })

const wingsAbove = (wings: number): readonly Shape[] =>
  upTo(pairsOf(wings)).flatMap(pair => both([{ path: FEATHERS, turn: `translate(0 ${14 * pair})`, far: true }]))

const upperBody = ({ arms, wings }: Outline): readonly Shape[] => [
  ...wingsAbove(wings),
  ...armsOf(arms),
  { path: TRUNK },
  { path: FACE },
]

const TAILS = {
  small: 'M4-46C18-40 22-26 34-28 38-28 38-25 35-24 24-20 14-32 2-40Z',
  large: 'M2-50C20-44 26-20 48-14 54-12 52-8 46-9 24-12 12-30-2-38Z',
} as const

function upright(plan: Outline): Drawn {
  const { legs, tail, wings, arms } = plan
  const below: readonly Shape[] =
    legs === 0 ? [{ path: FLUKE }] : legs === 1 ? [{ path: LEG, turn: 'translate(-6 0)' }] : both([{ path: LEG }])
  const behind: readonly Shape[] = tail === 'none' ? [] : [{ path: TAILS[tail], far: true }]
  const wide = wings > 0 ? 54 : arms > 2 ? 44 : 21
  return {
    shapes: [...behind, ...upperBody(plan), ...below],
    left: -wide,
    right: Math.max(wide, tail === 'none' ? 0 : 52),
    height: wings > 0 ? 106 : 101,
  }
}

const BACK =
  'M-50-50C-46-60-30-59-12-57 8-56 26-60 42-60 54-59 58-50 54-40 46-31 24-29 4-28-14-28-30-36-44-36-52-38-54-44-50-50Z'
const HEADS = {
  hound:
    'M30-58C44-61 52-69 58-77L62-87 68-78C77-77 82-70 92-68 95-66 95-62 91-60 84-57 78-56 73-55 66-46 58-38 50-36Z',
  horse:
    'M26-58C42-64 50-84 60-95L62-102 67-96C74-93 82-80 90-74 93-70 90-65 86-66 78-68 72-72 68-74 62-62 62-46 52-38Z',
  trunk:
    'M30-60C36-76 52-84 66-80 80-77 86-66 86-52 86-36 90-22 84-10 80-6 76-9 78-13 82-24 76-38 72-44 66-40 56-38 48-36Z',
} as const
const HEAD_TOPS = { hound: 87, horse: 102, trunk: 82 } as const
const BEAST_TAILS = {
  none: 'M-46-54C-54-56-60-52-63-44-58-46-54-46-48-43Z',
  small: 'M-46-55C-62-60-72-70-86-69-90-68-90-65-86-64-74-62-64-50-47-43Z',
  large: 'M-44-58C-64-58-84-44-112-40-116-39-116-36-111-35-84-32-64-38-44-38Z',
} as const
const FORE = 'M-8-42H9L5-19 6-4 10 0H-3L-2-19Z'
const HIND = 'M-9-46 12-42C10-34 4-29 2-25L5-14 3-3 7 0H-6L-6-4-3-14-11-26Z'
const PINION = 'M26-54C22-92-14-118-62-112-46-102-38-92-36-82-29-85-22-80-18-72-12-74-6-68-4-54Z'
const BACKS = {
  hound: '',
  horse: '',
  trunk: 'M-52-44C-52-68-28-74-4-73 22-74 48-70 54-52 52-34 30-24 2-24-22-22-50-24-52-44Z',
} as const

const LOW = { high: 1, low: 0.6, 'very low': 0.32 } as const

/** Pairs of legs along the belly; those of the other side stand a little ahead. */
function legsAlong(pairs: number, low: number, thick: number): readonly Shape[] {
  const along = (nth: number): number => (pairs === 1 ? 0 : -38 + (80 * nth) / (pairs - 1))
  const leg = (nth: number, far: boolean): Shape => ({
    path: nth === 0 ? HIND : FORE,
    turn: `translate(${along(nth) + (far ? 11 : 0)} 0) scale(${thick} ${low})`,
    ...(far && { far }),
  })
  return [...upTo(pairs).map(nth => leg(nth, true)), ...upTo(pairs).map(nth => leg(nth, false))]
}

const SERPENT =
  'M-96-1C-78-3-74-20-54-20-36-20-32-6-14-6 4-6 8-28 26-34 40-39 44-50 56-52 68-54 78-48 80-44 80-40 72-37 60-38 54-36 52-28 44-20 34-10 18 0-12 0H-96C-98 0-98-1-96-1Z'

function horizontal(plan: Outline): Drawn {
  const { legs, arms, wings, tail, stance, head = 'hound' } = plan
  if (legs === 0 && arms === 0) {
    const lifted = wings > 0 ? moved([{ path: PINION, far: true }], -4, 36) : []
    return { shapes: [...lifted, { path: SERPENT }], left: -97, right: 81, height: wings > 0 ? 82 : 54 }
  }
  const [low, heavy] = [LOW[stance], head === 'trunk']
  const sunk = 40 * (1 - low)
  const rides = arms > 0
  const front: readonly Shape[] = rides
    ? moved(upperBody({ ...plan, wings: 0 }), 42, -14, 0.75)
    : [{ path: HEADS[head] }]
  const flight = upTo(pairsOf(wings)).flatMap((pair): readonly Shape[] => [
    { path: PINION, turn: `translate(${12 - 16 * pair} 2)`, far: true },
    { path: PINION, turn: `translate(${-16 * pair} 0)` },
  ])
  const body: readonly Shape[] = [
    { path: BEAST_TAILS[tail] },
    { path: BACK },
    ...(BACKS[head] === '' ? [] : [{ path: BACKS[head] }]),
    ...front,
    ...flight,
  ]
  const top = Math.max(rides ? 90 : HEAD_TOPS[head], wings > 0 ? 114 : 0)
  return {
    shapes: [...legsAlong(pairsOf(legs), low, heavy ? 1.5 : 1), ...moved(body, 0, sunk)],
    left: tail === 'large' ? -115 : tail === 'small' ? -89 : -64,
    right: rides ? 60 : 94,
    height: top - sunk,
  }
}

const FISH =
  'M52-22C42-36 12-43-18-33-30-29-40-24-46-21L-64-38C-60-26-60-16-64-3L-46-17C-38-12-18-7 12-6 36-6 47-13 52-22Z'
const FIN = 'M10-39C2-46-4-54-14-56-10-48-12-42-14-34Z'
const FLIPPER = 'M18-13C8-8 2 2-10 4-4-4-4-10 2-16Z'

function fishlike(plan: Outline): Drawn {
  if (plan.arms > 0) return upright({ ...plan, legs: 0 })
  const flight = plan.wings > 0 ? moved([{ path: PINION, far: true }], 2, 22, 0.9) : []
  return {
    shapes: moved([...flight, { path: FIN }, { path: FLIPPER, far: true }, { path: FISH }], 0, -5),
    left: -64,
    right: 53,
    height: plan.wings > 0 ? 85 : 62,
  }
}

const HUNTER = 'M-34-46C-26-62-4-66 16-72L36-62C34-46 14-36-8-30-24-30-38-36-34-46Z'
const HUNTER_HEAD = 'M10-70C20-80 24-96 38-101 50-104 66-100 74-94 76-90 74-86 70-86L50-84C44-74 42-62 34-54Z'
const HUNTER_TAIL = 'M-22-56C-50-60-78-54-104-46-108-45-108-42-103-41-76-36-48-34-22-32Z'
const HUNTER_LEG = 'M-18-46 10-50C14-38 4-28 2-22L8-6 16 0H-6L-6-5-8-21-18-32Z'
const HUNTER_ARM = 'M22-60 32-52 31-44 27-43 26-49 17-54Z'

const BIRD = 'M-26-34C-22-54 0-66 18-62 30-58 30-42 18-32 4-24-14-24-26-34Z'
const BIRD_HEAD = 'M8-60C12-74 26-78 34-70L46-65 34-60C32-52 28-48 24-44Z'
const BIRD_TAIL = 'M-18-42-58-22-54-18-20-28Z'
const BIRD_LEG = 'M-1-32H4L2-5 8 0H-6L-1-5Z'
const SPREAD = 'M18-56C6-92-22-108-58-108-50-100-46-94-46-88-40-90-34-86-32-80-26-82-20-76-18-70-12-70-8-62-8-46Z'

function semiUpright({ wings, arms, legs, tail }: Outline): Drawn {
  if (wings > 0 && arms === 0) {
    return {
      shapes: [
        { path: SPREAD, turn: 'translate(10 2)', far: true },
        { path: BIRD_LEG, turn: 'translate(8 0)', far: true },
        { path: BIRD_TAIL },
        { path: BIRD_LEG },
        { path: BIRD },
        { path: BIRD_HEAD },
        { path: SPREAD },
      ],
      left: -59,
      right: 47,
      height: 109,
    }
  }
  const pairs = Math.max(1, pairsOf(legs))
  return {
    shapes: [
      ...upTo(pairs).map((nth): Shape => ({ path: HUNTER_LEG, turn: `translate(${12 - 26 * nth} 0)`, far: true })),
      ...(wings > 0 ? moved([{ path: PINION, far: true }], 0, -14) : []),
      ...(tail === 'none' ? moved([{ path: BEAST_TAILS.small }], 14, 10) : [{ path: HUNTER_TAIL }]),
      ...upTo(pairs).map((nth): Shape => ({ path: HUNTER_LEG, turn: `translate(${-26 * nth} 0)` })),
      { path: HUNTER },
      { path: HUNTER_HEAD },
      ...(arms > 0 ? [{ path: HUNTER_ARM }] : []),
    ],
    left: tail === 'none' ? -76 : -107,
    right: 76,
    height: wings > 0 ? 128 : 104,
  }
}

export function drawnOf(plan: Outline): Drawn {
  switch (plan.posture) {
    case 'upright':
      return plan.legs > 2 ? horizontal(plan) : upright(plan)
    case 'semi-upright':
      return semiUpright(plan)
    case 'horizontal':
      return horizontal(plan)
    case 'fishlike':
      return fishlike(plan)
  }
}
