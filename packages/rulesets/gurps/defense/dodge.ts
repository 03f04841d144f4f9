/** Getting out of the way. */
import { flag, int, num, optional, or, rule, type ValuesOf, type Why } from '@umpire/engine'
import { beastDodge } from '../beast/beast.ts'
import { fatigue } from '../fatigue/general.ts'
import { reeling } from '../injury/hit-points.ts'
import { move, dodge as moveDodge } from '../move/move.ts'

const score = int({ min: -1000, max: 1000 })
/** On Move and Dodge alike. */
export const CRIPPLED_LEG = -3

const given = {
  /** Of people, from whatever is told: Move without Running, Basic Speed, or HT and DX. */
  move: optional(int({ min: 0, max: 1000 })),
  basic_speed: optional(num({ min: 0, max: 1000 })),
  ht: optional(score),
  dx: optional(score),
  encumbrance_level: or(int({ min: 0, max: 5 }), 0),
  /** For distance only. */
  running: or(int({ min: 0, max: 1000 }), 0),
  animal: or(flag(), false),
  crippled_leg: or(flag(), false),
  /** Left, where wounds slow him down. */
  hp: optional(int({ min: -100_000, max: 100_000 })),
  /** And ST with the fatigue that is lost of it. */
  st: optional(score),
  fatigue: or(int({ min: 0, max: 100_000 }), 0),
}
type Dodging = ValuesOf<typeof given>

function paceOf(x: Dodging, why: Why): number {
  if (x.move !== undefined) return x.move
  const { basic_speed, ht = 10, dx = 10, encumbrance_level, running } = x
  const of = basic_speed === undefined ? { ht, dx } : { basic_speed }
  return move({ ...of, encumbrance_level, running }, why).move
}

function unhurt(x: Dodging, why: Why): number {
  const pace = paceOf(x, why)
  if (x.animal) return beastDodge({ dx: x.dx ?? 10, move: pace }, why)
  const { encumbrance_level, running } = x
  return moveDodge({ move: pace, encumbrance_level, running, combat_reflexes: false, pd: 0 }, why).dodge
}

export const dodge = rule(
  { id: 'gurps.defense.dodge', title: 'Dodge', lines: '2036-2040', given },
  (x, why): { readonly dodge: number } => {
    let value = unhurt(x, why)
    if (x.crippled_leg) {
      const slowed = why.sum('Dodge').add('with both legs', value).add('crippled leg', CRIPPLED_LEG).total()
      value = why.atLeast('least', Math.min(1, value), slowed)
    }
    if (x.hp !== undefined) value = reeling({ hp: x.hp, move: value, dodge: value }, why).dodge
    if (x.st === undefined) return { dodge: value }
    return { dodge: fatigue({ st: x.st, fatigue: x.fatigue, dodge: value }, why).dodge ?? value }
  },
)
