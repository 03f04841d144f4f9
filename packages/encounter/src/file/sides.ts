/** The two sides of a fight. */
import { flag, record, text, type ValueOf } from '@umpire/engine'

export const sideState = record({
  name: text(100),
  /** Played by the GM. */
  npc: flag(),
})
export type Side = ValueOf<typeof sideState>

interface WrittenSide {
  readonly name: string
  readonly npc?: boolean | undefined
}

/** The GM plays the second side, unless the file says otherwise. */
export const sidesOf = (sides: readonly WrittenSide[]): readonly Side[] =>
  sides.map(({ name, npc }, side) => ({ name, npc: npc ?? side === 1 }))

interface Sided {
  readonly roster: readonly { readonly id: string; readonly side: number }[]
  readonly sides: readonly Side[]
}

/** Fighters of the GM. */
export const npcsIn = ({ roster, sides }: Sided): readonly string[] =>
  roster.flatMap(({ id, side }) => (sides[side]?.npc === true ? [id] : []))
