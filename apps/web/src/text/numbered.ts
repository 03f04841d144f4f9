/** Things that have no name but their place, such as dice. */
export const numbered = <T>(things: readonly T[]): readonly { readonly thing: T; readonly place: number }[] =>
  things.map((thing, place) => ({ thing, place }))
