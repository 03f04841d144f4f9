import type { Callable } from '@umpire/engine'
import { choke, chokeMethods, chokeTarget, gator, rending } from './choke.ts'
import { armLock, judo } from './judo.ts'
import { unarmedEncumbrance, unarmedManeuvers, wrestlingSkills } from './skills.ts'
import { strikingSkills } from './striking.ts'
import { allOut, breakFree, grapple, hindrance, pin, takedown } from './wrestle.ts'

/** The rules of this area, in the book's order. */
export const unarmedRules: readonly Callable[] = [
  allOut,
  hindrance,
  grapple,
  takedown,
  pin,
  breakFree,
  choke,
  chokeMethods,
  chokeTarget,
  rending,
  judo,
  armLock,
  unarmedEncumbrance,
  strikingSkills,
  wrestlingSkills,
  unarmedManeuvers,
  gator,
]
