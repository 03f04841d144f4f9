/** What we use of the peers that ship no types. */
declare module 'droll' {
  const droll: { roll(formula: string): { readonly total: number } | false }
  export default droll
}

declare module 'roll' {
  export default class Roll {
    roll(input: string): { readonly result: number }
  }
}

declare module 'roll-parser' {
  const parser: { parseAndRollClassic(notation: string): { readonly value: number } | null }
  export default parser
}
