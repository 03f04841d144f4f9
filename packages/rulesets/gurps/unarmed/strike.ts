/** Fists and feet. */
import { flag, num, optional, or, rolled, rule, type Why } from '@umpire/engine'
import { basicDamage } from '../damage/basic.ts'
import { diceAddsText, leastAdds, readDiceAdds } from '../dice/dice-adds.ts'
import { success } from '../roll/success.ts'
import { unarmedBonus } from '../skill/unarmed.ts'
import { bestOf, encumbranceField, scoreField, skillLevel } from './skills.ts'

interface Learned {
  readonly boxing?: number
  readonly brawling?: number
  readonly karate?: number
  readonly encumbrance_level: number
}

/** What skill adds to a blow. */
function bonus({ boxing, brawling, karate, encumbrance_level }: Learned, why: Why) {
  const levels = {
    ...(boxing === undefined ? {} : { boxing }),
    ...(brawling === undefined ? {} : { brawling }),
    ...(karate === undefined ? {} : { karate }),
  }
  return unarmedBonus({ ...levels, encumbrance_level }, why)
}

/** Thrust with so many adds. Arms too weak for a die of thrust do what is added, if anything. */
function thrustPlus(st: number, adds: number, body_lb: number | undefined, why: Why): string {
  const behind = body_lb === undefined ? { st } : { st, body_lb }
  const thrust = readDiceAdds(basicDamage(behind, why).thrust, 'thrust')
  const all = why.sum('adds').add('by ST', thrust.adds).add('blow', adds).total()
  return diceAddsText(leastAdds({ ...thrust, adds: all }))
}

const pounds = num({ min: 0, max: 1e12 })

const PUNCH = -2
const [ROCK, BRASS_KNUCKLES] = [1, 2]

export const punch = rule(
  {
    id: 'gurps.unarmed.punch',
    title: 'Punching',
    lines: '2323-2327',
    given: {
      st: scoreField,
      dx: scoreField,
      boxing: skillLevel,
      brawling: skillLevel,
      karate: skillLevel,
      encumbrance_level: encumbranceField,
      rock: or(flag(), false),
      brass_knuckles: or(flag(), false),
      /** The mass behind it: as printed it makes no difference. */
      body_lb: optional(pounds),
    },
  },
  (x, why) => {
    const known = [
      ['Boxing', x.boxing],
      ['Brawling', x.brawling],
      ['Karate', x.karate],
    ] as const
    const adds = why
      .sum('punch')
      .add('always', PUNCH)
      .add('skill', bonus(x, why).punch_bonus)
      .when(x.brass_knuckles, 'brass knuckles', BRASS_KNUCKLES, 'none')
      .when(x.rock && !x.brass_knuckles, 'a rock in the fist', ROCK, x.rock ? 'the knuckles are better' : 'none')
      .total()
    return {
      skill: bestOf(x.dx, known, x.encumbrance_level, why),
      damage: thrustPlus(x.st, adds, x.body_lb, why),
      type: 'crushing' as const,
    }
  },
)

const KICK = -2
const HEAVY_BOOTS = 1

export const kick = rule(
  {
    id: 'gurps.unarmed.kick',
    title: 'Kicking',
    lines: '2329-2331',
    given: {
      /** Left out, the damage is not asked for. */
      st: optional(scoreField),
      dx: scoreField,
      brawling: skillLevel,
      karate: skillLevel,
      encumbrance_level: encumbranceField,
      heavy_boots: or(flag(), false),
      /** A kick that is dodged or parried is none that missed. */
      hit: or(flag(), true),
      balance_roll: optional(rolled('3d6')),
      body_lb: optional(pounds),
    },
  },
  (x, why) => {
    const known = [
      ['Brawling', x.brawling],
      ['Karate', x.karate],
    ] as const
    const skill = bestOf(x.dx, known, x.encumbrance_level, why)
    const roll = x.hit ? undefined : x.balance_roll
    return {
      /** Also what he keeps his balance by. */
      skill,
      effective: why.sum('kick').add('skill', skill).add('a kick', KICK).total(),
      damage: x.st === undefined ? null : thrustPlus(x.st, kickAdds(x, why), x.body_lb, why),
      type: 'crushing' as const,
      /** Nothing while the dice are missing. */
      falls: x.hit ? false : roll === undefined ? null : !success({ effective: skill, roll }, why).success,
    }
  },
)

const kickAdds = (x: Learned & { readonly heavy_boots: boolean }, why: Why): number =>
  why.sum('kick').add('skill', bonus(x, why).kick_bonus).when(x.heavy_boots, 'heavy boots', HEAVY_BOOTS, 'none').total()
