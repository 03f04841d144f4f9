/** Every effect of every trait, alone: it acts when its condition holds, and not when nobody told. */
import { compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRAITS } from '../catalog/catalog.ts'
import { affected, type Bearer, best, lasting, modifier, passing, whyNot } from './apply.ts'
import type { Effect, Wanted } from './effect.ts'
import type { Facts } from './facts.ts'

const why = compose({ options: [] }).silent
const LEVEL = 3

const BEARERS: readonly Bearer[] = TRAITS.flatMap(({ name, effects, cost, choose }) => {
  const variants = cost.kind === 'variants' ? cost.variants : []
  const all = [
    { name, effects },
    ...variants,
    ...choose.map(choice => ({ ...choice, name: `${name} (${choice.name})` })),
  ]
  return all.flatMap(one => one.effects.map(effect => ({ name: one.name, level: LEVEL, effects: [effect] })))
})

const isList = (wants: Wanted): wants is readonly (boolean | number | string)[] => Array.isArray(wants)

/** A fact as the condition wants it. */
function told(wants: Wanted): boolean | number | string {
  if (isList(wants)) return wants[0] ?? false
  return typeof wants === 'object' ? (wants.min ?? wants.max ?? 0) : wants
}

/** Facts under which an effect acts. */
function factsFor({ name }: Bearer, { when = {}, gm, says = 'as the situation has it', by }: Effect): Facts {
  const observer: { [name: string]: Json } = {}
  const facts: { [name: string]: Json } = { observer }
  for (const [fact, wants] of Object.entries(when)) {
    const [first = '', second] = fact.split('.')
    if (second === undefined) facts[first] = told(wants)
    else observer[second] = told(wants)
  }
  const word = typeof by === 'object' && !('of' in by) ? by[0] : true
  return { ...facts, ...(gm === true ? { granted: { [`${name}: ${says}`]: word } } : {}) }
}

const changes = (wants: Wanted): boolean => wants !== false

test('gurps.convention.effects: every effect of the book acts when its condition holds, by its amount', () => {
  expect(BEARERS.length).toBeGreaterThan(150)
  for (const bearer of BEARERS) {
    for (const effect of bearer.effects) {
      const facts = factsFor(bearer, effect)
      const place = `${bearer.name}: ${effect.op} ${effect.target}`
      expect(whyNot({ bearer, effect }, [bearer], facts), place).toBeUndefined()
      if (effect.op !== 'add' || typeof effect.by === 'string') continue
      const by = typeof effect.by === 'number' ? effect.by : 'of' in effect.by ? 0 : effect.by[0]
      const amount = by * (effect.per_level === true ? LEVEL : 1)
      expect(modifier('all', [effect.target], [bearer], facts, why), place).toBe(amount)
      expect(affected('all', 10, [effect.target], [bearer], facts, why), place).toBe(10 + amount)
      expect(modifier('all', ['something else'], [bearer], facts, why), place).toBe(0)
    }
  }
})

test('gurps.convention.effects: what hangs on a condition or on the game master does nothing untold', () => {
  for (const bearer of BEARERS) {
    for (const effect of bearer.effects) {
      const hangs = effect.gm === true || Object.values(effect.when ?? {}).some(changes)
      const not = whyNot({ bearer, effect }, [bearer], {})
      expect(not === undefined, `${bearer.name}: ${effect.target}`).toBe(!hangs)
    }
  }
})

test('gurps.convention.effects: no traits add nothing and leave every number as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 100 }), fc.string(), (base, target) => {
      expect(modifier('all', [target], [], {}, why)).toBe(0)
      expect(best('all', [target], [], {}, why)).toBe(0)
      expect(affected('all', base, [target], [], {}, why)).toBe(base)
    }),
  )
})

const some = fc.subarray([...BEARERS])

test('gurps.convention.effects: what is added does not hang on the order, and lasting and passing effects make all', () => {
  fc.assert(
    fc.property(some, fc.boolean(), fc.boolean(), (bearers, glasses, in_combat) => {
      const facts = { glasses, in_combat, observer: { human: true, sees: true, hears: glasses } }
      for (const target of ['reaction', 'roll:Will', 'roll:HT', 'skills:hand-weapon', 'attr:DX']) {
        const sum = modifier('all', [target], bearers, facts, why)
        expect(modifier('all', [target], bearers.toReversed(), facts, why)).toBe(sum)
        const parts = [lasting(bearers), passing(bearers)].map(part => modifier('part', [target], part, facts, why))
        expect(parts.reduce((a, b) => a + b, 0)).toBe(sum)
      }
    }),
  )
})

test('gurps.convention.effects: a trait named under unless cancels the effect, and only that', () => {
  const cancelled = BEARERS.filter(({ effects }) => effects.some(({ unless = [] }) => unless.length > 0))
  expect(cancelled.length).toBeGreaterThan(0)
  for (const bearer of cancelled) {
    for (const effect of bearer.effects) {
      const facts = factsFor(bearer, effect)
      for (const name of effect.unless ?? []) {
        const other = { name, level: 1, effects: [] }
        expect(modifier('all', [effect.target], [bearer, other], facts, why)).toBe(0)
      }
    }
  }
})
