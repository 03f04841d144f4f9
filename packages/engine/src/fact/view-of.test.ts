import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { flag, int, json, list, map, nullable, oneOf, optional, or, text, type ValueOf } from '../field/fields.ts'
import { isObject, type Json } from '../field/json.ts'
import { openRecord } from '../field/open-record.ts'
import { record } from '../field/record.ts'
import {
  type Audience,
  each,
  everyone,
  gmOnly,
  nobody,
  owner,
  ownerIn,
  type Seat,
  type Sight,
  type StateSight,
  show,
  whole,
} from './view.ts'
import { viewOf } from './view-of.ts'

const fight = record({
  round: int(),
  secret: text(),
  light: or(oneOf('day', 'dusk'), 'day'),
  fighters: map(
    record({ name: text(), hp: int(), plan: nullable(text()), out: nullable(record({ by: text(), until: int() })) }),
  ),
  shots: list(record({ by: text(), ammo: int(), jammed: optional(flag()) })),
  marks: list(text()),
  map: nullable(json()),
  file: openRecord({ name: text(), pay: int() }),
  note: optional(text()),
})
type Fight = ValueOf<typeof fight>

const sight = {
  round: everyone,
  light: everyone,
  fighters: each({ name: everyone, hp: owner, plan: everyone, out: { by: everyone, until: gmOnly } }),
  shots: each({ by: everyone, ammo: ownerIn('by'), jammed: everyone }),
  marks: each(gmOnly),
  map: whole(everyone),
  file: { name: everyone, unknown_fields: whole(gmOnly) },
  note: everyone,
} satisfies Sight<Fight>

const view = viewOf(fight, sight)
type FightView = ValueOf<typeof view>

const state: Fight = {
  round: 3,
  secret: 'the butler',
  light: 'dusk',
  fighters: {
    Ada: { name: 'Ada', hp: 7, plan: null, out: null },
    Bram: { name: 'Bram', hp: 9, plan: 'charge', out: { by: 'wounds', until: 12 } },
  },
  shots: [
    { by: 'Ada', ammo: 5 },
    { by: 'Bram', ammo: 6, jammed: true },
  ],
  marks: ['cursed'],
  map: { walls: [1, 2] },
  file: { name: 'File', pay: 3, unknown_fields: { later: 1 } },
}
const seat = (role: Seat['role'], ...actors: string[]): Seat => ({ id: 's', role, actors })
const SEATS = [seat('gm'), seat('player', 'Ada'), seat('player', 'Ada', 'Bram'), seat('spectator')]

describe('Seen', () => {
  test('what everyone sees is there; what some see may be missing', () => {
    expectTypeOf<FightView['round']>().toEqualTypeOf<number>()
    expectTypeOf<FightView['light']>().toEqualTypeOf<'day' | 'dusk'>()
    expectTypeOf<FightView['map']>().toEqualTypeOf<Json>()
    type Fighter = FightView['fighters'][string]
    expectTypeOf<Fighter['name']>().toEqualTypeOf<string>()
    expectTypeOf<Fighter['plan']>().toEqualTypeOf<string | null>()
    expectTypeOf<Pick<Fighter, 'hp'>>().toEqualTypeOf<{ readonly hp?: number }>()
    expectTypeOf<FightView['shots'][number]['ammo']>().toEqualTypeOf<number | undefined>()
    expectTypeOf<FightView['shots'][number]['jammed']>().toEqualTypeOf<boolean | undefined>()
    expectTypeOf<FightView['marks']>().toEqualTypeOf<readonly string[]>()
    expectTypeOf<FightView['note']>().toEqualTypeOf<string | undefined>()
  })
  test('a record that may be null is null where it is', () => {
    type Out = FightView['fighters'][string]['out']
    expectTypeOf<null>().toExtend<Out>()
    expectTypeOf<undefined>().not.toExtend<Out>()
    expectTypeOf<Exclude<Out, null>['by']>().toEqualTypeOf<string>()
    expectTypeOf<Exclude<Out, null>['until']>().toEqualTypeOf<number | undefined>()
  })
  test('what is not in sight has no type', () => {
    expectTypeOf<FightView>().not.toHaveProperty('secret')
    expectTypeOf<FightView['file']>().not.toHaveProperty('pay')
  })
})

describe('StateSight', () => {
  const body = record({ yards: int(), st: int(), more: map(int()), nerve: int() })
  const bodies = record({ all: list(record({ id: text(), body: optional(body), plan: nullable(body) })) })
  type Bodies = ValueOf<typeof bodies>
  const own = ownerIn('id')
  const parts = { yards: everyone, st: own, more: each<Audience>((_, { key }) => key === 'wings'), nerve: nobody }
  const all = { all: each({ id: everyone, body: whole(own, parts), plan: parts }) } satisfies StateSight<Bodies>
  const seen = viewOf(bodies, all)
  const one = { yards: 2, st: 14, more: { wings: 2, st: 14 }, nerve: 7 }
  const all3: Bodies = {
    all: [
      { id: 'Ada', body: one, plan: one },
      { id: 'Bram', plan: null },
    ],
  }

  test('shows all to some, and that much to the others', () => {
    const told = sent(show(all3, all, seat('spectator')))
    const part = { yards: 2, more: { wings: 2 } }
    expect(told).toEqual({
      all: [
        { id: 'Ada', body: part, plan: part },
        { id: 'Bram', plan: null },
      ],
    })
    expect(seen.read(told, 'view')).toEqual(told)
    const own = sent(show(all3, all, seat('player', 'Ada')))
    expect(own).toEqual({
      all: [
        { id: 'Ada', body: one, plan: part },
        { id: 'Bram', plan: null },
      ],
    })
    expect(seen.read(own, 'view')).toEqual(own)
    type Body = Exclude<ValueOf<typeof seen>['all'][number]['body'], undefined>
    expectTypeOf<Body['yards']>().toEqualTypeOf<number>()
    expectTypeOf<Body['st']>().toEqualTypeOf<number | undefined>()
  })
  test('has every field decided, and shows no record whole to everyone', () => {
    type Body = ValueOf<typeof body>
    const { nerve: _, ...undecided } = parts
    // @ts-expect-error: nobody has said who sees that.
    const forgotten: StateSight<Body> = undecided
    // @ts-expect-error: a field added later would be seen at once.
    const open: StateSight<Body> = whole(everyone)
    const plain: StateSight<Body['more']> = whole(everyone)
    const mine: StateSight<Body> = whole(own)
    expect([forgotten, open, plain, mine]).toHaveLength(4)
  })
})

