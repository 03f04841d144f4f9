/** Whole fights of the Tensided system: five against five among crates. */
import type { Json } from '@umpire/engine'
import { tensided } from '@umpire/tensided'
import { benchWholeFights } from './whole-fights.ts'

/** A warehouse: rows of crates with gaps between. */
const MAP = Array.from({ length: 20 }, (_, y) =>
  Array.from({ length: 40 }, (__, x) => {
    if (y === 10 && (x === 4 || x === 35)) return x === 4 ? 'A' : 'B'
    return x % 8 === 0 && x > 0 && y % 5 !== 0 ? '#' : '.'
  }).join(' '),
).join('\n')

const side = (name: string, at: string): Json => ({
  name,
  at,
  members: [
    { archetype: 'soldier', xp: 300, count: 3, seed: `${name} soldiers`, name: `${name} soldier` },
    { archetype: 'gunman', xp: 100, count: 2, seed: `${name} thugs`, name: `${name} thug` },
  ],
})

const FIREFIGHT: Json = {
  system: 'tensided',
  map: MAP,
  clutter: 'medium',
  sides: [side('red', 'A'), side('blue', 'B')],
}

export const benchTensidedFights = (): Promise<void> =>
  benchWholeFights({
    bench: 'tensided-fights',
    system: 'tensided',
    fight: 'five against five among crates',
    encounters: tensided.encounters,
    encounter: FIREFIGHT,
    sides: 10,
    runs: 300,
  })
