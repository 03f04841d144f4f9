/** Animals ready to use: the book's riding and draft animals, and a few of our own. */
import { RIDING_ANIMALS } from '../../beast/riding-animals.ts'

type Diet = 'carnivore' | 'herbivore'

export interface Animal {
  readonly name: string
  readonly st: number
  readonly dx: number
  readonly iq: number
  readonly ht: number
  readonly hp: number
  readonly move: number
  readonly pd: number
  readonly dr: number
  /** Hexes it covers. */
  readonly size: number
  readonly diet: Diet
  readonly cost: number | null
  readonly weight_lb: number | null
  readonly rideable: boolean
  readonly skills: { readonly [skill: string]: number }
  readonly from: 'the book' | 'ours'
  readonly notes: string
}

/** Beasts to ride and to draw fill more than a hex. */
const LARGE = 2

const FROM_THE_BOOK: readonly Animal[] = RIDING_ANIMALS.map(one => ({
  ...one,
  pd: 0,
  dr: 0,
  size: LARGE,
  diet: 'herbivore',
  skills: {},
  from: 'the book',
}))

type Usual = 'pd' | 'dr' | 'size' | 'cost' | 'rideable' | 'skills' | 'from' | 'notes'

const ours = (written: Omit<Animal, Usual> & Partial<Pick<Animal, Usual>>): Animal => ({
  pd: 0,
  dr: 0,
  size: 1,
  cost: null,
  rideable: false,
  skills: {},
  notes: '',
  ...written,
  from: 'ours',
})

/** Not the book's: our estimates, to be changed as the game master likes. */
const OUR_OWN: readonly Animal[] = [
  ours({ name: 'Cat', st: 3, dx: 14, iq: 5, ht: 12, hp: 3, move: 10, diet: 'carnivore', weight_lb: 10, cost: 2 }),
  ours({
    name: 'Dog',
    st: 7,
    dx: 11,
    iq: 5,
    ht: 12,
    hp: 8,
    move: 9,
    diet: 'carnivore',
    weight_lb: 70,
    cost: 25,
    skills: { Tracking: 14 },
  }),
  ours({
    name: 'Wolf',
    st: 10,
    dx: 13,
    iq: 5,
    ht: 12,
    hp: 10,
    move: 9,
    pd: 1,
    dr: 1,
    diet: 'carnivore',
    weight_lb: 100,
    skills: { Tracking: 14 },
    notes: 'hunts in packs',
  }),
  ours({
    name: 'Bear',
    st: 24,
    dx: 12,
    iq: 5,
    ht: 14,
    hp: 18,
    move: 8,
    pd: 1,
    dr: 2,
    size: 2,
    diet: 'carnivore',
    weight_lb: 500,
    notes: 'strikes with its claws as well, for the same damage',
  }),
  ours({
    name: 'Boar',
    st: 14,
    dx: 11,
    iq: 4,
    ht: 14,
    hp: 15,
    move: 8,
    pd: 1,
    dr: 2,
    diet: 'carnivore',
    weight_lb: 250,
    notes: 'cuts with its tusks; eats anything',
  }),
  ours({
    name: 'Bull',
    st: 45,
    dx: 9,
    iq: 4,
    ht: 15,
    hp: 20,
    move: 9,
    pd: 1,
    dr: 1,
    size: 2,
    diet: 'herbivore',
    weight_lb: 1800,
    cost: 150,
    notes: 'tramples and gores: the game master sets the damage of a charge',
  }),
  ours({
    name: 'Hawk',
    st: 3,
    dx: 14,
    iq: 4,
    ht: 11,
    hp: 3,
    move: 20,
    diet: 'carnivore',
    weight_lb: 3,
    notes: 'Move is for flying',
  }),
]

export const ANIMALS: readonly Animal[] = [...FROM_THE_BOOK, ...OUR_OWN]
