/**
 * `npm run fights -- [--system gurps|gulliver|tensided] [count] [seed]`: fights at random; of GURPS as printed and with options
 * of the screen as they come, between bodies of any size under options of GULLIVER as they come, of G&G as ruled, by other readings and without dice. Each must end, be legal at every step, and
 * give the same state again from its facts.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { seeded } from '@umpire/dice'
import { compose, type Fact, replay } from '@umpire/engine'
import { anyBody, anyOptions as anySwitches, all as sized } from '@umpire/gulliver/fuzz'
import { fightPlay as gurpsPlay } from '@umpire/gurps/fight'
import { fuzzed as gurpsFight, SMALL } from '@umpire/gurps/fixtures'
import { choosable as gurps } from '@umpire/gurps/rooms'
import { screenOptions } from '@umpire/screen'
import { choosable as tensided } from '@umpire/tensided'
import { fightPlay as tensidedPlay } from '@umpire/tensided/fight'
import { OTHERWISE, fuzzed as tensidedFight } from '@umpire/tensided/fuzz'

const SECONDS = 120
const EVERY = 100

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { system: { type: 'string', default: 'gurps' } },
})
const [count = '10000', seed = 'fights'] = positionals
const all = { ...gurps, options: [...gurps.options, ...screenOptions] }
const source = seeded(seed)

/** As printed every other time; otherwise anything of the screen, with what it requires. */
function anyOptions(nth: number): readonly string[] {
  if (nth % 2 === 0) return []
  const chosen = screenOptions.filter(() => source.draw(2, 1) === 0)
  return [...new Set(chosen.flatMap(({ key, requires }) => [key, ...requires]))]
}

interface Fought<S, F> {
  readonly start: S
  readonly end: S
  readonly facts: readonly F[]
  readonly wrong: readonly string[]
}

/** How many facts it had, and whatever was wrong with it. */
function judged<S extends { readonly stage: string }, F extends Fact>(
  fought: Fought<S, F>,
  evolve: (state: S, fact: F) => S,
  options: readonly string[] = [],
) {
  const same = isDeepStrictEqual(replay(fought.start, fought.facts, evolve), fought.end)
  const wrong = [
    ...fought.wrong,
    ...(same ? [] : ['its facts give another state']),
    ...(fought.end.stage === 'over' ? [] : ['it does not end']),
  ]
  return { facts: fought.facts.length, wrong, options }
}

/** As ruled every other time; otherwise by other readings, or without dice. */
const readings = [{}, ...OTHERWISE].map(settings => compose(tensided, { settings }))
const readingOf = (nth: number) =>
  readings[nth % 2 === 0 ? 0 : 1 + (((nth - 1) / 2) % OTHERWISE.length)] ?? compose(tensided)
const SYSTEMS: { readonly [system: string]: (name: string, nth: number) => ReturnType<typeof judged> } = {
  gurps: (name, nth) => {
    const options = anyOptions(nth)
    return judged(gurpsFight(name, compose(all, { options, settings: {} }), SECONDS), gurpsPlay.evolve, options)
  },
  gulliver: name => {
    const options = anySwitches(source)
    const ruleset = compose(sized, { options, settings: {} })
    return judged(gurpsFight(name, ruleset, SECONDS, SMALL, anyBody), gurpsPlay.evolve, options)
  },
  tensided: (name, nth) => judged(tensidedFight(name, readingOf(nth), SECONDS), tensidedPlay.evolve),
}

const fightOf = SYSTEMS[values.system]
if (fightOf === undefined) {
  process.stderr.write(`fights: expected one of ${Object.keys(SYSTEMS).join(', ')}, got ${values.system}\n`)
  process.exit(2)
}

let facts = 0
for (let nth = 0; nth < Number(count); nth++) {
  const name = `${seed} ${nth}`
  const fought = fightOf(name, nth)
  facts += fought.facts
  if (fought.wrong.length > 0) {
    const options = fought.options.join(', ') || 'no option'
    process.stderr.write(`fights: ${name} with ${options}:\n${fought.wrong.join('\n')}\n`)
    process.exit(1)
  }
  if ((nth + 1) % EVERY === 0) process.stderr.write(`fights: ${nth + 1} of ${count}, ${facts} facts\n`)
}
process.stdout.write(`${count} fights, ${facts} facts: all ended, all legal, all replayed to the same state\n`)
