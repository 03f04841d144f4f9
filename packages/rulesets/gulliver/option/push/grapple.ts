/** Contests of strength, and wrestling in a fight. */
import { bars, furtherActs, turnSteps } from '@umpire/gurps/fight-rooms'
import { activeChoice, furtherSkills, physical } from '@umpire/gurps/rooms'
import { easy, fix } from '../../contest/fix.ts'
import { bearHug, choke, chokeHold, constrict } from '../../fight/hold/choke.ts'
import { looseHolds, PINNED } from '../../fight/hold/hold.ts'
import { armLock, judoThrow } from '../../fight/hold/judo.ts'
import { skilledStrength } from '../../fight/hold/strength.ts'
import { holdJaws, neckSnap, rend, shutJaws } from '../../fight/hold/wrench.ts'
import { barred, breakLoose, grapple, pin, pinAllOut, takedown, takedownAllOut } from '../../fight/hold/wrestle.ts'
import { wrestlingSkills } from '../../unarmed/skills.ts'
import { adds, type Layer, layer } from '../switch/layer.ts'

/** Learned like any other skill of the body. */
const WRESTLING = physical({ name: 'Wrestling', difficulty: 'average' })

/** In the order in which they stand on each other. */
export const grappleLayers: readonly Layer[] = [
  adds('unarmed-combat', furtherSkills, WRESTLING),
  layer('easy-st-contests', fix, (x, why) => {
    const { winner, margin } = easy(x, why)
    return { fixed: null, effective: null, winner, margin }
  }),
  adds(
    'unarmed-combat',
    furtherActs,
    grapple,
    takedown,
    takedownAllOut,
    pin,
    pinAllOut,
    breakLoose,
    choke,
    chokeHold,
    bearHug,
    constrict,
    rend,
    holdJaws,
    judoThrow,
    armLock,
  ),
  adds('unarmed-combat', turnSteps, looseHolds),
  adds('unarmed-combat', bars, barred, shutJaws),
  adds('unarmed-skill-percent', furtherActs, neckSnap),
  // Whoever lies pinned has nothing to stop a blow with.
  layer('unarmed-combat', activeChoice, (x, why, base) =>
    base(x.marks?.includes(PINNED) === true && x.totalled !== true ? { ...x, aware: false } : x, why),
  ),
  layer('unarmed-skill-percent', skilledStrength, ({ load_st, wrestling }, why) =>
    wrestling === 0
      ? load_st
      : wrestlingSkills({ skill_name: 'Wrestling', skill: wrestling, load_st, action: 'takedown' }, why).load_st,
  ),
]
