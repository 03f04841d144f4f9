/** Places by brute force: every place, kind of blow, damage and HT, worked out a second time in another way. */
import { compose } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WOUNDING } from '../common/fields.ts'
import { locationCap } from './cap.ts'
import { effectsAt } from './effects.ts'
import { brain, eyes, head } from './head.ts'
import { knockout } from './knockout.ts'
import { missByOne, randomLocation } from './random.ts'
import { LOCATIONS, locationOf } from './rows.ts'
import { locationTable } from './table.ts'

const { silent } = compose({ options: [] })
const ARTERIES: readonly string[] = ['limb-artery', 'neck-artery']
const ARMS_AND_LEGS: readonly string[] = ['near-arm', 'far-arm', 'near-leg', 'far-leg']
const EXTREMITIES: readonly string[] = ['hand', 'shield-hand', 'foot']

/** The same number from the sentences of the book rather than from the table. */
function injuryByHand(location: string, type: string, penetrating: number, ht: number): number {
  const shot = type === 'bullet' || type === 'energy'
  const limb = ARMS_AND_LEGS.includes(location) || EXTREMITIES.includes(location)
  let half = type === 'cutting' ? 3 : type === 'impaling' && !limb ? 4 : 2
  if (location === 'brain') half = 8
  if (location === 'neck') half = type === 'crushing' || type === 'explosive' ? 3 : 4
  if (['vitals', 'heart', 'kidneys'].includes(location)) half = shot || type === 'impaling' ? 6 : 2
  if (location === 'kidneys' && (type === 'crushing' || type === 'explosive')) half = 3
  if (location === 'limb-artery') half = 4
  if (location === 'neck-artery') half = 6
  const injury = Math.floor((penetrating * half) / 2)
  if (ARMS_AND_LEGS.includes(location)) return Math.min(injury, Math.floor(ht / 2) + 1)
  if (EXTREMITIES.includes(location)) return Math.min(injury, Math.floor(ht / 3) + 1)
  const outer = location === 'torso' || location === 'groin' ? 1 : 3
  if (location === 'brain') return injury
  if (ARTERIES.includes(location)) return Math.min(injury, 3 * ht)
  if (type === 'bullet' || type === 'impaling') return Math.min(injury, outer * ht)
  return type === 'energy' ? Math.min(injury, 2 * outer * ht) : injury
}

test('screen.location.cap: every place, kind of blow, damage up to 60 and HT up to 16', () => {
  for (const location of LOCATIONS) {
    for (const type of WOUNDING) {
      if (ARTERIES.includes(location) && type !== 'cutting') continue
      for (let ht = 5; ht <= 16; ht++) {
        for (let penetrating = 0; penetrating <= 60; penetrating++) {
          const { injury, crippled } = locationCap({ location, type, penetrating, ht }, silent)
          if (injury !== injuryByHand(location, type, penetrating, ht)) {
            expect({ location, type, penetrating, ht, injury }).toBe(injuryByHand(location, type, penetrating, ht))
          }
          const share = ARMS_AND_LEGS.includes(location) ? 2 : EXTREMITIES.includes(location) ? 3 : 0
          if (crippled !== share * injury > ht) expect({ location, ht, injury, crippled }).toBe(share * injury > ht)
        }
      }
    }
  }
})

test('screen.location.table: nobody swings at the vitals, stabs an artery, or strikes the hand of no shield', () => {
  const at = { type: 'crushing', attack: 'thrust', from_behind: false, shield: false, helm_slits: false } as const
  const may = (x: Partial<Parameters<typeof locationTable>[0]> & { location: (typeof LOCATIONS)[number] }) =>
    locationTable({ ...at, ...x }, silent).allowed
  expect(may({ location: 'vitals' })).toBe(true)
  expect(may({ location: 'vitals', attack: 'swing' })).toBe(false)
  expect(may({ location: 'kidneys' })).toBe(false)
  expect(may({ location: 'kidneys', from_behind: true })).toBe(true)
  expect(may({ location: 'neck-artery' })).toBe(false)
  expect(may({ location: 'neck-artery', type: 'cutting', attack: 'swing' })).toBe(true)
  expect(may({ location: 'shield-hand' })).toBe(false)
  expect(may({ location: 'shield-hand', shield: true })).toBe(true)
  expect(locationTable({ ...at, location: 'far-arm', shield: true }, silent).modifier).toBe(-4)
  expect(locationTable({ ...at, location: 'eyes', helm_slits: true }, silent).modifier).toBe(-10)
})

test('screen.location.random: exactly the places that the book allows, with their chances', () => {
  const hits = new Map<string, number>()
  for (let n = 0; n < 216; n++) {
    const roll = 3 + (n % 6) + (Math.floor(n / 6) % 6) + Math.floor(n / 36)
    const { location } = randomLocation({ roll, attack: 'gun' }, silent)
    hits.set(location, (hits.get(location) ?? 0) + 1)
  }
  expect(Object.fromEntries(hits)).toEqual({
    brain: 4,
    head: 6,
    'far-arm': 10,
    hand: 15,
    'near-arm': 21,
    torso: 79,
    'far-leg': 25,
    'near-leg': 36,
    foot: 16,
    vitals: 4,
  })
})

