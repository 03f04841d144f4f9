/**
 * `npm run exchanges [count] [seed]`: exchanges of GURPS by the million, grenades among them, as printed, with each option of
 * the screen and with all of them. How often each thing happened must agree with its exact odds within four standard errors.
 */
import { compose } from '@umpire/engine'
import { fightPlay } from '@umpire/gurps/fight'
import { GRENADES, MORE_GRENADES, OTHER_ACTS, SET_UPS, simulated, TWICE } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { screenOptions } from '@umpire/screen'

const MOST_ERRORS = 4

const [count = '1000000', seed = 'exchanges'] = process.argv.slice(2)
const all = { ...choosable, options: [...choosable.options, ...screenOptions] }

/** An option with everything that it requires. */
const withRequired = (key: string): readonly string[] => [
  key,
  ...(screenOptions.find(one => one.key === key)?.requires ?? []).flatMap(withRequired),
]
const packs: readonly (readonly [string, readonly string[]])[] = [
  ['as printed', []],
  ...screenOptions.map(({ key }) => [key, withRequired(key)] as const),
  ['every option', screenOptions.map(({ key }) => key)],
]
const setUps = [...SET_UPS, ...TWICE, ...OTHER_ACTS, ...GRENADES, ...MORE_GRENADES]
const each = Math.ceil(Number(count) / (packs.length * setUps.length))

let [made, held, worst] = [0, 0, { errors: 0, what: '' }]
for (const [name, options] of packs) {
  const world = { ...fightPlay, ruleset: compose(all, { options, settings: {} }) }
  for (const setUp of setUps) {
    for (const one of simulated(world, setUp, each, `${seed} ${name} ${setUp.what}`)) {
      const what = `${name}, ${setUp.what}, ${one.what}: ${one.seen.toFixed(5)} for ${one.told.toFixed(5)}`
      held++
      if (one.errors > worst.errors) worst = { errors: one.errors, what }
      if (one.errors > MOST_ERRORS) {
        process.stderr.write(`exchanges: ${what}, ${one.errors.toFixed(1)} standard errors\n`)
        process.exitCode = 1
      }
    }
    made += each
  }
  process.stderr.write(`exchanges: ${name}, ${made} so far\n`)
}
process.stdout.write(
  `${made} exchanges, ${held} chances held against their exact odds: the farthest is ${worst.errors.toFixed(2)} standard errors off (${worst.what})\n`,
)
