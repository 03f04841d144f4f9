/** Fields that many rules of this book share. */
import { BadInput, type Field, flag, int, num, optional, or, rolled } from '@umpire/engine'

/** What a man has of everything. */
export const AVERAGE = 10

const FRACTION = /^(-?\d{1,9})\/([1-9]\d{0,8})$/

/** A number, or an exact fraction written as text: `"2/3"`. */
export const fraction = (...bounds: Parameters<typeof num>): Field<number> => {
  const number = num(...bounds)
  return {
    spec: number.spec,
    read: (value, place) => {
      const parts = typeof value === 'string' ? FRACTION.exec(value) : null
      if (parts !== null) return number.read(Number(parts[1]) / Number(parts[2]), place)
      if (typeof value === 'string') throw new BadInput(place, 'a number or a fraction such as 2/3', value)
      return number.read(value, place)
    },
  }
}

/** Sizes go from a speck to a mountain range; beyond that numbers would lose their last digits. */
export const SMALLEST = -36
export const LARGEST = 36
export const sizeField = int({ min: SMALLEST, max: LARGEST })

/** Less than this is nothing, so that nobody is divided by next to nothing. */
const LEAST = 1e-12
const MOST = 1e15
const unsigned = fraction({ min: 0, max: MOST })

/** Weights, distances, strengths: anything that is measured and cannot be less than nothing. */
export const measure: Field<number> = {
  spec: unsigned.spec,
  read: (value, place) => {
    const measured = unsigned.read(value, place)
    return measured < LEAST ? 0 : measured
  },
}

/** What others are divided by, so it cannot be nothing: Load ST, thrust, gravity of a jump. */
export const positive = fraction({ min: LEAST, max: MOST })

/** A measure that may go either way: weight in water, a modifier that is not whole. */
export const signed = fraction({ min: -1e15, max: 1e15 })

/** Attributes and skills, fractions included. */
export const score = fraction({ min: -1000, max: 1e6 })

/** What is left out counts as nothing, as no, as human size, as the pull of the earth. */
export const amount = or(measure, 0)
export const no = or(flag(), false)
export const size = or(sizeField, 0)
export const gravity = or(measure, 1)

/** The total of three dice, thrown for whoever brings dice. */
export const threeDice = rolled('3d6')
/** The same where it fell already, and where it may not have been rolled at all. */
export const rollOf3d = int({ min: 3, max: 18 })
export const rollMade = optional(rollOf3d)
