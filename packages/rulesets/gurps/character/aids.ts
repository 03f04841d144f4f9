/** Things that are known by their plain names, though no catalogue has them. */
import type { Item } from './character.ts'

/** Field glasses are others. */
const GLASSES = ['glasses', 'eyeglasses', 'spectacles', 'spare glasses', 'reading glasses']
const CRUTCHES = ['crutch', 'crutches', 'peg leg']

type Named = Pick<Item, 'name'>

export const isGlasses = ({ name }: Named): boolean => GLASSES.includes(name.toLowerCase())
export const isCrutch = ({ name }: Named): boolean => CRUTCHES.includes(name.toLowerCase())
