/** What other books let one do in a turn, where the bot knows its worth. */
import { type ActAbout, actKey } from '../choice/act.ts'
import { bars, furtherActs } from '../maneuver/openings.ts'
import type { ActOffer } from '../turn/offer.ts'
import { refusalOf } from '../turn/refuse.ts'
import type { Moment } from './moment.ts'

interface Further {
  readonly about: ActAbout
  readonly worth: number
}

/** The best of all that may be done now and is worth more than that. */
export function bestFurther({ fight, place, odds, foes }: Moment, than: number): Further | undefined {
  let best: Further | undefined
  for (const act of furtherActs.in(odds.why)) {
    if (act.worth === undefined) continue
    for (const about of act.choices(fight, place, odds.why)) {
      const target = act.target(fight, place, about)
      // Whoever cannot do anything any more is left alone.
      if (target !== undefined && !foes.includes(target)) continue
      if (refusalOf(fight, place, { kind: 'further', act, about }, odds.why) !== undefined) continue
      const worth = act.worth(fight, place, about, odds.why)
      if (worth > (best?.worth ?? than)) best = { about, worth }
    }
  }
  return best
}

const LEAST = ['defend', 'nothing'] as const

/** What he meant to do, unless another book bars it: then whatever it offers instead, or next to nothing. */
export function unbarred(moment: Moment, offer: ActOffer, key: string): string {
  const isOpen = (one: string): boolean => {
    const choice = offer.find(one)
    return choice !== undefined && choice.refused === undefined
  }
  if (bars.in(moment.odds.why).length === 0 || isOpen(key)) return key
  const further = bestFurther(moment, 0)
  return further === undefined ? (LEAST.find(isOpen) ?? key) : actKey(further.about)
}