const names = fc.constantFrom('Ada', 'Bram', '__proto__', 'constructor')
const fights: fc.Arbitrary<Fight> = fc
  .record(
    {
      round: fc.integer(),
      secret: fc.constant('the butler'),
      light: fc.constantFrom('day', 'dusk'),
      fighters: fc
        .array(
          fc.tuple(
            names,
            fc.record({
              name: names,
              hp: fc.integer(),
              plan: fc.option(fc.string()),
              out: fc.option(fc.record({ by: names, until: fc.integer() })),
            }),
          ),
        )
        .map(entries => Object.fromEntries(entries)),
      shots: fc.array(
        fc.record({ by: names, ammo: fc.integer(), jammed: fc.boolean() }, { requiredKeys: ['by', 'ammo'] }),
      ),
      marks: fc.array(fc.string()),
      map: fc.jsonValue({ maxDepth: 3 }),
      file: fc.record({ name: names, pay: fc.integer(), later: fc.jsonValue({ maxDepth: 2 }) }),
      note: fc.string(),
    },
    { requiredKeys: ['round', 'secret', 'light', 'fighters', 'shots', 'marks', 'map', 'file'] },
  )
  .map(made => fight.read(JSON.parse(JSON.stringify(made)), 'fight'))

/** The wire between the two. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('viewOf', () => {
  test('reads whatever is shown to any seat', () => {
    fc.assert(
      fc.property(fights, fc.constantFrom(...SEATS), (any, who) => {
        const shown = sent(show(any, sight, who))
        expect(view.read(shown, 'view')).toEqual(shown)
      }),
    )
  })
  test('refuses what no seat may see', () => {
    fc.assert(
      fc.property(fights, fc.constantFrom(...SEATS), (any, who) => {
        const shown = sent(show(any, sight, who))
        expect(isObject(shown)).toBe(true)
        expect(() => view.read({ ...(isObject(shown) ? shown : {}), secret: any.secret }, 'view')).toThrow('"secret"')
      }),
    )
  })

  const given = show(state, sight, seat('player', 'Ada'))
  const shown = isObject(given) ? given : {}
  const wrong: readonly (readonly [change: object, place: string])[] = [
    [{ round: '3' }, 'view.round: expected a whole number, got "3"'],
    [{ light: 'night' }, 'view.light: expected one of day, dusk, got "night"'],
    [{ light: undefined }, 'view.light: expected one of day, dusk, got nothing'],
    [{ fighters: { Ada: { name: 7, plan: null } } }, 'view.fighters.Ada.name'],
    [{ fighters: { Ada: { name: 'Ada', plan: null } } }, 'view.fighters.Ada.out: expected'],
    [{ fighters: { Ada: { name: 'Ada', plan: null, out: { until: 3 } } } }, 'view.fighters.Ada.out.by'],
    [{ shots: [{ by: 'Ada' }, null] }, 'view.shots[1]'],
    [{ file: { name: 'File', pay: 3 } }, 'view.file: expected only the fields name, unknown_fields'],
  ]
  for (const [change, message] of wrong) {
    test(`refuses ${JSON.stringify(change)} with its place`, () => {
      expect(() => view.read({ ...shown, ...change }, 'view')).toThrow(message)
    })
  }

  test('reads again only what changed', () => {
    const before = view.read(shown, 'view')
    expect(view.read(shown, 'view')).toBe(before)
    const after = view.read({ ...shown, round: 4 }, 'view')
    expect(after.round).toBe(4)
    expect(after.fighters).toBe(before.fighters)
    expect(after.shots).toBe(before.shots)
  })
  test('a state that no seat is sure to see may be missing', () => {
    const hidden = viewOf(fight, whole(gmOnly))
    expect(hidden.read(undefined, 'view')).toBeUndefined()
    expect(hidden.read(state, 'view')).toEqual(state)
  })

  const misfits: readonly (readonly [sight: object, message: string])[] = [
    [{ fighters: everyone }, 'sight.fighters: expected a sight of the parts, or whole(…)'],
    [{ map: everyone }, 'sight.map: expected a sight of the parts, or whole(…)'],
    [{ rounds: everyone }, 'sight: expected only the fields round, secret'],
    [{ round: each(everyone) }, 'sight.round: expected each of a list or map, got "int"'],
    [{ shots: { by: everyone } }, 'sight.shots: expected the parts of a record, got "list"'],
    [{ shots: each({ whom: everyone }) }, 'sight.shots[]: expected only the fields by, ammo, jammed'],
  ]
  for (const [misfit, message] of misfits) {
    test(`a sight that does not fit is refused at once: ${message}`, () => {
      // As if its type were forgotten: the compiler refuses most of these.
      const forgotten: Sight<Fight> = JSON.parse('{}')
      expect(() => viewOf(fight, Object.assign(forgotten, misfit))).toThrow(message)
    })
  }
})
