/** Mirror fights for tests of the bot: five of a kind on either side, as many paces apart, and who plays which side. */
import { seeded } from '@umpire/dice'
import { type Json, type Policy, type Ruleset, simulator } from '@umpire/engine'
import { fightPlay } from '../index.ts'
import type { Arm } from '../state/fighter.ts'
import { type Fight, fighterAt, placeOf } from '../state/state.ts'
import { fight } from '../turn/fight.ts'
import { arm, blow, fightOf, gun, somebody, standing } from './people.ts'

const rifle = arm('Rifle', {
  hands: 2,
  parry: 6,
  gun: gun(13, '6d', { ss: 14, acc: 10, rates: [{ shots: 1, automatic: false }], shots: 5, rcl: -2 }),
  blows: [blow('bayonet', 11, '1d+1', 'impaling', { hands: 2, reach: [1, 2] })],
})
const machine = arm('Machine pistol', {
  hands: 2,
  gun: gun(13, '3d-1', { ss: 11, acc: 6, rates: [{ shots: 9, automatic: true }], shots: 32 }),
})
const pistol = arm('Pistol', { gun: gun(12, '2d+2', { ss: 10, acc: 3, shots: 7, rcl: -2 }) })
const sword = arm('Sword', {
  parry: 7,
  blows: [blow('cut', 13, '1d+3', 'cutting'), blow('thrust', 13, '1d', 'impaling')],
})
const knife = arm('Knife', { parry: 5, weight_lb: 1, blows: [blow('thrust', 12, '1d-1', 'impaling')] })

/** What each of the five carries; the last are in the hand only if there is one free. */
export const RIFLES: readonly (readonly Arm[])[] = [[rifle], [rifle], [rifle], [machine], [pistol, knife]]
export const SWORDS: readonly (readonly Arm[])[] = [[sword], [sword], [sword], [knife], [sword]]

/** Five against the same five. */
export function mirror(kit: readonly (readonly Arm[])[], apart: number, map: Json | null = null, q = 0, r = 0): Fight {
  const sides = [0, 1].flatMap(side =>
    kit.map((arms, nth) => {
      const one = somebody(`${side === 0 ? 'a' : 'b'}${nth}`, side, arms, { dx: 11, ht: 11 })
      // Facing each other, point for point.
      const row = side === 0 ? 2 * nth : 2 * (kit.length - 1 - nth)
      const column = q - row / 2 + (side === 0 ? 0 : apart)
      return [
        one,
        standing(
          one,
          column,
          arms.slice(1).map(({ name }) => name),
          { r: r + row },
        ),
      ] as const
    }),
  )
  return fightOf(sides, { map })
}

/** One policy for each side. */
export const between =
  (first: Policy<Fight>, second: Policy<Fight>): Policy<Fight> =>
  (offer, state) =>
    (fighterAt(state, placeOf(state, offer.who)).side === 0 ? first : second)(offer, state)

/** Whatever is allowed, but nobody gives up or runs. */
export function atRandom(seed: string): Policy<Fight> {
  const source = seeded(seed)
  return ({ choices }) => {
    const allowed = choices.filter(({ refused, key }) => refused === undefined && key !== 'surrender' && key !== 'flee')
    return allowed[source.draw(Math.max(1, allowed.length), 1)]?.key ?? choices[0]?.key ?? ''
  }
}

const SECONDS = 300

/** How often each side won, and neither; and the longest of the fights. */
export function played(ruleset: Ruleset, policy: Policy<Fight>, start: Fight, fights: number, seed: string) {
  const play = simulator({ ...fightPlay, ruleset }, policy)
  const wins: [number, number] = [0, 0]
  let [neither, longest] = [0, 0]
  for (let run = 0; run < fights; run++) {
    const { state } = play.run(fight, { seconds: SECONDS }, start, seeded(seed).fork(run))
    longest = Math.max(longest, state.second)
    if (state.winner === null) neither++
    else wins[state.winner === 0 ? 0 : 1]++
  }
  return { wins, neither, longest, calledOff: longest >= SECONDS }
}
