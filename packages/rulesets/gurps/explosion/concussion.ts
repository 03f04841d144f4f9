/** The shock of an explosion: once for the whole blast, and less with every few yards. */
import { num, oneOf, optional, or, rule, steps, table, type Why } from '@umpire/engine'
import { type DiceAdds, diceAddsText } from '../dice/dice-adds.ts'
import { yardsField } from '../ranged/modifier/fields.ts'
import { blastField, diceIn } from './blast.ts'
import { rolledField, shockOf, TOUCHING, type Touching } from './blow.ts'

/** How far apart the steps are at which the damage is quartered. */
const INCREMENTS = steps('Steps of a blast, by dice', [
  [120, 2],
  [1200, 4],
  [12_000, 8],
  [120_000, 16],
  [1_200_000, 32],
])
const QUARTER = 4

/** Rounded down once, at the end; doubled before that for whoever lives and touches it. */
function fallOff(
  rolled: number,
  distance_yards: number,
  increment_yards: number,
  touching: Touching,
  why: Why,
): number {
  const quarters = why.round('steps away', distance_yards / increment_yards, 'down')
  const { contact, living } = touching
  const distance_divisor = QUARTER ** quarters
  return shockOf({ rolled, contact, living, dr: 0, distance_divisor }, why).basic
}

export const bigBlast = rule(
  {
    id: 'gurps.explosion.big-blast',
    title: 'Larger blasts reach farther',
    lines: '2309',
    given: { damage: blastField, rolled: optional(rolledField), distance_yards: or(yardsField, 0), ...TOUCHING },
  },
  (x, why): { readonly increment_yards: number; readonly basic: number | null } => {
    const increment_yards = INCREMENTS.at(diceIn(x.damage.concussion), why)
    const basic = x.rolled === undefined ? null : fallOff(x.rolled, x.distance_yards, increment_yards, x, why)
    return { increment_yards, basic }
  },
)

export const concussion = rule(
  {
    id: 'gurps.explosion.concussion',
    title: 'Concussion and its fall-off',
    lines: '2309',
    given: { damage: blastField, rolled: rolledField, distance_yards: yardsField, ...TOUCHING },
    gives: 'basic',
  },
  (x, why) => {
    const { damage, rolled, distance_yards, contact, living } = x
    const { increment_yards } = bigBlast({ damage, distance_yards, contact, living }, why)
    return fallOff(rolled, distance_yards, increment_yards, x, why)
  },
)

const CHARGES = table<string, DiceAdds>('Charges', {
  'hand-grenade': { dice: 2, adds: 0, times: 1 },
  'tnt a pound': { dice: 6, adds: 0, times: 2 },
})
const MOST_TIMES = 999
const TENFOLD = 10

/** So many dice, by a handful and a multiplier. */
function manyDice(dice: number, handful: number): DiceAdds {
  if (dice % handful !== 0 && dice < handful * TENFOLD) return { dice, adds: 0, times: 1 }
  const times = Math.floor(dice / handful)
  return times > MOST_TIMES ? manyDice(dice, handful * TENFOLD) : { dice: handful, adds: 0, times }
}

export const charges = rule(
  {
    id: 'gurps.explosion.tnt',
    title: 'Reference charges',
    lines: '2309',
    given: {
      charge: or(oneOf('tnt', 'hand-grenade'), 'tnt'),
      tnt_lb: or(num({ min: 0, max: 50_000 }), 1),
    },
    gives: 'damage',
  },
  ({ charge, tnt_lb }, why) => {
    if (charge === 'hand-grenade') return diceAddsText(CHARGES.at('hand-grenade', why))
    const pound = CHARGES.at('tnt a pound', why)
    const dice = why.product('dice').add('a pound', diceIn(pound)).add('pounds', tnt_lb).total()
    return diceAddsText(manyDice(why.round('dice', dice, 'down'), pound.dice))
  },
)
