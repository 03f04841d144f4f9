/** Nothing but defense. */
import { BadInput, flag, int, list, oneOf, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import { parryLimit } from '../../defense/parry-limit.ts'
import { defenseTotal } from '../../defense/total.ts'
import { DEFENSES, maneuverList } from '../basics/maneuver-list.ts'

const MANEUVER = 'all-out-defense'

const given = {
  maneuver: or(text(60), MANEUVER),
  /** Against one attack, in the order he tries them, with active defense, modifiers and PD of each. */
  defenses: or(list(oneOf(...DEFENSES), 10), []),
  defense_totals: or(list(int({ min: -1000, max: 1000 }), 10), []),
  rolls: or(list(int({ min: 3, max: 18 }), 10), []),
  /** Ready to parry with, and parries since his turn began. */
  weapons: or(int({ min: 0, max: 100 }), 1),
  parries_already: or(int({ min: 0, max: 100_000 }), 0),
  fencing: or(flag(), false),
  unbalanced: or(flag(), false),
}
type AllOut = ValuesOf<typeof given>

const mayTry = ({ defenses, maneuver }: AllOut, why: Why): boolean =>
  defenses.length <= (maneuverList({ maneuver, defense: 'none', aim_turns: 0 }, why).defenses ?? 0) &&
  new Set(defenses).size === defenses.length

/** Whether one of them works; nothing while the dice are missing. */
function avoided({ defenses, defense_totals, rolls }: AllOut, why: Why): boolean | null {
  for (let at = 0; at < defenses.length; at++) {
    const [dodge, roll] = [defense_totals[at], rolls[at]]
    if (dodge === undefined) throw new BadInput('defense_totals', `one for each of ${defenses.length}`, at)
    if (roll === undefined) return null
    const tried = { dodge, pd: 0, defense: 'dodge', modifiers: [], unarmed: false, critical_hit: false, roll } as const
    if (defenseTotal(tried, why).avoided === true) return true
  }
  return defenses.length === 0 ? null : false
}

export const allOutDefense = rule(
  { id: 'gurps.combat.maneuver.all-out-defense', title: 'All-Out Defense', lines: '1952-1954, 2054', given },
  (x, why) => {
    const { maneuver, weapons, fencing, unbalanced } = x
    const limit = parryLimit({ maneuver, weapons, fencing, unbalanced, attacked: false }, why)
    const allowed = mayTry(x, why)
    if (!allowed) why.note('a second defense must be a different one, and there is no third')
    return {
      allowed,
      avoided: allowed ? avoided(x, why) : false,
      may_parry: limit.parries === null || why.compare('parries so far', x.parries_already, '<', limit.parries),
      may_dodge: maneuverList({ maneuver, defense: 'dodge', aim_turns: 0 }, why).allowed,
    }
  },
)
