/**
 * The sheet of a character: every number worked out from what was chosen, by the rules of its campaign. Nothing on it is
 * kept anywhere; whoever wants to know why a number is what it is asks for the reasons.
 */
import type { Reason, Ruleset, Why } from '@umpire/engine'
import { acting } from '../abilities/catalog.ts'
import { actionPoints } from '../combat/action-points.ts'
import { hitPoints } from '../combat/hp.ts'
import { movement } from '../combat/movement.ts'
import { resistance } from '../damage/resistance.ts'
import { damageScore } from '../damage/score.ts'
import { timesTaken } from '../effect/effect.ts'
import { wornTogether } from '../equipment/armor.ts'
import { armorWeight } from '../equipment/armor-weight.ts'
import { lifting } from '../fatigue/exertion.ts'
import { fatiguePoints } from '../fatigue/points.ts'
import { penaltiesOf } from '../injury/will.ts'
import type { Ability } from '../tables/ability-keys.ts'
import { LIMB_ROWS } from '../tables/limb-levels.ts'
import { PACES, type Pace } from '../tables/paces.ts'
import type { Stats } from '../tables/stats.ts'
import { followers } from '../traits/followers.ts'
import { starting } from '../xp/ledger.ts'
import { type Account, accountOf, startingXpOf } from './account.ts'
import {
  type Armed,
  type ArmorLine,
  armorLine,
  BARE_HANDS,
  type ExplosiveLine,
  explosiveLine,
  type GunLine,
  gunLine,
  type MeleeLine,
  meleeLines,
} from './arm-lines.ts'
import { rulesetOf } from './campaign-rules.ts'
import type { Character } from './character.ts'
import { addictionNow, having, held, statsNow } from './holding.ts'
import { type Money, moneyOf } from './money.ts'
import { type SkillLine, skillLine, wornArmor } from './skill-lines.ts'

type Strange = { readonly name: string; readonly unknown: true }

export const FOLLOWER_MERITS = ['companion', 'friend', 'bodyguard', 'retinue', 'posse'] as const

export type Sheet = {
  /** As they are now. */
  readonly stats: Stats
  readonly hp: number
  readonly damage_score: number
  readonly natural_resistance: number
  readonly capacity_lb: number
  readonly lift_attribute: number
  /** Metres a round. */
  readonly movement: { readonly [P in Pace]: number }
  readonly action_points: number
  readonly action_points_left: number
  /** What armour leaves of movement, and its price on own rolls hand to hand. */
  readonly armor_move: number
  readonly hth_df: number
  /** On all rolls: wounds, weariness, substances. */
  readonly wound_df: number | null
  readonly fatigue_df: number
  readonly addiction_df: number
  readonly skills: readonly SkillLine[]
  readonly acting: readonly Ability[]
  readonly melee: readonly (MeleeLine | Strange)[]
  readonly guns: readonly (GunLine | Strange)[]
  readonly explosives: readonly (ExplosiveLine | Strange)[]
  readonly armor: readonly (ArmorLine | Strange)[]
  readonly money: Money
  readonly xp: Account
  readonly power: string
  /** What followers may be built with; none without the merit. */
  readonly followers: ReturnType<typeof followers> | null
}

export type Reasons = { readonly [number: string]: readonly Reason[] }

interface Maker {
  of<T>(name: string, work: (why: Why) => T): T
}

/** Works a sheet out, and keeps the reasons of each part. */
class Explaining implements Maker {
  readonly reasons: { [number: string]: readonly Reason[] } = {}
  readonly #ruleset: Ruleset
  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset
  }
  of<T>(name: string, work: (why: Why) => T): T {
    const listener = this.#ruleset.listen()
    const value = work(listener)
    const because = listener.take()
    if (because.length > 0) this.reasons[name] = because
    return value
  }
}

const uselessLegs = ({ health }: Character): number =>
  health.limbs.filter(({ limb, status, severed }) => limb.endsWith('leg') && (severed || LIMB_ROWS[status].df === null))
    .length

/** Everything of his body that hangs on stats, traits and armour. */
export function bodyOf(one: Character, stats: Stats, why: Why) {
  const mine = held(one)
  const { physique } = stats
  const { weight } = wornTogether(wornArmor(one, why), why)
  const { move: armor_move, hth_df } = armorWeight({ weight, physique, ...mine }, why)
  return { armor_move, hth_df }
}

