import { compose } from '@umpire/engine'
import { arm, blow, fightOf, ground, gun, somebody, standing } from '@umpire/gurps/fixtures'
import { maneuverList } from '@umpire/gurps/rooms'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../option/index.ts'
import { stepwise } from '../test/stepwise-fixture.ts'

const rifle = arm('Rifle', {
  hands: 2,
  gun: gun(16, '2d', { ss: 15, acc: 8, rates: [{ shots: 1, automatic: false }] }),
})
const club = arm('Club', { blows: [blow('swing', 12, '1d', 'crushing')] })
const ann = somebody('ann', 0, [rifle], { dx: 13, ht: 12 })
const cid = somebody('cid', 0, [club], { dx: 12, ht: 12 })
const bob = somebody('bob', 1, [club], { dx: 10, ht: 11 })

const OPEN = ground(...Array.from({ length: 7 }, () => '. '.repeat(16)))
const DETAIL = ['ranged-detail']

/** Ann at the left, Bob eight yards off; Cid, if he is there, beside Bob's way. */
const field = (map = OPEN, others: readonly ('cid' | 'bob')[] = ['bob']) =>
  fightOf(
    [
      [ann, standing(ann, 0, [], { r: 2 })],
      ...(others.includes('cid') ? [[cid, standing(cid, 4, [], { r: 2 })] as const] : []),
      ...(others.includes('bob') ? [[bob, standing(bob, 8, [], { r: 2 })] as const] : []),
    ],
    { map },
  )

