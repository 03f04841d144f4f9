/** What of a blast reaches whom: walls, cover, whoever stands before somebody, posture. */
import { compose, type Json, json } from '@umpire/engine'
import { blankMap, type Hex, hexes } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { fragmentRoll } from '../../explosion/fragments.ts'
import { choosable } from '../../ruleset/rules.ts'
import type { Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { standingAt } from '../state/state.ts'
import { fightOf, somebody, standing } from '../test/people.ts'
import { exposedTo, fragmentSeen } from './explode.ts'

const { silent: why } = compose(choosable)
const DICE = { dice: 2, adds: 0, times: 1 }
const AT: Hex = { q: 5, r: 3 }
const BURST = {
  what: 'Grenade',
  at: AT,
  blast: { concussion: DICE, fragments: DICE, divisor: 1 },
  by: 0,
  touches: null,
}

function yard(painted: Painted): Json {
  const map = blankMap(hexes, 20, 7)
  map.paint({ q: 7, r: 3 }, painted)
  return json().read(map.toData(), 'map')
}

const OPEN = yard({})

interface Painted {
  readonly cover?: number
  readonly opaque?: boolean
  readonly blocked?: boolean
}

/** Four yards from where it bursts; what is between them is two yards from it. */
function hitOn(map: Json, more: Partial<Standing> = {}, between: readonly Partial<Standing>[] = []): number | string {
  const victim = somebody('bob', 1, [])
  const others = between.map((one, nth): [Fighter, Standing] => {
    const other = somebody(`other${nth}`, 1, [])
    return [other, standing(other, 7, [], { r: 3, ...one })]
  })
  const fight = { ...fightOf([[victim, standing(victim, 9, [], { r: 3, ...more })], ...others]), map }
  const exposed = exposedTo(fight, BURST, 0, why)
  if (exposed === null || exposed.reach === null) return 'nothing arrives'
  return fragmentRoll(fragmentSeen(standingAt(fight, 0), exposed, exposed.reach), why).hit_on
}

describe('gurps.explosion.fragment-roll: everything about the target counts', () => {
  test('at four yards in the open, 14', () => {
    expect(hitOn(OPEN)).toBe(14)
  })
  test('lying, or weaving', () => {
    expect(hitOn(OPEN, { position: 'lying' })).toBe(10)
    expect(hitOn(OPEN, { evasive: 'half-move' })).toBe(13)
  })
  test('behind light and moderate cover, and in a trench', () => {
    expect([1, 2, 3].map(cover => hitOn(yard({ cover })))).toEqual([12, 11, 10])
  })
  test('behind somebody who stands, but not behind somebody who lies there or is dead', () => {
    expect(hitOn(OPEN, {}, [{}])).toBe(10)
    expect(hitOn(OPEN, {}, [{ position: 'lying' }])).toBe(14)
    expect(hitOn(OPEN, {}, [{ status: 'dead' }])).toBe(14)
  })
  test('behind a wall nothing arrives, nor where nobody is any more', () => {
    expect(hitOn(yard({ opaque: true, blocked: true }))).toBe('nothing arrives')
    expect(hitOn(OPEN, { gone: 'fled' })).toBe('nothing arrives')
  })
})
