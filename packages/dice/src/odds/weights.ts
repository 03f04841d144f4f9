/** What is done with weights, written once and used with plain numbers or with long integers. */
export interface Arithmetic<W> {
  readonly zero: W
  readonly one: W
  add(a: W, b: W): W
  subtract(a: W, b: W): W
  multiply(a: W, b: W): W
}

// Classes, because the compiler of the engine inlines methods of two classes, but not functions kept in two objects.
class Numbers implements Arithmetic<number> {
  readonly zero = 0
  readonly one = 1

  add(a: number, b: number): number {
    return a + b
  }

  subtract(a: number, b: number): number {
    return a - b
  }

  multiply(a: number, b: number): number {
    return a * b
  }
}

class Integers implements Arithmetic<bigint> {
  readonly zero = 0n
  readonly one = 1n

  add(a: bigint, b: bigint): bigint {
    return a + b
  }

  subtract(a: bigint, b: bigint): bigint {
    return a - b
  }

  multiply(a: bigint, b: bigint): bigint {
    return a * b
  }
}

const NUMBERS = new Numbers()
const INTEGERS = new Integers()

/** Values in ascending order, each with the number of ways it comes up (never zero), and the number of all ways. */
export interface Table<W> {
  readonly values: readonly number[]
  readonly weights: readonly W[]
  readonly ways: W
}

/** Weights are plain numbers while all ways together are a safe integer, and long integers beyond that. */
export type Weighted =
  | { readonly long: false; readonly table: Table<number> }
  | { readonly long: true; readonly table: Table<bigint> }

/** The length of the number of all ways in bits, perhaps a little too large: for estimates. */
export const bitsOf = ({ table: { ways } }: Weighted): number =>
  typeof ways === 'number' ? Math.log2(ways) : ways.toString(16).length * 4

/** The weights of the wanted values together. */
export function waysWhere({ long, table }: Weighted, wanted: (value: number) => boolean): bigint {
  const counts = (place: number): boolean => wanted(table.values[place] ?? 0)
  if (long) return table.weights.reduce((ways, weight, i) => (counts(i) ? ways + weight : ways), 0n)
  return BigInt(table.weights.reduce((ways, weight, i) => (counts(i) ? ways + weight : ways), 0))
}

function longTable({ long, table }: Weighted): Table<bigint> {
  if (long) return table
  return { values: table.values, weights: table.weights.map(BigInt), ways: BigInt(table.ways) }
}

/** The same weights as plain numbers if these are exact. */
export function fitted(table: Table<bigint>): Weighted {
  if (table.ways > Number.MAX_SAFE_INTEGER) return { long: true, table }
  return {
    long: false,
    table: { values: table.values, weights: table.weights.map(Number), ways: Number(table.ways) },
  }
}

/** Works from nothing; the answer has at most `bits` bits of ways. */
export function calculated(bits: number, work: <W>(exact: Arithmetic<W>) => Table<W>): Weighted {
  return bits < 53 ? { long: false, table: work(NUMBERS) } : fitted(work(INTEGERS))
}

/** Works on one table; the answer has no more ways than it. */
export function altered(of: Weighted, work: <W>(exact: Arithmetic<W>, table: Table<W>) => Table<W>): Weighted {
  return of.long ? fitted(work(INTEGERS, of.table)) : { long: false, table: work(NUMBERS, of.table) }
}

/** Works on one table; the answer has at most `bits` bits of ways. */
export function raised(
  of: Weighted,
  bits: number,
  work: <W>(exact: Arithmetic<W>, table: Table<W>) => Table<W>,
): Weighted {
  if (!of.long && bits < 53) return { long: false, table: work(NUMBERS, of.table) }
  return fitted(work(INTEGERS, longTable(of)))
}

/** Works on two independent tables; the answer has the product of their ways. */
export function joined(
  a: Weighted,
  b: Weighted,
  work: <W>(exact: Arithmetic<W>, a: Table<W>, b: Table<W>) => Table<W>,
): Weighted {
  if (!a.long && !b.long && a.table.ways * b.table.ways <= Number.MAX_SAFE_INTEGER) {
    return { long: false, table: work(NUMBERS, a.table, b.table) }
  }
  return fitted(work(INTEGERS, longTable(a), longTable(b)))
}
