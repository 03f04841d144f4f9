const DIGITS = 12

/** What a chain of fractions came to, without their noise: 0.45 and not 0.44999999999999996. Whole numbers as they are. */
export const fine = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS)))
