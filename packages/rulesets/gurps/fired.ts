/** Which rules fire: in building, checking and improving characters, in a story and in fights played at random. */
import { seeded } from '@umpire/dice'
import { type Choosable, compose, type Policy, type Ruleset, simulator, type Why } from '@umpire/engine'
import { problemsOf } from './character/problems.ts'
import { sheetOf } from './character/sheet.ts'
import { fight } from './fight/fight.ts'
import { beginningOf, mixed } from './fight/fuzz-fixture.ts'
import { fightPlay } from './fight/index.ts'
import { oddPeople } from './fired-fixture.ts'
import { ANIMALS } from './make/beast/animals.ts'
import { makeBeast } from './make/beast/beast.ts'
import { beastSheet } from './make/beast/block.ts'
import { storyPlay } from './play/index.ts'
import { story } from './play/people-fixture.ts'
import { type Story, storyOf } from './play/state.ts'
import { playThrough } from './play/through.ts'
import { choosable } from './rules.ts'

const TIMES = 3

/** Anything that is allowed, as the dice fall. */
const anything = (): Policy<unknown> => {
  const source = seeded('anything')
  return ({ choices }) => {
    const allowed = choices.filter(choice => choice.refused === undefined)
    return allowed[source.draw(Math.max(1, allowed.length), 1)]?.key ?? ''
  }
}

function buildAll(counter: Why): void {
  for (const one of [...Object.values(story().people), ...oddPeople()]) {
    sheetOf(one, counter)
    problemsOf(one, counter)
  }
  for (const { name } of ANIMALS) beastSheet(makeBeast({ animal: name }, counter), counter)
}

/** The usual people, and one from a simpler time. */
function people(): Story {
  const primitive = oddPeople().find(({ identity }) => identity.native_tl !== null)
  return storyOf({ ...story().people, ...(primitive === undefined ? {} : { [primitive.identity.name]: primitive }) })
}

const FIGHTS = 15
const SECONDS = 40

/** How often each rule fired, in a campaign that chose these options. */
export function firedWith(all: Choosable, options: readonly string[]): ReadonlyMap<string, number> {
  const ruleset: Ruleset = compose(all, { options, settings: {} })
  const counter = ruleset.count()
  buildAll(counter)
  const play = simulator({ ...storyPlay, ruleset }, anything(), counter)
  for (let time = 0; time < TIMES; time++) playThrough(play, people(), seeded(`story ${time}`))
  const fights = simulator({ ...fightPlay, ruleset }, mixed('fights', ruleset), counter)
  for (let nth = 0; nth < FIGHTS; nth++) {
    const start = beginningOf(`fight ${nth}`, options, counter)
    fights.run(fight, { seconds: SECONDS }, start, seeded(`dice ${nth}`))
  }
  return counter.fired
}

/** As printed. */
export const gurpsFired = (): ReadonlyMap<string, number> => firedWith(choosable, [])