describe('screen.ranged.modifiers: opportunity fire', () => {
  test('is no maneuver where the option is off', () => {
    for (const options of [[], ['tactical', 'positions']]) {
      const { answer, play } = stepwise(field(), options)
      expect(() => answer('watch:0:5,2')).toThrow('gurps.combat.maneuver-list')
      const [question] = play.questions
      const keys = question?.kind === 'choice' ? question.choices.map(({ key }) => key) : []
      expect(keys.filter(key => key.startsWith('watch'))).toEqual([])
    }
  })

  test('at whoever comes into one hex: −2, and no snap shot is tested', () => {
    const { answer, asked, attacks, of } = stepwise(field(), DETAIL)
    answer('watch:0:5,2')
    expect(of('ann')).toMatchObject({
      maneuver: 'opportunity-fire',
      watch: { arm: 0, q: 5, r: 2, radius: 0, looks: false, turns: 1 },
    })
    answer('go', '5,2')
    // 16, −3 for 5 yards and −2 for the hex: under SS 15, and not 4 worse.
    expect(asked()).toBe('ann: attack')
    answer(11)
    expect(attacks()).toEqual(['ann shot bob 11 hit'])
    expect(asked()).toBe('bob: defense')
    expect(of('ann').watch).toBeNull()
    expect(of('bob')).toMatchObject({ q: 5, moved: 3 })
  })

  test('nobody is shot at who goes elsewhere', () => {
    const { answer, asked, of } = stepwise(field(), DETAIL)
    answer('watch:0:5,2', 'go', '6,2')
    expect(asked()).toBe('bob: maneuver')
    expect(of('ann').watch).not.toBeNull()
  })

  test('whoever only passes is shot at on the way, and goes on if he can', () => {
    const { answer, asked, attacks, of } = stepwise(field(), DETAIL)
    answer('watch:0:6,2', 'go', '5,2')
    expect(asked()).toBe('ann: attack')
    expect(of('bob')).toMatchObject({ q: 6, moved: 2 })
    answer(15)
    expect(attacks()).toEqual(['ann shot bob 11 miss'])
    expect(asked()).toBe('bob: maneuver')
    expect(of('bob')).toMatchObject({ q: 5, moved: 3 })
  })

  test('the larger the area, the worse the shot', () => {
    const shot = (area: string): string | undefined => {
      const { answer, attacks } = stepwise(field(), DETAIL)
      answer(`watch:0:5,2${area}`, 'go', '5,2', 13)
      return attacks()[0]
    }
    expect(shot('')).toBe('ann shot bob 11 miss')
    // −5 in a line, −7 for seven hexes, −8 for nineteen; he enters them at 6 and 7 yards.
    expect(shot('/line')).toBe('ann shot bob 8 miss')
    expect(shot('/1')).toBe('ann shot bob 6 miss')
    expect(shot('/2')).toBe('ann shot bob 5 miss')
  })

  test('whoever makes sure first may hold his fire, and shoots at −2', () => {
    const { answer, asked, attacks, of } = stepwise(field(), DETAIL)
    answer('watch:0:5,2:look', 'go', '5,2')
    expect(asked()).toBe('ann: opportunity fire')
    answer('hold')
    expect(asked()).toBe('bob: maneuver')
    expect(of('ann').watch).not.toBeNull()
    const again = stepwise(field(), DETAIL)
    again.answer('watch:0:5,2:look', 'go', '5,2', 'shoot', 15)
    expect(again.attacks()).toEqual(['ann shot bob 9 miss'])
    expect(attacks()).toEqual([])
  })

  test('whoever does not make sure shoots at friends as well', () => {
    const careless = stepwise(field(OPEN, ['cid', 'bob']), DETAIL)
    careless.answer('watch:0:5,2', 'go', '5,2')
    expect(careless.asked()).toBe('ann: attack')
    careless.answer(15)
    expect(careless.attacks()[0]).toBe('ann shot cid 11 miss')
    const careful = stepwise(field(OPEN, ['cid', 'bob']), DETAIL)
    careful.answer('watch:0:5,2:look', 'go', '5,2')
    expect(careful.asked()).toBe('cid: maneuver')
  })

  test('a single hex is aimed at while one waits, turn after turn, until something disturbs it', () => {
    const waiting = () => {
      const one = stepwise(field(), DETAIL)
      one.answer('watch:0:5,2', 'nothing', 'watch:0:5,2', 'nothing', 'watch:0:5,2')
      return one
    }
    const { answer, attacks, of } = waiting()
    expect(of('ann').watch).toMatchObject({ turns: 3 })
    answer('go', '5,2', 17)
    // 11, Accuracy 8, and one for the second whole turn.
    expect(attacks()).toEqual(['ann shot bob 20 miss'])
    const elsewhere = waiting()
    elsewhere.answer('nothing', 'watch:0:6,2')
    expect(elsewhere.of('ann').watch).toMatchObject({ q: 6, turns: 1 })
  })

  test('it ends with the next maneuver, and whoever is out of sight is not seen', () => {
    const { answer, asked, of } = stepwise(field(), DETAIL)
    answer('watch:0:5,2', 'nothing', 'nothing')
    expect(of('ann').watch).toBeNull()
    answer('go', '5,2')
    expect(asked()).toBe('bob: maneuver')
    const wall = ground(
      ...Array.from({ length: 7 }, (_, row) => (row === 2 ? '. . . # . . . . . . . .' : '. '.repeat(12))),
    )
    const hidden = stepwise(field(wall), DETAIL)
    expect(() => hidden.answer('watch:0:5,2')).toThrow('out of sight')
  })

  test('only with a gun that is ready, within its range', () => {
    const { answer } = stepwise(field(), DETAIL)
    expect(() => answer('watch:1:5,2')).toThrow('only with a gun')
    expect(() => answer('watch:0:0,2')).toThrow('not the own hex')
    const dropped = stepwise(field(), DETAIL)
    dropped.answer('drop:0')
    expect(() => dropped.answer('watch:0:5,2')).toThrow('gurps.combat.weapon-ready')
  })
})

describe('screen.option.ranged-detail: two maneuvers more', () => {
  test.each([{ options: DETAIL }, { options: [...DETAIL, 'tactical', 'positions'] }])(
    'with $options',
    ({ options }) => {
      const why = compose({ options: screenOptions }, { options, settings: {} }).silent
      const plain = compose({ options: screenOptions }, { options: options.slice(1), settings: {} }).silent
      const { maneuvers } = maneuverList({ defense: 'none', aim_turns: 0 }, why)
      const before = maneuverList({ defense: 'none', aim_turns: 0 }, plain).maneuvers
      expect(maneuvers).toEqual([...before, ...maneuvers.slice(-2)])
      expect(maneuvers.slice(-2).map(({ maneuver }) => maneuver)).toEqual(['opportunity-fire', 'pop-up-attack'])
      // The list is one and the same whenever it is asked for.
      expect(maneuverList({ defense: 'none', aim_turns: 0 }, why).maneuvers).toBe(maneuvers)
      const attack = options.includes('tactical') ? 'step-and-attack' : 'attack'
      for (const [maneuver, like] of [
        ['opportunity-fire', 'aim'],
        ['pop-up-attack', attack],
      ] as const) {
        for (const defense of ['none', 'dodge', 'parry', 'block'] as const) {
          const { maneuvers: own, yards, ...answer } = maneuverList({ maneuver, defense, aim_turns: 2, move: 5 }, why)
          const {
            maneuvers: _,
            yards: __,
            ...model
          } = maneuverList({ maneuver: like, defense, aim_turns: 2, move: 5 }, why)
          expect(answer).toEqual(model)
          expect([own.map(one => one.maneuver), yards]).toEqual([[maneuver], 0])
        }
        expect(maneuverList({ maneuver, defense: 'none', aim_turns: 0 }, plain).allowed).toBe(false)
      }
    },
  )
})

