/** Play between fights: time, travel, skills in use, buying and handling gear, joined for the drivers. */
import { type Playable, type ProcedureKind, type Resumable, resumable, vocabulary } from '@umpire/engine'
import { evolveShopping, isShoppingFact, type ShoppingFact, shoppingFactKinds } from './facts/shopping-facts.ts'
import { playSight } from './facts/sight.ts'
import { evolveSkills, isSkillFact, type SkillFact, skillFactKinds } from './facts/skill-facts.ts'
import { type PlayState, playState } from './facts/state.ts'
import { evolveTime } from './facts/time-evolve.ts'
import { isTimeFact, type TimeFact, timeFactKinds } from './facts/time-facts.ts'
import { evolveTravel, isTravelFact, type TravelFact, travelFactKinds } from './facts/travel-facts.ts'
import { dropSights, findWeapon, fitAccessory, handle, realignSights, removeAccessory, wear } from './gear/handling.ts'
import { recharge, reload } from './gear/loading.ts'
import { buy } from './gear/shopping.ts'
import { gamble } from './skill/gambling.ts'
import { callFire, shipsBoatAttack, vaccSuitAction } from './skill/hazards.ts'
import { hire } from './skill/hiring.ts'
import { bribe, forgeryDay } from './skill/officials.ts'
import { useSkill } from './skill/skills.ts'
import { driveDay, flyHard, writeProgram } from './skill/work.ts'
import { useDrugs } from './time/aging.ts'
import { rest, treat } from './time/recovery.ts'
import { passTime } from './time/time.ts'
import { applyToTas, collectPension, lowPassage, payDebt, sellPassage } from './time/travel.ts'

export type PlayFact = TimeFact | TravelFact | SkillFact | ShoppingFact

function evolvePlay(state: PlayState, happened: PlayFact): PlayState {
  if (isTimeFact(happened)) return evolveTime(state, happened)
  if (isTravelFact(happened)) return evolveTravel(state, happened)
  if (isSkillFact(happened)) return evolveSkills(state, happened)
  return isShoppingFact(happened) ? evolveShopping(state, happened) : state
}

/** Each knows its own facts only; here they are some of all. */
const joined = <X, R>(procedure: ProcedureKind<PlayState, PlayFact, X, R>): Resumable<PlayState, PlayFact> =>
  resumable(procedure)

export const downtimePlay: Playable<PlayState, PlayFact> = {
  procedures: [
    joined(passTime),
    joined(useDrugs),
    joined(rest),
    joined(treat),
    joined(lowPassage),
    joined(sellPassage),
    joined(applyToTas),
    joined(collectPension),
    joined(payDebt),
    joined(useSkill),
    joined(bribe),
    joined(forgeryDay),
    joined(gamble),
    joined(shipsBoatAttack),
    joined(vaccSuitAction),
    joined(callFire),
    joined(writeProgram),
    joined(driveDay),
    joined(flyHard),
    joined(hire),
    joined(buy),
    joined(wear),
    joined(fitAccessory),
    joined(removeAccessory),
    joined(handle),
    joined(dropSights),
    joined(realignSights),
    joined(findWeapon),
    joined(reload),
    joined(recharge),
  ],
  facts: vocabulary(...timeFactKinds, ...travelFactKinds, ...skillFactKinds, ...shoppingFactKinds),
  state: playState,
  evolve: evolvePlay,
  sight: playSight,
}
