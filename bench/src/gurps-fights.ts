/** Whole fights of GURPS: five against five on a large map. */
import type { Json } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { benchWholeFights } from './whole-fights.ts'

const [WIDTH, HEIGHT] = [60, 40]

/** Open ground with hedges, low walls and a few houses, always the same. */
function ground(): Json {
  let seed = 20_240_229
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const sign = (): string => {
    const drawn = below(40)
    return drawn === 0 ? '#' : drawn < 3 ? '+' : drawn < 6 ? ':' : '.'
  }
  return Array.from({ length: HEIGHT }, (_, r) => {
    const row = Array.from({ length: WIDTH }, (__, column) =>
      r === HEIGHT / 2 && column === 8 ? 'A' : r === HEIGHT / 2 && column === WIDTH - 9 ? 'B' : sign(),
    )
    return `${r % 2 === 1 ? ' ' : ''}${row.join(' ')}`
  }).join('\n')
}

const side = (name: string, nation: string): Json => ({
  name,
  members: [
    { template: 'nco', nation, name: `${name} sergeant` },
    { template: 'rifleman', nation, count: 3, name: `${name} rifleman` },
    { template: 'paratrooper', nation, name: `${name} scout` },
  ],
})

const FIREFIGHT: Json = { system: 'gurps', map: ground(), sides: [side('red', 'british'), side('blue', 'german')] }

export const benchGurpsFights = (): Promise<void> =>
  benchWholeFights({
    bench: 'gurps-fights',
    system: 'gurps',
    fight: `five against five on ${WIDTH} by ${HEIGHT} hexes`,
    encounters: gurpsWith([]).encounters,
    encounter: FIREFIGHT,
    sides: 6,
    runs: 2000,
  })
