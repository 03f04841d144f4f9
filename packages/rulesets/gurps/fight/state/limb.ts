/** What hinders a single limb hinders only what is done with it. */

import type { BodyPart } from '../../consequence/names.ts'
import type { Fighter } from './fighter.ts'
import { isBare, type Side, sidesOf } from './hands.ts'
import { hasArms, isLeg } from './parts.ts'
import type { Standing } from './standing.ts'
import { strikesWithHead, usesOf } from './which-part.ts'

const KICKS: ReadonlySet<string> = new Set(['kick', 'hooves'])

/** Whether that is done with that limb: with the hand that holds the thing, with a fist or with a foot. */
function isDoneWith(part: BodyPart, fighter: Fighter, one: Standing, place: number, how: string): boolean {
  const side: Side = part.startsWith('right') ? 'right' : 'left'
  if (KICKS.has(how)) return isLeg(part) && usesOf(fighter, one).leg === side
  if (strikesWithHead({ attack: how })) return false
  // Without arms it claws with a foreleg.
  if (!hasArms(fighter)) return isLeg(part) && usesOf(fighter, one).arm === side
  if (isLeg(part)) return false
  const arm = fighter.arms[place]
  if (arm === undefined || isBare(arm)) return usesOf(fighter, one).arm === side
  return sidesOf(fighter, one, place).includes(side)
}

/** What is taken off something that is done with a thing or a limb; where no limb was told, off everything. */
export function limbPenalty(fighter: Fighter, one: Standing, place: number, how: string): number {
  let sum = 0
  for (const { to, part, value } of one.penalties) {
    if (to.includes('limb') && (part === undefined || isDoneWith(part, fighter, one, place, how))) sum += value
  }
  return sum
}
