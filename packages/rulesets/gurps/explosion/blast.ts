/**
 * What an explosive does, as it is written: concussion, fragments in square brackets, a divisor of armour in round ones.
 *
 *     readBlast('6dx2 [4d] (10)', 'damage') // 6dx2 of concussion, 4d of fragments, DR divided by 10
 */
import { BadInput, type Field, isObject, nullable, num, record } from '@umpire/engine'
import { type DiceAdds, diceAddsField, readDiceAdds } from '../dice/dice-adds.ts'

export type Blast = {
  readonly concussion: DiceAdds
  /** None if it is all shock. */
  readonly fragments: DiceAdds | null
  /** 1 if it is no shaped charge. */
  readonly divisor: number
}

const EXPECTED = 'the dice of an explosion such as 2d [3d] or 6dx2 (10)'
const WRITTEN = /^([^[\]()]+?)\s*(?:\[([^[\]()]+)\])?\s*(?:\((\d{1,3}(?:\.\d{1,3})?)\))?$/

export function readBlast(written: string, place: string): Blast {
  const [, concussion, fragments, divisor = '1'] = WRITTEN.exec(written.trim()) ?? []
  if (concussion === undefined || Number(divisor) === 0) throw new BadInput(place, EXPECTED, written)
  return {
    concussion: readDiceAdds(concussion, place),
    fragments: fragments === undefined ? null : readDiceAdds(fragments, place),
    divisor: Number(divisor),
  }
}

const readAlready = record({
  concussion: diceAddsField(),
  fragments: nullable(diceAddsField()),
  divisor: num({ min: 0.001, max: 1000 }),
})

export const blastField: Field<Blast> = {
  spec: { kind: 'text', most: 60 },
  read: (value, place) => {
    if (typeof value === 'string') return readBlast(value, place)
    if (isObject(value)) return readAlready.read(value, place)
    throw new BadInput(place, EXPECTED, value)
  },
}

/** How many dice, multiplied ones counted in full; adds do not count. */
export const diceIn = ({ dice, times }: DiceAdds): number => dice * times
