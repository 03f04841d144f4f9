/**
 * Dice+adds as the book writes them: 2d-1, 6dx2, or a plain number. Adds count before the multiplier, which for the very
 * weak may be a fraction: 1d-2x0.3 is three tenths of what a man does.
 *
 *     readDiceAdds('3d-1') // { dice: 3, adds: -1, times: 1 }
 */
import { BadInput, type Field, int, isObject, num, record } from '@umpire/engine'

export type DiceAdds = { readonly dice: number; readonly adds: number; readonly times: number }

const EXPECTED = 'dice such as 2d+1, 3d-1, 6dx2 or a number'
const WRITTEN = /^(?:(\d{1,3})d6?([+-]\d{1,6})?|([+-]?\d{1,6}))(?:[xX*×](\d{1,3}(?:\.\d{1,9})?))?$/

export function readDiceAdds(written: string, place: string): DiceAdds {
  const [whole, count = '0', adds, constant, times = '1'] =
    WRITTEN.exec(written.replaceAll(' ', '').replace('−', '-')) ?? []
  if (whole === undefined) throw new BadInput(place, EXPECTED, written)
  return { dice: Number(count), adds: Number(adds ?? constant ?? 0), times: Number(times) }
}

export const signed = (adds: number): string => (adds < 0 ? `${adds}` : `+${adds}`)

export function diceAddsText({ dice: count, adds, times }: DiceAdds): string {
  const sum = count === 0 ? `${adds}` : `${count}d${adds === 0 ? '' : signed(adds)}`
  return times === 1 ? sum : `${sum}x${times}`
}

export const average = ({ dice: count, adds, times }: DiceAdds): number => (count * 3.5 + adds) * times

/** With more adds, never more dice. */
export const plus = (one: DiceAdds, adds: number): DiceAdds => ({ ...one, adds: one.adds + adds })

/** Damage without a die is never less than nothing. */
export const leastAdds = (one: DiceAdds): DiceAdds => (one.dice === 0 ? { ...one, adds: Math.max(0, one.adds) } : one)

const readAlready = record({
  dice: int({ min: 0, max: 999 }),
  adds: int({ min: -999_999, max: 999_999 }),
  times: num({ min: 0, max: 999 }),
})

export const diceAddsField = (): Field<DiceAdds> => ({
  spec: { kind: 'text', most: 20 },
  read: (value, place) => {
    if (typeof value === 'number') return readDiceAdds(String(value), place)
    if (typeof value === 'string') return readDiceAdds(value, place)
    // As it was read before: a campaign's file is read when it is chosen, and again when it is used.
    if (isObject(value)) return readAlready.read(value, place)
    throw new BadInput(place, EXPECTED, value)
  },
})