describe('screen.ranged.modifiers: others in the line of fire', () => {
  const line = () => field(OPEN, ['cid', 'bob'])

  test('each hex with somebody in it takes 4 off, and without the option −4 is all', () => {
    const behind = somebody('dan', 1, [club], { dx: 8 })
    const start = fightOf(
      [
        [ann, standing(ann, 0, [], { r: 2 })],
        [cid, standing(cid, 4, [], { r: 2 })],
        [bob, standing(bob, 8, [], { r: 2 })],
        [behind, standing(behind, 10, [], { r: 2 })],
      ],
      { map: OPEN },
    )
    const aimed = (options: readonly string[]): string | undefined => {
      const one = stepwise(start, options)
      one.answer('aim:0:bob', 'nothing', 'nothing', 'nothing', 'shoot:0:0:bob', 17)
      return one.attacks()[0]
    }
    // 16 and Accuracy 8, −4 for 8 yards, −4 for Cid.
    expect(aimed([])).toBe('ann shot bob 16 miss')
    expect(aimed(DETAIL)).toBe('ann shot bob 16 miss')
    const snap = (options: readonly string[]): string | undefined => {
      const one = stepwise(start, options)
      one.answer('shoot:0:0:dan', 13)
      return one.attacks()[0]
    }
    // 16, −4 for 10 yards, −4 for both in the way, and −4 in haste; or −4 for each of them.
    expect(snap([])).toBe('ann shot dan 4 miss')
    expect(() => snap(DETAIL)).toThrow('gurps.combat.min-effective-skill')
  })

  test('a shot that misses may hit whoever is before the target or behind, at 9 at best, in order', () => {
    const { answer, asked, attacks, of } = stepwise(line(), DETAIL)
    answer('aim:0:bob', 'nothing', 'nothing', 'shoot:0:0:bob', 17)
    expect(asked()).toBe('ann: attack')
    answer(9)
    expect(attacks()).toEqual(['ann shot bob 16 miss', 'ann stray cid 9 hit'])
    expect(asked()).toBe('cid: defense')
    answer('dodge', 15, [3, 4])
    expect(of('cid').hp).toBe(5)
    expect(of('bob').hp).toBe(11)
  })

  test('whoever lies is passed over, and behind the target it goes on until something stops it', () => {
    const far = somebody('eve', 0, [club], { dx: 9 })
    const people = (map = OPEN) =>
      fightOf(
        [
          [ann, standing(ann, 0, [], { r: 2 })],
          [cid, standing(cid, 4, [], { r: 2, position: 'lying' })],
          [bob, standing(bob, 8, [], { r: 2 })],
          [far, standing(far, 10, [], { r: 2 })],
        ],
        { map },
      )
    const open = stepwise(people(), DETAIL)
    open.answer('shoot:0:0:bob', 16, 10)
    expect(open.attacks().map(one => one.split(' ').slice(0, 3).join(' '))).toEqual(['ann shot bob', 'ann stray eve'])
    const walled = ground(
      ...Array.from({ length: 7 }, (_, row) => (row === 2 ? '. . . . . . . . . . # . . .' : '. '.repeat(14))),
    )
    const stopped = stepwise(people(walled), DETAIL)
    stopped.answer('shoot:0:0:bob', 16)
    expect(stopped.attacks()).toHaveLength(1)
  })

  test('without the option a shot that misses hits nobody', () => {
    const { answer, asked, attacks } = stepwise(line(), [])
    answer('aim:0:bob', 'nothing', 'nothing', 'shoot:0:0:bob', 17)
    expect(attacks()).toHaveLength(1)
    expect(asked()).toBe('cid: maneuver')
  })
})
