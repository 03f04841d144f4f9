/** Attacks that somebody may make in the middle of fights at random, each against itself, made many times. */
import { seeded } from '@umpire/dice'
import { type Policy, type Ruleset, simulator } from '@umpire/engine'
import { fightPlay } from '../index.ts'
import { actionOf } from '../maneuver/action.ts'
import type { Fight } from '../state/state.ts'
import { fight as wholeFight } from '../turn/fight.ts'
import { ActOffer } from '../turn/offer.ts'
import { beginningOf, mixed, SMALL } from './fuzz-fights.ts'
import { type Compared, simulatedIn } from './simulate.ts'

/** One attack of a turn that is made as it is: what is feinted, watched for or thrown to burst is weighed in tests of its own. */
const KINDS: ReadonlySet<string> = new Set(['strike', 'wild', 'all-out', 'shoot', 'throw'])
const [SECONDS, SELDOM, MOST] = [12, 4, 3]

interface Moment {
  readonly fight: Fight
  readonly who: string
  readonly key: string
}

/** A few moments of a fight at which somebody may attack. */
function momentsOf(seed: string, ruleset: Ruleset): readonly Moment[] {
  const [found, source, goesOn]: [Moment[], ReturnType<typeof seeded>, Policy<Fight>] = [
    [],
    seeded(`${seed} moments`),
    mixed(seed, ruleset),
  ]
  const watching: Policy<Fight> = (offer, fight) => {
    const { who } = offer
    if (offer instanceof ActOffer && found.length < MOST && source.draw(SELDOM, 1) === 0) {
      const open = offer.choices.filter(
        ({ key, refused }) => refused === undefined && KINDS.has(actionOf(fight, key)?.kind ?? ''),
      )
      const picked = open.length === 0 ? undefined : open[source.draw(open.length, 1)]
      if (picked !== undefined) found.push({ fight, who, key: picked.key })
    }
    return goesOn(offer, fight)
  }
  const start = beginningOf(seed, ruleset.chosen.options, ruleset.silent, SMALL)
  simulator({ ...fightPlay, ruleset }, watching).run(wholeFight, { seconds: SECONDS }, start, seeded(`${seed} dice`))
  return found
}

/** How many were weighed, and what was not as it was told: first after few, and whatever looks wrong then after many. */
export function wronglyWeighed(seed: string, ruleset: Ruleset, [few, many]: readonly [number, number], errors: number) {
  const world = { ...fightPlay, ruleset }
  const wrong: (Compared & Pick<Moment, 'who' | 'key'>)[] = []
  let weighed = 0
  for (const { fight, who, key } of momentsOf(seed, ruleset)) {
    const off = (times: number): readonly Compared[] | undefined =>
      simulatedIn(world, fight, who, key, times)?.filter(one => one.errors > errors)
    const first = off(few)
    if (first !== undefined) weighed++
    if (first !== undefined && first.length > 0) wrong.push(...(off(many) ?? []).map(one => ({ ...one, who, key })))
  }
  return { weighed, wrong }
}
