/** Declared rounds of the Tensided system by the million: what happened how often, beside its exact odds. */
import { compose } from '@umpire/engine'
import { tensided } from '@umpire/tensided'
import { fightPlay } from '@umpire/tensided/fight'
import { SET_UPS, simulated } from '@umpire/tensided/fixtures'

const EXCHANGES = 1_000_000
/** Standard errors between what was seen and what was told. */
const MOST_ERRORS = 4

export function benchTensidedExchanges(): void {
  const world = { ...fightPlay, ruleset: compose(tensided) }
  const each = Math.ceil(EXCHANGES / SET_UPS.length)
  let [chances, worst, farthest] = [0, 0, '']
  const start = performance.now()
  for (const setUp of SET_UPS) {
    for (const { what, seen, told, errors } of simulated(world, setUp, each, `exchanges ${setUp.what}`)) {
      chances++
      if (errors > worst)
        [worst, farthest] = [errors, `${setUp.what}, ${what}: ${seen.toFixed(5)} for ${told.toFixed(5)}`]
    }
  }
  const line = {
    figure: 'tensided-exchanges: how often each thing happened against its exact odds, in standard errors',
    exchanges: each * SET_UPS.length,
    chances,
    worst: Number(worst.toFixed(2)),
    farthest,
    wanted: MOST_ERRORS,
    met: worst <= MOST_ERRORS,
    seconds: Math.round((performance.now() - start) / 1000),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
