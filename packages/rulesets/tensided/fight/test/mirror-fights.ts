/** Mirror fights for tests of the bot: the same people on either side, and who plays which side. */
import { seeded } from '@umpire/dice'
import { type Policy, type Ruleset, simulator } from '@umpire/engine'
import { fightPlay } from '../index.ts'
import { type Fight, fighterAt, placeOf } from '../state/state.ts'
import { fight } from '../turn/fight.ts'
import { type Brought, fightOf, type Person } from './people.ts'

const inMain = { where: 'main hand' } as const
const inBoth = { where: 'both hands' } as const

const pistol: Brought = { weapon: '9mm Pistol', kind: 'gun', held: { ...inMain, rounds: 15, spare: 1 } }
const revolver: Brought = { weapon: '.38 Revolver', kind: 'gun', condition: 'average', held: { rounds: 6, spare: 12 } }
const rifle: Brought = { weapon: 'Assault Rifle', kind: 'gun', hands: 2, held: { ...inBoth, rounds: 30, spare: 1 } }
const smg: Brought = { weapon: 'Mini SMG', kind: 'gun', condition: 'poor', held: { ...inMain, rounds: 32, spare: 1 } }
const shotgun: Brought = { weapon: 'Pump Action', kind: 'gun', hands: 2, held: { ...inBoth, rounds: 4, spare: 8 } }
const grenade: Brought = { weapon: 'Grenade', kind: 'grenade' }
const knife: Brought = { weapon: 'Combat Knife', kind: 'melee' }
const sword: Brought = { weapon: 'Sword', kind: 'melee', held: inMain }
const bat: Brought = { weapon: 'Baseball Bat', kind: 'melee', held: inMain }

type Kit = readonly (readonly Brought[])[]
export const GUNS: Kit = [[pistol, knife], [rifle], [smg, grenade], [shotgun], [revolver, knife]]
export const BLADES: Kit = [[sword], [knife], [bat], [sword]]

const SKILLED: NonNullable<Person['is']> = {
  hth: { level: 4, concentrations: ['knife', 'sword', 'blunt', 'percussion', 'wrestling'] },
  ranged: { level: 4, concentrations: ['pistol', 'rifle', 'grenade'] },
  medic: 3,
  worn: [{ armor: 'Heavy leather jacket', without: [], spectra: false }],
}

/** All against the same, so many metres apart, point for point. */
export function mirror(kit: Kit, apart: number, ground: Partial<Fight> = {}): Fight {
  const people = ([0, 1] as const).flatMap(side =>
    kit.map((brings, nth): Person => {
      const row = side === 0 ? 2 * nth : 2 * (kit.length - 1 - nth)
      const at = [side === 0 ? 2 : 2 + apart, 2 + row] as const
      return { id: `${side === 0 ? 'a' : 'b'}${nth}`, side, at, is: SKILLED, brings }
    }),
  )
  return fightOf(people, ground)
}

/** One policy for each side. */
export const between =
  (first: Policy<Fight>, second: Policy<Fight>): Policy<Fight> =>
  (offer, state) =>
    (fighterAt(state, placeOf(state, offer.who)).side === 0 ? first : second)(offer, state)

const ROUNDS = 200

/** How often each side won, and neither; and the longest of the fights. */
export function played(ruleset: Ruleset, policy: Policy<Fight>, start: Fight, fights: number, seed: string) {
  const play = simulator({ ...fightPlay, ruleset }, policy)
  const wins: [number, number] = [0, 0]
  let [neither, longest] = [0, 0]
  for (let run = 0; run < fights; run++) {
    const { state } = play.run(fight, { rounds: ROUNDS }, start, seeded(seed).fork(run))
    longest = Math.max(longest, state.round)
    if (state.winner === null) neither++
    else wins[state.winner === 0 ? 0 : 1]++
  }
  return { wins, neither, longest, calledOff: longest > ROUNDS }
}
