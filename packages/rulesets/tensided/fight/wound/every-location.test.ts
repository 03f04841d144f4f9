/** Every place that can be aimed at, by every kind of damage, struck in a fight: what the table says is how he stands. */
import { describe, expect, test } from 'vitest'
import { DAMAGE_TYPES, type DamageType } from '../../tables/damage-types.ts'
import { EFFECTS, type Effect, LOCATIONS } from '../../tables/locations.ts'
import { SEVERITY_FACTOR } from '../../tables/severities.ts'
import { EFFECT_ROWS } from '../../tables/side-effects.ts'
import { cellAt } from '../../targeting/cell.ts'
import { WHERES, whereOf } from '../choice/called-location.ts'
import { fightOf } from '../test/people.ts'
import { type PlayedRound, playRound, under } from '../test/script.ts'

/** A weapon of one point for each kind of damage, as a campaign may bring them. */
const OVERRIDES = Object.fromEntries(
  DAMAGE_TYPES.map(damage_type => [
    `A ${damage_type} thing`,
    { like: 'Sword', dmg: 1, modes: [{ mode: 'strike', damage_type, armor_piercing: false }] },
  ]),
)
const ruleset = under({ 'tensided.weapon_overrides': OVERRIDES })
/** A weapon of one point in the hand of an average man. */
const POINTS = 3
const CRITICAL = 95

/** Struck there so hard that it does this part of the hit points, in percent. */
function struck(where: string, type: DamageType, factor: number, percent: number): PlayedRound {
  const fight = fightOf([
    {
      id: 'ada',
      side: 0,
      at: [0, 0],
      is: { hth: { level: 90, concentrations: ['sword'] } },
      brings: [{ weapon: `A ${type} thing`, kind: 'melee', held: { where: 'main hand' } }],
    },
    {
      id: 'bram',
      side: 1,
      at: [1, 0],
      is: { hp: (100 * POINTS * factor) / percent, natural_resistance: 0 },
    },
  ])
  return playRound(
    fight,
    {
      acts: { ada: ['strike:0'] },
      chosen: { strike: `bram/strike/${where}` },
      // Where there is no column, the severity is thrown for: susceptible, or what concussion makes of it.
      dice: { strike: 10, severity: 5 },
    },
    ruleset,
  )
}

const factorOf = (where: string, type: DamageType): number => {
  const at = whereOf(where)
  if (at?.kind !== 'place') throw new Error(where)
  const severity = cellAt(at.location, type).severity ?? (type === 'concussion' ? 'unimportant' : 'susceptible')
  return SEVERITY_FACTOR.rows[severity]
}

/** How it is seen on somebody. */
function isSeen(effect: Effect, { of, facts }: PlayedRound, side: 'left' | 'right'): boolean {
  const one = of('bram')
  const row = EFFECT_ROWS[effect]
  switch (row.does) {
    case 'kill':
      return one.status === 'dead' && facts.some(({ type, values }) => type === 'died' && values.of === effect)
    case 'knock out':
      return one.out?.state === 'knocked-out'
    case 'stun':
      return one.out?.state === 'stunned' || one.out?.state === 'knocked-out'
    case 'damage the brain':
      return one.aptitude_lost === 1 && one.flaws.includes('speech-impediment')
    case 'blind':
      return (row.forever ? one.eyes_lost : one.eyes_hurt) === 1
    case 'deafen':
      return (row.forever ? one.ears_lost : one.ears_hurt) === 1
    case 'take digits':
      return (effect === 'finger-lost' ? one.fingers_lost : one.toes_lost)[side] > 0
    case 'sever':
    case 'hamper':
      return one.severed.includes(effect)
    case 'bleed':
      return one.wounds.some(({ internal, first_rate }) => internal === row.internal && first_rate === row.factor)
  }
}

const places = WHERES.filter(where => whereOf(where)?.kind === 'place')

describe('tensided.targeting.locations: every place by every kind of damage, in a fight', () => {
  test('no place is left out', () => {
    const named = places.flatMap(where => {
      const at = whereOf(where)
      return at?.kind === 'place' ? [at.location] : []
    })
    expect(new Set(named)).toEqual(new Set(LOCATIONS))
  })
  const reached = new Set<Effect>()
  test.each(DAMAGE_TYPES.filter(type => type !== 'cold'))('%s', type => {
    for (const where of places) {
      const at = whereOf(where)
      if (at?.kind !== 'place') continue
      const cell = cellAt(at.location, type)
      const side = at.side ?? (where.startsWith('left') ? 'left' : 'right')
      const factor = factorOf(where, type)
      // A blow that does something to the limb, or to the body, or to both.
      const middling = struck(where, type, factor, 50)
      const [one] = [middling.of('bram')]
      const limbs = one.limbs.filter(({ status }) => status !== 'uninjured').length
      const dead = one.status === 'dead'
      expect([where, type, dead || (one.status !== 'healthy') === cell.appliesTo.startsWith('health')]).toEqual([
        where,
        type,
        true,
      ])
      expect([where, type, dead ? 0 : limbs]).toEqual([
        where,
        type,
        dead ? 0 : cell.appliesTo === 'health' ? 0 : cell.appliesTo === 'mobility' ? 1 : 4,
      ])
      for (const { effect, percent } of cell.effects) {
        // A wound bleeds from critical on, a point a round; what the place multiplies has no percentage of its own.
        const came = struck(where, type, factor, EFFECT_ROWS[effect].does === 'bleed' ? CRITICAL : percent)
        expect([where, type, effect, percent, isSeen(effect, came, side)]).toEqual([where, type, effect, percent, true])
        reached.add(effect)
        if (EFFECT_ROWS[effect].does === 'bleed') continue
        const lighter = struck(where, type, factor, percent - 1)
        if (lighter.of('bram').status !== 'dead') {
          expect([where, type, effect, percent - 1, isSeen(effect, lighter, side)]).toEqual([
            where,
            type,
            effect,
            percent - 1,
            false,
          ])
        }
      }
    }
  })
  test('cold does no damage anywhere', () => {
    for (const where of places) {
      const { facts, of } = struck(where, 'cold', 1, 50)
      expect([where, of('bram').status, facts.some(({ type }) => type === 'wounded')]).toEqual([
        where,
        'healthy',
        false,
      ])
    }
  })
  test('and every side effect among them', () => {
    expect(EFFECTS.filter(effect => !reached.has(effect))).toEqual([])
  })
})
