/** Riflemen among ruins who like to watch, to come out of cover and to shoot through each other. */
import { seeded } from '@umpire/dice'
import { compose, type Offer, replay, startPlay, throwing } from '@umpire/engine'
import { type Fight, fight, fightPlay } from '@umpire/gurps/fight'
import { arm, blow, fightOf, gun, hills, somebody, standing, wrongWith, wrongWithFact } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { screenOptions } from '../option/index.ts'

const rifle = arm('Rifle', {
  hands: 2,
  gun: gun(18, '2d', { acc: 6, shots: 30, rates: [{ shots: 3, automatic: false }] }),
  blows: [blow('butt', 12, '1d', 'crushing')],
})
const RUINS = [
  '. . . # . . . . . # . .',
  '. . . # . . # . . . . .',
  '. # . . . . # . . : . .',
  '. . . . + . . . . # . .',
  '. . # . . . # . . . . .',
  '. . . . . . . . # . . .',
]
const HEIGHTS = RUINS.map((_, row) => `${row}${row}${row}.........`)

function skirmish(): Fight {
  const people = Array.from({ length: 6 }, (_, nth) =>
    somebody(`p${nth}`, nth % 2, [rifle], { dx: 11 + (nth % 3), ht: 12 }),
  )
  return fightOf(
    people.map(
      (one, nth) => [one, standing(one, (nth % 2 === 0 ? 0 : 10) - Math.floor(nth / 2), [], { r: nth })] as const,
    ),
    { map: hills(RUINS, HEIGHTS) },
  )
}

const LIKED = ['pop-up', 'watch', 'shoot', 'go']

/** Whatever is allowed; often something that shoots or moves. */
function anybody(seed: string): (offer: Offer) => string {
  const source = seeded(seed)
  return ({ choices }) => {
    const allowed = choices.filter(({ refused, key }) => refused === undefined && key !== 'surrender' && key !== 'flee')
    const liked = allowed.filter(({ key }) => key.startsWith(LIKED[source.draw(LIKED.length, 1)] ?? ''))
    const from = liked.length > 0 && source.draw(4, 1) > 0 ? liked : allowed
    return from[source.draw(Math.max(1, from.length), 1)]?.key ?? ''
  }
}

test.each([
  ['ranged-detail'],
  ['ranged-detail', 'tactical', 'positions', 'hit-locations', 'critical-tables', 'modifiers'],
])('screen.ranged.modifiers: fights with %s … stay legal, and everything is tried', (...options) => {
  const ruleset = compose({ options: screenOptions }, { options, settings: {} })
  const seen = { outOfTurn: 0, stray: 0, popUp: 0, watched: 0 }
  for (let nth = 0; nth < 8; nth++) {
    const start = skirmish()
    const play = startPlay(
      { ...fightPlay, ruleset },
      fight,
      { seconds: 25 },
      start,
      throwing(seeded(`dice ${nth}`)),
      [],
      anybody(`${nth}`),
    )
    let state = start
    const facts = play.entries.flatMap(({ fact }) => (fact === undefined ? [] : [fightPlay.facts.read(fact)]))
    for (const fact of facts) {
      expect([...wrongWithFact(state, fact)], fact.type).toEqual([])
      if (fact.type === 'watched') seen.watched++
      if (fact.type === 'chose' && fact.values.maneuver === 'pop-up-attack') seen.popUp++
      if (fact.type === 'attacked' && fact.values.how === 'stray') seen.stray++
      if (
        fact.type === 'attacked' &&
        fact.values.how === 'shot' &&
        state.roster[state.order[state.turn] ?? 0]?.id !== fact.values.who
      )
        seen.outOfTurn++
      state = fightPlay.evolve(state, fact)
      expect([...wrongWith(state)], fact.type).toEqual([])
    }
    expect(play.state.stage).toBe('over')
    expect(replay(start, facts, fightPlay.evolve)).toEqual(play.state)
  }
  for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true])
})
