/** Getting out of the way. */
import { flag, int, num, optional, or, rule, type ValuesOf, type Why } from '@umpire/engine'
import { beastDodge } from '../beast/beast.ts'
import { fatigue } from '../fatigue/general.ts'
import { FULL_HP } from '../injury/health.ts'
import { reeling } from '../injury/hit-points.ts'
import { level, move, dodge as moveDodge } from '../move/move.ts'

const score = int({ min: -1000, max: 1000 })
/** On Move and Dodge alike. */
export const CRIPPLED_LEG = -3

const given = {
  /** Of people, from whatever is told: Move without Running, Basic Speed, or HT and DX. */
  move: optional(num({ min: 0, max: 1_000_000 })),
  basic_speed: optional(num({ min: 0, max: 1000 })),
  ht: optional(score),
  dx: optional(score),
  encumbrance_level: or(level, 0),
  /** For distance only. */
  running: or(int({ min: 0, max: 1000 }), 0),
  animal: or(flag(), false),
  crippled_leg: or(flag(), false),
  /** Left, where wounds slow him down. */
  hp: optional(num({ min: -10_000_000, max: 1_000_000 })),
  ...FULL_HP,
  /** And ST with the fatigue that is lost of it. */
  st: optional(num({ min: -1000, max: 1_000_000 })),
  fatigue: or(num({ min: 0, max: 1_000_000 }), 0),
}
type Dodging = ValuesOf<typeof given>

function paceOf(x: Dodging, why: Why): number {
  if (x.move !== undefined) return x.move
  const { basic_speed, ht = 10, dx = 10, encumbrance_level, running } = x
  const of = basic_speed === undefined ? { ht, dx } : { basic_speed }
  return move({ ...of, encumbrance_level, running }, why).move
}

/** What Move came from, where it was not told itself: books in which Dodge is not Move ask for it. */
function quicknessOf({ move: told, basic_speed, ht, dx }: Dodging) {
  if (told !== undefined) return {}
  return basic_speed === undefined ? { ht: ht ?? 10, dx: dx ?? 10 } : { basic_speed }
}

function unhurt(x: Dodging, why: Why): number {
  const pace = paceOf(x, why)
  const { encumbrance_level, running } = x
  if (x.animal) {
    const health = x.ht === undefined ? {} : { ht: x.ht, encumbrance_level }
    return beastDodge({ dx: x.dx ?? 10, move: pace, ...health }, why)
  }
  const given = { move: pace, encumbrance_level, running, combat_reflexes: false, pd: 0, ...quicknessOf(x) }
  return moveDodge(given, why).dodge
}

const fullOf = ({ full_hp }: Dodging) => (full_hp === undefined ? {} : { full_hp })

export const dodge = rule(
  { id: 'gurps.defense.dodge', title: 'Dodge', lines: '2036-2040', given },
  (x, why): { readonly dodge: number } => {
    let value = unhurt(x, why)
    if (x.crippled_leg) {
      const slowed = why.sum('Dodge').add('with both legs', value).add('crippled leg', CRIPPLED_LEG).total()
      value = why.atLeast('least', Math.min(1, value), slowed)
    }
    if (x.hp !== undefined) value = reeling({ hp: x.hp, ...fullOf(x), move: value, dodge: value }, why).dodge
    if (x.st === undefined) return { dodge: value }
    const health = x.ht === undefined ? {} : { ht: x.ht }
    return { dodge: fatigue({ st: x.st, ...health, fatigue: x.fatigue, dodge: value }, why).dodge ?? value }
  },
)
