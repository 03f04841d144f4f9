import { BadInput } from '@umpire/engine'

export type RidingAnimal = {
  readonly name: string
  readonly st: number
  readonly dx: number
  readonly iq: number
  readonly ht: number
  /** Not printed: HT, until the game master says otherwise. */
  readonly hp: number
  readonly move: number
  readonly cost: number
  readonly weight_lb: number
  readonly rideable: boolean
  readonly notes: string
}

type Row = readonly [name: string, st: number, dx: number, ht: number, move: number, cost: number, weight_lb: number]

const animal = ([name, st, dx, ht, move, cost, weight_lb]: Row, rideable = true, notes = ''): RidingAnimal => ({
  name,
  st,
  dx,
  iq: 4,
  ht,
  hp: ht,
  move,
  cost,
  weight_lb,
  rideable,
  notes,
})

export const RIDING_ANIMALS: readonly RidingAnimal[] = [
  animal(['Donkey', 25, 10, 13, 8, 100, 500], false, 'too small to ride'),
  animal(['Small Mule', 30, 10, 14, 8, 100, 800], false, 'too small to ride'),
  animal(['Saddle Horse', 35, 9, 14, 12, 120, 1200]),
  animal(['Camel', 40, 9, 15, 10, 150, 1400], true, 'vicious'),
  animal(['Cavalry Horse', 40, 9, 15, 16, 400, 1400]),
  animal(['Large Mule', 40, 10, 14, 9, 200, 1400]),
  animal(['Draft Horse', 60, 9, 16, 12, 200, 2000]),
  animal(['Ox', 80, 8, 17, 8, 150, 2500], true, 'may weigh more'),
]

export function ridingAnimal(name: string, place = 'animal'): RidingAnimal {
  const found = RIDING_ANIMALS.find(one => one.name.toLowerCase() === name.toLowerCase())
  if (found !== undefined) return found
  throw new BadInput(place, `one of ${RIDING_ANIMALS.map(one => one.name).join(', ')}`, name)
}
