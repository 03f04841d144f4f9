/** The hex map: its maneuvers, what moving costs, and defending with a step, from the side, with a shield. */
import { flag, option, replace, rule, text, type Why } from '@umpire/engine'
import {
  activeChoice,
  allOutAttack,
  type Maneuver,
  type ManeuverAnswer,
  maneuverAttack,
  maneuverList,
  maneuverMove,
  quickContest,
} from '@umpire/gurps/rooms'
import { block } from '../defense/block.ts'
import { facing, retreat } from '../maneuver/defending.ts'
import { feint, wait, wildSwing } from '../maneuver/fencing.ts'
import { moveCost } from '../maneuver/move-cost.ts'
import { TACTICAL } from '../maneuver/rows.ts'
import { maneuverTable } from '../maneuver/table.ts'

const BY_NAME: ReadonlyMap<string, readonly Maneuver[]> = new Map(TACTICAL.map(one => [one.maneuver, [one]]))
const WHOLE: ManeuverAnswer = Object.freeze({ allowed: true, maneuvers: TACTICAL })
const UNKNOWN: ManeuverAnswer = Object.freeze({
  allowed: false,
  defenses: 0,
  aim_turns: 0,
  reloads: false,
  maneuvers: [],
})

/** In this turn of aiming, if he aims. */
const hexesWith = (maneuver: string, move: number, aim_turns: number, why: Why): number =>
  maneuverTable({ maneuver, move, hexes_moved: 0, aim_turns }, why).max_hexes

/** In the form of gurps.combat.maneuver-list. */
function listed(
  x: {
    readonly maneuver?: string
    readonly defense: 'dodge' | 'parry' | 'block' | 'none'
    readonly aim_turns: number
    readonly move?: number
  },
  why: Why,
): ManeuverAnswer {
  if (x.maneuver === undefined) return WHOLE
  const maneuvers = BY_NAME.get(x.maneuver)
  const row = maneuvers?.[0]
  if (maneuvers === undefined || row === undefined) {
    why.note(`there is no maneuver ${x.maneuver}`)
    return UNKNOWN
  }
  const active = x.defense !== 'none'
  return {
    allowed: why.table('Maneuvers', x.maneuver, x.defense, x.defense === 'none' || row[x.defense]),
    defenses: row.defenses,
    aim_turns: active ? 0 : x.aim_turns,
    reloads: x.maneuver === 'ready-reload' && !active,
    ...(x.move === undefined ? {} : { yards: hexesWith(x.maneuver, x.move, x.aim_turns, why) }),
    maneuvers,
  }
}

export const optionTactical = rule(
  {
    id: 'screen.option.tactical',
    title: 'Option, tactical maneuvers with hexes and facing',
    lines: '5-19',
    given: { option_on: flag(), maneuver: text(60) },
  },
  ({ option_on, maneuver }, why) => {
    const asked = { maneuver, defense: 'none', aim_turns: 0 } as const
    return { allowed: option_on ? listed(asked, why).allowed : maneuverList(asked, why).allowed }
  },
)

const FEINT_AND_ATTACK = 'feint-and-attack'

export const tactical = option({
  key: 'tactical',
  title: 'Tactical maneuvers with hexes and facing',
  says: 'On the hex map: steps, feints, waits, wild swings, facing, side and rear attacks, retreats and blocks.',
  requires: ['positions'],
  replaces: [
    replace(maneuverList, (x, why) => listed(x, why)),
    replace(maneuverMove, (x, why, base) => {
      const { move, forward = 0, side_or_back = 0, hexsides = 0, obstacles = 0, position = 'standing' } = x
      // What its position costs is in the table of this book.
      const moving = base({ ...x, position: 'standing' }, why)
      const { cost, allowed } = moveCost(
        {
          move: moving.yards,
          position,
          hexes_forward: forward + obstacles,
          hexes_side_or_back: side_or_back,
          facing_changes: hexsides,
        },
        why,
      )
      const way = { maneuver: 'move', move, hexes_moved: forward + side_or_back, aim_turns: 0 }
      return { ...moving, cost, allowed, facing_change: maneuverTable(way, why).facing_change }
    }),
    replace(quickContest, (x, why, base) => {
      const came = base(x, why)
      if (x.for !== 'feint') return came
      const [own, foe] = [x.a, x.b]
      const { penalty, fooled } = feint(
        { skill: own.effective, roll: own.roll, foe_score: foe.effective, foe_roll: foe.roll },
        why,
      )
      const unfooled = came.winner === 'a' ? ('none' as const) : came.winner
      return { ...came, winner: fooled ? ('a' as const) : unfooled, by: penalty }
    }),
    replace(maneuverAttack, (x, why, base) => {
      const { wild, waited, ...plain } = x
      if (wild === true && x.skill !== undefined) {
        return { ...base(plain, why), allowed: true, effective: wildSwing({ skill: x.skill }, why).effective }
      }
      if (waited !== true) return base(x, why)
      const { stepped = false, foe_distance = 0, reach = 1 } = x
      const { allowed } = wait({ stepped_on_own_turn: stepped, foe_distance_hexes: foe_distance, reach }, why)
      return { ...base(plain, why), allowed }
    }),
    replace(allOutAttack, (x, why, base) => {
      if (x.form !== FEINT_AND_ATTACK || x.ranged) return base(x, why)
      why.note('a feint, and then one attack')
      // One blow as any other, once the feint is done.
      return { ...base({ ...x, form: 'plus-4' }, why), to_hit: 0, effective: x.skill ?? null, allowed: true }
    }),
    replace(activeChoice, (x, why, base) => {
      if (x.attack_from === 'front' && !x.retreat && x.feint === 0 && x.block === undefined) return base(x, why)
      const side = x.attack_from === 'front' ? 0 : (facing({ attack_from: x.attack_from, pd: 0 }, why).modifier ?? 0)
      const back = x.retreat ? retreat({ pd: 0, ...asDefended(x), retreat: true }, why).bonus : 0
      const more = why
        .sum('on the map')
        .when(side !== 0, 'attack from the side', side)
        .when(x.feint > 0, 'feint', -x.feint)
        .when(back !== 0, 'retreating', back)
        .total()
      const { block: shield, ...rest } = x
      const able = shield === undefined || block({ attack: x.attack, ...FIRST_BLOCK }, why).allowed ? x : rest
      return base(more === 0 ? able : { ...able, modifiers: [...x.modifiers, more] }, why)
    }),
  ],
})

const FIRST_BLOCK = { all_out_defense: false, blocks_already: 0 }

const asDefended = ({ attack, stunned, position, maneuver, ...step }: Parameters<typeof activeChoice>[0]) => ({
  retreated: step.retreated ?? false,
  hex_free: step.hex_free ?? true,
  more_than_half_move: step.more_than_half_move ?? false,
  attack,
  stunned,
  position,
  maneuver: maneuver === 'all-out-attack' ? ('all-out-attack' as const) : ('other' as const),
})
