/** Who acts when. */
import { int, list, num, or, record, rule, text, type ValueOf, type Why } from '@umpire/engine'
import { turnOrderValue } from '../move/move.ts'

const fighter = record({
  name: text(200),
  /** Without Running. */
  move: num({ min: 0, max: 10_000 }),
  basic_speed: num({ min: 0, max: 10_000 }),
  /** Thrown one after the other while he is tied with somebody. */
  dice: or(list(int({ min: 1, max: 6 }), 100), []),
})
type Fighter = ValueOf<typeof fighter>

/** High first; nothing if they are equal so far. */
function byDice(a: Fighter, b: Fighter): number {
  const most = Math.max(a.dice.length, b.dice.length)
  for (let at = 0; at < most; at++) {
    const more = (b.dice[at] ?? 0) - (a.dice[at] ?? 0)
    if (more !== 0) return more
  }
  return 0
}

function order(a: Fighter, b: Fighter, why: Why): number {
  const first = turnOrderValue({ a, b }, why)
  return first === 'dice' ? byDice(a, b) : first === 'a' ? -1 : 1
}

/** Neighbours in the order who are still tied. */
function tiesIn(sorted: readonly Fighter[], why: Why): readonly (readonly string[])[] {
  const ties: string[][] = []
  let before: Fighter | undefined
  for (const one of sorted) {
    if (before !== undefined && order(before, one, why) === 0) ties.at(-1)?.push(one.name)
    else ties.push([one.name])
    before = one
  }
  return ties.filter(({ length }) => length > 1)
}

export const turnOrder = rule(
  {
    id: 'gurps.combat.turn-order',
    title: 'Order of action',
    lines: '1883-1885',
    given: { fighters: list(fighter, 1000) },
  },
  ({ fighters }, why) => {
    const sorted = fighters.toSorted((a, b) => order(a, b, why))
    return {
      order: sorted.map(({ name }) => name),
      /** Whoever must throw a die, or one more. */
      ties: tiesIn(sorted, why),
    }
  },
)
