import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { each, everyone, gmOnly, owner, ownerIn, type Seat, type Sight, show, showing, whole } from './view.ts'

type State = {
  readonly round: number
  readonly secret: string
  readonly fighters: { readonly [name: string]: { readonly name: string; readonly hp: number; readonly plan: string } }
  readonly shots: readonly { readonly by: string; readonly ammo: number }[]
  readonly map: { readonly walls: readonly number[] }
}
const state: State = {
  round: 3,
  secret: 'the butler',
  fighters: { Ada: { name: 'Ada', hp: 7, plan: 'flee' }, Bram: { name: 'Bram', hp: 9, plan: 'charge' } },
  shots: [
    { by: 'Ada', ammo: 5 },
    { by: 'Bram', ammo: 6 },
  ],
  map: { walls: [1, 2] },
}
const sight: Sight<State> = {
  round: everyone,
  fighters: each({ name: everyone, hp: owner, plan: gmOnly }),
  shots: each({ by: everyone, ammo: ownerIn('by') }),
  map: whole(everyone),
}
const seat = (role: Seat['role'], ...actors: string[]): Seat => ({ id: 's', role, actors })

describe('show', () => {
  test('a player sees what is public and what is theirs', () => {
    expect(show(state, sight, seat('player', 'Ada'))).toEqual({
      round: 3,
      fighters: { Ada: { name: 'Ada', hp: 7 }, Bram: { name: 'Bram' } },
      shots: [{ by: 'Ada', ammo: 5 }, { by: 'Bram' }],
      map: { walls: [1, 2] },
    })
  })
  test('a spectator sees what is public', () => {
    expect(show(state, sight, seat('spectator'))).toEqual({
      round: 3,
      fighters: { Ada: { name: 'Ada' }, Bram: { name: 'Bram' } },
      shots: [{ by: 'Ada' }, { by: 'Bram' }],
      map: { walls: [1, 2] },
    })
  })
  test('the game master sees all that is listed, and nothing else', () => {
    const seen = JSON.stringify(show(state, sight, seat('gm')))
    expect(seen).toContain('flee')
    expect(seen).not.toContain('butler')
  })
  test('a field added later stays hidden', () => {
    const later: State = JSON.parse(
      JSON.stringify({ ...state, added: 'x1' }).replaceAll('"plan"', '"added":"x2","plan"'),
    )
    const seen = JSON.stringify(show(later, sight, seat('gm')))
    expect(JSON.stringify(later)).toMatch(/x1.*|x2/)
    expect(seen).not.toMatch(/x1|x2|added/)
  })
  test('an audience on an object lets nothing through: only leaves are listed', () => {
    const careless: Sight<{ readonly a: number }> = { a: everyone }
    expect(show({ a: JSON.parse('{"inner":"secret"}') }, careless, seat('gm'))).toEqual({})
  })
  test('shown one after the other, states look as each would alone, and share what did not change', () => {
    const shows = showing(sight, seat('gm'))
    const first = shows(state)
    expect(first).toEqual(show(state, sight, seat('gm')))
    const later: State = { ...state, round: state.round + 1 }
    expect(shows(later)).toEqual(show(later, sight, seat('gm')))
    expect(shows(state)).toEqual(first)
    for (const who of [seat('player', 'Ada'), seat('spectator')]) {
      const others = showing(sight, who)
      for (const one of [state, later, state]) expect(others(one)).toEqual(show(one, sight, who))
    }
  })
  test('any states one after the other look as each would alone, and what looks the same is the same', () => {
    const fighter = fc.record({ name: fc.constantFrom('a', 'b'), hp: fc.nat(2), plan: fc.constantFrom('x', 'y') })
    const shot = fc.record({ by: fc.constantFrom('Ada', 'Bram'), ammo: fc.nat(2) })
    const change = fc.oneof(
      fc.record({ round: fc.nat(3) }),
      fc.record({ fighters: fc.dictionary(fc.constantFrom('Ada', 'Bram', 'Cid'), fighter) }),
      fc.record({ shots: fc.array(shot, { maxLength: 3 }) }),
    )
    fc.assert(
      fc.property(fc.array(change), fc.constantFrom(seat('gm'), seat('player', 'Ada')), (changes, who) => {
        const shows = showing(sight, who)
        let now = state
        let before = shows(now)
        for (const one of changes) {
          now = { ...now, ...one }
          const seen = shows(now)
          expect(JSON.stringify(seen)).toBe(JSON.stringify(show(now, sight, who)))
          expect(seen === before).toBe(JSON.stringify(seen) === JSON.stringify(before))
          before = seen
        }
      }),
    )
  })
  test('a list that two share by reference is shown to the owner of each', () => {
    const plans = ['flee']
    const two = [
      { id: 'Bram', plans },
      { id: 'Ada', plans },
    ]
    const plan: Sight<typeof two> = each({ id: everyone, plans: each(ownerIn('id')) })
    expect(showing<typeof two>(plan, seat('player', 'Ada'))(two)).toEqual([
      { id: 'Bram', plans: [] },
      { id: 'Ada', plans },
    ])
  })
  test('an actor may be called anything', () => {
    const odd: { readonly [name: string]: number } = JSON.parse('{"__proto__":1,"constructor":2,"Ada":3}')
    const seen = show(odd, each(everyone), seat('spectator'))
    expect(JSON.stringify(seen)).toBe('{"__proto__":1,"constructor":2,"Ada":3}')
    expect(JSON.stringify(show(odd, each(owner), seat('player', 'constructor')))).toBe('{"constructor":2}')
  })
  test('names from the prototype open nothing', () => {
    const odd: State = JSON.parse('{"constructor":"x","__proto__":{"round":1},"toString":"y"}')
    fc.assert(
      fc.property(fc.constantFrom(seat('gm'), seat('player')), who => {
        expect(JSON.stringify(show(odd, sight, who))).toBe('{}')
      }),
    )
  })
})
