/** `npm run bench [name …]`: one JSON line per figure. */
import { benchCareers } from './careers.ts'
import { benchDice } from './dice.ts'
import { benchExchange } from './exchange.ts'
import { benchFights } from './fights.ts'
import { benchGeometry } from './geometry.ts'
import { benchGurpsExchange } from './gurps-exchange.ts'
import { benchGurpsFights } from './gurps-fights.ts'
import { benchGurpsOdds } from './gurps-odds.ts'
import { benchPanel } from './panel.ts'
import { benchGurpsTables } from './tables/gurps-tables.ts'
import { benchIdle } from './tables/idle.ts'
import { benchOpening } from './tables/opening.ts'
import { benchSteady } from './tables/steady.ts'
import { benchTables } from './tables/tables.ts'
import { benchTensidedExchange } from './tensided-exchange.ts'
import { benchTensidedExchanges } from './tensided-exchanges.ts'
import { benchTensidedFights } from './tensided-fights.ts'
import { benchTensidedOdds } from './tensided-odds.ts'
import { benchWorkers } from './workers.ts'

const BENCHES: { readonly [name: string]: () => void | Promise<void> } = {
  dice: benchDice,
  exchange: benchExchange,
  geometry: benchGeometry,
  careers: benchCareers,
  fights: benchFights,
  'gurps-odds': benchGurpsOdds,
  'gurps-exchange': benchGurpsExchange,
  'gurps-fights': benchGurpsFights,
  'tensided-odds': benchTensidedOdds,
  'tensided-exchange': benchTensidedExchange,
  'tensided-exchanges': benchTensidedExchanges,
  'tensided-fights': benchTensidedFights,
  panel: benchPanel,
  workers: benchWorkers,
  'gurps-tables': benchGurpsTables,
  tables: benchTables,
  steady: benchSteady,
  opening: benchOpening,
  idle: benchIdle,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !(name in BENCHES))
if (unknown.length > 0) {
  process.stderr.write(`bench: expected ${Object.keys(BENCHES).join(', ')}, got ${unknown.join(', ')}\n`)
  process.exit(2)
}
for (const [name, bench] of Object.entries(BENCHES)) if (wanted.length === 0 || wanted.includes(name)) await bench()
