/** Loading a gun while others shoot. */
import { flag, int, list, or, rule } from '@umpire/engine'

/** To change a magazine; the book prints the times of its guns elsewhere. */
const MAGAZINE_CHANGE = 3

const turns = int({ min: 0, max: 1000 })

/** The turn after which so many turns counted. */
function lastTurn(needed: number, dodged: readonly number[]): number {
  let turn = 0
  for (let counted = 0; counted < needed; ) if (!dodged.includes(++turn)) counted++
  return turn
}

export const reload = rule(
  {
    id: 'gurps.combat.maneuver.reload',
    title: 'Reloading',
    lines: '1926-1928',
    given: {
      reload_turns: or(turns, MAGAZINE_CHANGE),
      /** Of a whole reloading: counted from 1. */
      dodged_on_turns: or(list(int({ min: 1, max: 1_000_000 }), 1000), []),
      /** Of one under way: turns that counted before this one, and whether he dodged in this one. */
      turns_done: or(turns, 0),
      dodged: or(flag(), false),
    },
  },
  ({ reload_turns, dodged_on_turns, turns_done, dodged }, why) => {
    const done = why
      .sum('turns of reloading')
      .add('before', turns_done)
      .when(!dodged, 'this turn', 1, 'dodged')
      .total()
    return {
      loaded_after_turn: why.input('loaded after turn', lastTurn(reload_turns, dodged_on_turns)),
      turns_done: done,
      loaded: why.compare('turns of reloading', done, '>=', reload_turns),
    }
  },
)
