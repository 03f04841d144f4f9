/** Which rules fire in play: careers, fights and the time between, played at random. */
import { seeded } from '@umpire/dice'
import { compose, type Ruleset, simulator, type Why } from '@umpire/engine'
import { ANYBODY, careers } from './career/bulk.ts'
import { characterOf } from './career/character.ts'
import { wishing } from './career/policy/policy.ts'
import { careerWorld } from './career/world.ts'
import { injury } from './chargen/serving.ts'
import { bot } from './encounter/bot/bot.ts'
import { encounterFile, startOf } from './encounter/enter/file.ts'
import { encounterPlay } from './encounter/index.ts'
import { encounter } from './encounter/turn/encounter.ts'
import { downtimePlay } from './play/index.ts'
import { choosable } from './ruleset/rules.ts'
import { printForm } from './sheet/form.ts'
import { printLines } from './sheet/formats.ts'
import { SERVICES } from './tables/words.ts'
import { FUZZ_ENCOUNTERS } from './test/fuzz-encounters.ts'
import { playThrough } from './test/fuzz-play.ts'
import { anything } from './test/fuzz-policy.ts'

const TIMES = 6
const CAREERS = 30
const CAREERS_AT_RANDOM = 600

/** Careers of every service by the policy, each printed on its sheet, and many at random. */
function makeCareers(ruleset: Ruleset, counter: Why): void {
  const world = careerWorld(ruleset)
  const source = seeded('careers')
  for (const service of SERVICES) {
    const { recorded } = careers(world, wishing({ service }), ANYBODY, counter)
    for (let time = 0; time < CAREERS; time++) {
      const { career, history } = recorded(source)
      const character = characterOf(career, history)
      printLines(character, counter)
      printForm(character, { confidential: false }, counter)
    }
  }
  const { one } = careers(world, anything(), ANYBODY, counter)
  for (let time = 0; time < CAREERS_AT_RANDOM; time++) one(source)
}

/** How often each rule fired, as printed. */
export function travellerFired(): ReadonlyMap<string, number> {
  const ruleset = compose(choosable)
  const counter = ruleset.count()
  const source = seeded('fired')
  makeCareers(ruleset, counter)
  const fights = { ...encounterPlay, ruleset }
  const random = simulator(fights, anything(), counter)
  const sensible = simulator(fights, bot(ruleset), counter)
  for (const [index, written] of FUZZ_ENCOUNTERS.entries()) {
    const file = encounterFile.read(written, `encounter ${index}`)
    for (let time = 0; time < TIMES; time++) {
      const start = startOf(file, `encounter ${index}`, counter)
      random.run(encounter, { rounds: file.rounds }, start, source)
      sensible.run(encounter, { rounds: file.rounds }, start, source)
    }
  }
  const play = simulator({ ...downtimePlay, ruleset }, anything(), counter)
  for (let time = 0; time < TIMES; time++) playThrough(play, source)
  // This one fires only where the campaign chose it.
  const lenient = compose(choosable, { options: ['injury'] })
  const injured = lenient.count()
  makeCareers(lenient, injured)
  const own = injured.fired.get(injury.id)
  return own === undefined ? counter.fired : new Map([...counter.fired, [injury.id, own]])
}
