/** Strength, dexterity and endurance together: what wounds lower. The inventory writes them as a list of three. */
import { BadInput, type Field, int, list, oneOf } from '@umpire/engine'
import { PHYSICAL, type Physical } from '../tables/words.ts'

export type Physique = { readonly [characteristic in Physical]: number }

const three = list(int({ min: 0 }), PHYSICAL.length)

/** `[7, 8, 9]` for everybody outside, named values for the code. */
export const physique = (): Field<Physique> => ({
  spec: three.spec,
  read: (value, place) => {
    const [strength, dexterity, endurance] = three.read(value, place)
    if (strength !== undefined && dexterity !== undefined && endurance !== undefined) {
      return { strength, dexterity, endurance }
    }
    throw new BadInput(place, 'strength, dexterity and endurance', value)
  },
})

/** Every set of them, each in the order of the UPP, by the sum of 1 for strength, 2 for dexterity and 4 for endurance. */
const SETS: readonly (readonly Physical[])[] = [
  [],
  ['strength'],
  ['dexterity'],
  ['strength', 'dexterity'],
  ['endurance'],
  ['strength', 'endurance'],
  ['dexterity', 'endurance'],
  PHYSICAL,
]
const NONE: readonly Physical[] = []
const setOf = (strength: boolean, dexterity: boolean, endurance: boolean): readonly Physical[] =>
  SETS[(strength ? 1 : 0) + (dexterity ? 2 : 0) + (endurance ? 4 : 0)] ?? NONE

/** Those that a wound can still be laid on, in the order of the UPP. */
export const aboveZero = ({ strength, dexterity, endurance }: Physique): readonly Physical[] =>
  setOf(strength > 0, dexterity > 0, endurance > 0)

const some = list(oneOf(...PHYSICAL), PHYSICAL.length)

/** Some of the three, in whatever order they were named. */
export const physicalSet = (): Field<readonly Physical[]> => ({
  spec: some.spec,
  read: (value, place) => {
    const named = some.read(value, place)
    return setOf(named.includes('strength'), named.includes('dexterity'), named.includes('endurance'))
  },
})
