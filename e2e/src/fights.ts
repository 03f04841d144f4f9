/**
 * `npm run fights [count] [seed]`: GURPS fights at random, as printed and with options of the screen as they come. Each must
 * end, be legal at every step, and give the same state again from its facts.
 */
import { isDeepStrictEqual } from 'node:util'
import { seeded } from '@umpire/dice'
import { compose, replay } from '@umpire/engine'
import { fightPlay } from '@umpire/gurps/fight'
import { fuzzed } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { screenOptions } from '@umpire/screen'

const SECONDS = 120
const EVERY = 100

const [count = '10000', seed = 'fights'] = process.argv.slice(2)
const all = { ...choosable, options: [...choosable.options, ...screenOptions] }
const source = seeded(seed)

/** As printed every other time; otherwise anything of the screen, with what it requires. */
function anyOptions(nth: number): readonly string[] {
  if (nth % 2 === 0) return []
  const chosen = screenOptions.filter(() => source.draw(2, 1) === 0)
  return [...new Set(chosen.flatMap(({ key, requires }) => [key, ...requires]))]
}

let facts = 0
for (let nth = 0; nth < Number(count); nth++) {
  const options = anyOptions(nth)
  const name = `${seed} ${nth}`
  const fought = fuzzed(name, compose(all, { options, settings: {} }), SECONDS)
  const same = isDeepStrictEqual(replay(fought.start, fought.facts, fightPlay.evolve), fought.end)
  const wrong = [
    ...fought.wrong,
    ...(same ? [] : ['its facts give another state']),
    ...(fought.end.stage === 'over' ? [] : ['it does not end']),
  ]
  facts += fought.facts.length
  if (wrong.length > 0) {
    process.stderr.write(`fights: ${name} with ${options.join(', ') || 'no option'}:\n${wrong.join('\n')}\n`)
    process.exit(1)
  }
  if ((nth + 1) % EVERY === 0) process.stderr.write(`fights: ${nth + 1} of ${count}, ${facts} facts\n`)
}
process.stdout.write(`${count} fights, ${facts} facts: all ended, all legal, all replayed to the same state\n`)