test('screen.location.miss-by-one: only by exactly one, and never on 17 or 18', () => {
  for (const aimed_at of LOCATIONS) {
    for (let effective = 3; effective <= 20; effective++) {
      for (let roll = 3; roll <= 18; roll++) {
        const found = missByOne({ aimed_at, effective, roll, femoral: false }, silent)
        expect(found.missed_by_1).toBe(roll > 4 && roll < 17 && roll === effective + 1)
        const hit = roll <= 4 || (roll < 17 && roll <= effective)
        if (hit) expect(found.location).toBe(aimed_at)
        else if (!found.missed_by_1) expect(found.location).toBe('none')
      }
    }
  }
  const groin = (die: number) =>
    missByOne({ aimed_at: 'groin', effective: 9, roll: 10, die, femoral: false }, silent).location
  expect([1, 2, 3, 4, 5, 6].map(groin)).toEqual(['torso', 'torso', 'near-leg', 'near-leg', 'far-leg', 'far-leg'])
  const artery = missByOne({ aimed_at: 'limb-artery', effective: 9, roll: 10, femoral: true }, silent)
  expect(artery.location).toBe('near-leg')
})

test('screen.location.knockout: armor that held exactly does not save from it, armor that held more does', () => {
  const given = { location: 'head', type: 'crushing', dr: 4, ht: 10, thrust: false } as const
  expect(knockout({ ...given, basic: 4, knockout_roll: 10 }, silent).unconscious).toBe(false)
  expect(knockout({ ...given, basic: 4 }, silent).unconscious).toBeNull()
  expect(knockout({ ...given, basic: 3 }, silent).knockout_roll_needed).toBe(false)
  expect(knockout({ ...given, location: 'jaw', type: 'cutting', basic: 9 }, silent).knockout_roll_needed).toBe(false)
  expect(
    knockout({ ...given, location: 'jaw', type: 'cutting', basic: 9, thrust: true }, silent).knockout_roll_needed,
  ).toBe(true)
})

test('screen.location.eyes: what goes in is a blow to the brain without its skull', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 5, max: 20 }), (basic, ht) => {
      const blow = { basic, armor_dr: 1, ht }
      const through = eyes({ ...blow, type: 'impaling' }, silent)
      const inside = brain({ ...blow, type: 'impaling', skull_dr: 0 }, silent)
      expect(through.injury).toBe(inside.injury)
      expect(through.unconscious).toBe(inside.unconscious)
      expect(through.blinded).toBe(through.injury > 2)
      const fist = eyes({ ...blow, type: 'crushing' }, silent)
      expect(fist.location).toBe('eyes')
      expect(fist.injury).toBe(Math.max(0, basic - 1))
    }),
  )
})

test('screen.location.head: an open helmet leaves the face bare', () => {
  const blow = { type: 'cutting', basic: 6, armor_dr: 4, ht: 10, thrust: false } as const
  expect(head({ ...blow, helmet: 'open' }, silent).injury).toBe(9)
  expect(head({ ...blow, helmet: 'full-face' }, silent).injury).toBe(3)
})

/** Everything in a list of changes, and in what its rolls may bring. */
const deep = (all: readonly Consequence[]): readonly Consequence[] =>
  all.flatMap(one => (one.op === 'roll' ? [one, ...deep(one.on_failure)] : [one]))

test('screen.location: what a place does grows with the wound, and blows that did not get there do nothing', () => {
  const place = fc.constantFrom(...LOCATIONS.filter(one => !ARTERIES.includes(one)))
  const type = fc.constantFrom('crushing', 'cutting', 'impaling', 'bullet')
  fc.assert(
    fc.property(
      place,
      type,
      fc.integer({ min: 8, max: 14 }),
      fc.integer({ min: 1, max: 40 }),
      (location, kind, ht, points) => {
        const blow = {
          ht,
          type: kind,
          thrust: true,
          critical: false,
          sex: 'male',
          small_missile: kind === 'bullet',
        } as const
        const pain = { high_pain_threshold: false, low_pain_threshold: false }
        const none = effectsAt(location, { ...blow, ...pain, injury: 0, penetrating: -1 }, silent)
        expect(none).toEqual({ crippled: false, consequences: [] })
        const { injury } = locationCap({ location, type: kind, penetrating: points, ht }, silent)
        const less = effectsAt(
          location,
          { ...blow, ...pain, injury: Math.floor(injury / 3), penetrating: points },
          silent,
        )
        const more = effectsAt(location, { ...blow, ...pain, injury, penetrating: points }, silent)
        const ops = new Set(deep(more.consequences).map(({ op }) => op))
        // A roll that is not needed any more, because it came for sure, is the only thing that goes.
        for (const { op } of deep(less.consequences)) if (op !== 'roll') expect(ops).toContain(op)
        expect(more.crippled).toBe(more.consequences.some(({ op }) => op === 'cripple'))
      },
    ),
    { numRuns: 500 },
  )
})

test('screen.location: sides of limbs are places, other words are not', () => {
  expect(['right arm', 'left-leg', 'left hand', 'right-foot', 'arm'].map(locationOf)).toEqual([
    'near-arm',
    'far-leg',
    'hand',
    'foot',
    'near-arm',
  ])
  expect(locationOf('toString')).toBeUndefined()
  expect(locationOf('wing')).toBeUndefined()
})