function made(one: Character, maker: Maker): Sheet {
  const mine = held(one)
  const stats = maker.of('stats', why => statsNow(one, why))
  const { physique } = stats
  const { armor_move, hth_df } = maker.of('armour worn', why => bodyOf(one, stats, why))
  const damage_score = maker.of('damage score', why => damageScore({ physique, ...mine }, why).damage_score)
  const load = maker.of('capacity', why => lifting({ physique, ...mine }, why))
  const wounds = maker.of('wounds', why => penaltiesOf(one.health.status, one.health.halved, why))
  const pace = (mode: Pace): number =>
    maker.of(mode, why => {
      const useless_legs = uselessLegs(one)
      return movement({ mode, ...mine, wound_move: wounds.move, armor_move, useless_legs }, why).metres
    })
  const [walk, run, sprint] = [pace(PACES[0]), pace(PACES[1]), pace(PACES[2])]
  const player_character = !one.npc
  const action_points = maker.of('action points', why => actionPoints({ ...mine, player_character }, why).action_points)
  const armed: Armed = { one, stats, having: having(one), damage_score }
  const hasFollowers = FOLLOWER_MERITS.some(merit => timesTaken(armed.having, merit) > 0)
  const strikes = [...one.gear.melee.map(({ weapon }) => weapon), BARE_HANDS]
  return {
    stats,
    hp: maker.of('hit points', why => hitPoints({ physique, ...mine }, why)),
    damage_score,
    natural_resistance: maker.of(
      'natural resistance',
      why => resistance({ physique, ...mine, damage_type: 'concussion' }, why).natural_resistance,
    ),
    capacity_lb: load.capacity_lb,
    lift_attribute: load.lift_attribute,
    movement: { walk, run, sprint },
    action_points,
    action_points_left: one.health.action_points ?? action_points,
    armor_move,
    hth_df,
    wound_df: wounds.wound_df,
    fatigue_df: maker.of('fatigue', why => {
      const { short_fp, long_fp } = one.health
      return fatiguePoints({ short_fp, long_fp, willpower: stats.willpower }, why)
    }),
    addiction_df: maker.of('withdrawal', why =>
      one.traits.reduce((sum, taken) => sum + (addictionNow(taken, why)?.df_modifier ?? 0), 0),
    ),
    skills: one.skills.map(learned =>
      maker.of(`skill: ${skillTitle(learned)}`, why => skillLine(one, learned, stats, armed.having, why)),
    ),
    acting: acting(one.abilities),
    melee: strikes.flatMap(weapon => maker.of(`weapon: ${weapon}`, why => meleeLines(armed, weapon, why))),
    guns: one.gear.guns.map(gun => maker.of(`weapon: ${gun.gun}`, why => gunLine(armed, gun, why))),
    explosives: one.gear.explosives.map(owned =>
      maker.of(`weapon: ${owned.explosive}`, why => explosiveLine(armed, owned, why)),
    ),
    armor: one.gear.armor.map(piece => maker.of(`armour: ${piece.armor}`, why => armorLine(piece, why))),
    money: maker.of('money', why => moneyOf(one, why)),
    xp: maker.of('experience', why => accountOf(one, why)),
    power: maker.of('power', why => starting({ starting_xp: startingXpOf(one, why) }, why).power),
    followers: hasFollowers
      ? maker.of('followers', why => {
          const shares = one.followers.map(({ xp }) => xp)
          return followers({ merits: mine.merits, starting_xp: startingXpOf(one, why), shares }, why)
        })
      : null,
  }
}

/** Pilots of several kinds of vehicles are several skills. */
const skillTitle = ({ skill, concentrations }: Character['skills'][number]): string =>
  skill === 'pilot' && concentrations.length > 0 ? `pilot (${concentrations.join(', ')})` : skill

/** By the rules of its campaign; or by those of whoever asks, such as a counter of the rules that fire. */
export const sheetOf = (one: Character, why: Why = rulesetOf(one).silent): Sheet =>
  made(one, { of: (_name, work) => work(why) })

/** The sheet with the reasons of each part. */
export function explainedSheet(one: Character): { readonly sheet: Sheet; readonly reasons: Reasons } {
  const maker = new Explaining(rulesetOf(one))
  return { sheet: made(one, maker), reasons: maker.reasons }
}
