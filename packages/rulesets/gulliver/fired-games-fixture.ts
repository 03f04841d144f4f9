/** Which rules fire: in the designer, and in stories and fights at random under several choices of switches. */
import { firedWith } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { screenOptions } from '@umpire/screen'
import { rulesOf } from './creature/design/campaign.ts'
import { DESIGN_OPTIONS } from './creature/design/design.ts'
import { problemsOf } from './creature/problems.ts'
import { gulliverOptions } from './option/index.ts'
import { PRESETS } from './option/switch/presets.ts'
import { oddDesigns } from './test/fired-designs-fixture.ts'
import { meetings } from './test/fired-fights-fixture.ts'
import { tryDeeds } from './test/fired-story-fixture.ts'

function* inDesigner(): Generator<string> {
  for (const design of oddDesigns()) {
    for (const options of [design.options, ...DESIGN_OPTIONS.map(one => [one])]) {
      const counter = rulesOf({ ...design, options }).count()
      problemsOf({ ...design, options }, counter)
      yield* counter.fired.keys()
    }
  }
}

const EVERYTHING = PRESETS.at(-1)?.options ?? []
const without = (...keys: readonly string[]): readonly string[] => EVERYTHING.filter(key => !keys.includes(key))

/** Switches that stand in each other's place are played one after the other. */
const SIMPLE = [
  ...without(
    'jumping-advanced',
    'throwing-advanced',
    'collisions-advanced',
    'fatigue-from-st',
    'max-knockback',
    'flight-details-advanced',
    'separate-ad-pd',
  ),
  'jumping-simple',
  'throwing-simple',
  'climbing-simple',
  'melee-range-simple',
  'easy-st-contests',
  'natural-encumbrance-simple',
  'fatigue-from-ht',
  'square-root-table',
  'base-scale',
]

export function gulliverFired(): ReadonlySet<string> {
  const all = { ...choosable, options: [...choosable.options, ...screenOptions, ...gulliverOptions(screenOptions)] }
  const games = { story: tryDeeds, duels: meetings }
  const finely = firedWith(all, EVERYTHING, games)
  const simply = firedWith(all, SIMPLE, { ...games, only: true })
  const plainly = firedWith(all, without('jumping-advanced', 'collisions-advanced'), { story: tryDeeds, only: true })
  return new Set([...inDesigner(), ...finely.keys(), ...simply.keys(), ...plainly.keys()])
}
