/** Critical hits on vehicles, through a story: every row by scripted dice, seen in the vehicle's record. */
import { compose, type Scripted } from '@umpire/engine'
import { passTime, played, somebody, storyOf, strikeVehicle, tellVehicle } from '@umpire/gurps/story-fixtures'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../index.ts'

const ruleset = compose({ options: screenOptions }, { options: ['vehicle-criticals'], settings: {} })
const LORRY = { vehicle: 'lorry', full_hp: 100, dr: 10, windows: 1, fuel: 'gasoline' }

/** A critical hit, its row, 20 points of damage, and whatever the row asks for. */
function struck(row: number, more: object = {}, answers: readonly Scripted[] = [], damage = 20) {
  const told = played(tellVehicle, { ...LORRY, ...more }, [], storyOf({ Ada: somebody() }), ruleset)
  const shot = { vehicle: 'lorry', effective: 12, damage: '6d' }
  const { state } = played(strikeVehicle, shot, [3, row, damage, ...answers], told.state, ruleset)
  return { state, lorry: state.vehicles['lorry'] }
}

describe('screen.critical.vehicle-table: every row through a story', () => {
  test('3: three times the damage, and a computer', () => {
    expect(struck(3).lorry).toMatchObject({ hp: 50, broken: ['computer'] })
    expect(struck(3, { dr: 60 }).lorry).toMatchObject({ hp: 100, broken: [] })
  })
  test('4: twice the damage, and the rudder of what flies or swims', () => {
    expect(struck(4, { kind: 'aircraft' }).lorry).toMatchObject({ hp: 70, broken: ['rudder'] })
    expect(struck(4).lorry).toMatchObject({ hp: 70, broken: [] })
    expect(struck(4, { kind: 'watercraft', dr: 35 }).lorry).toMatchObject({ hp: 95, broken: [] })
  })
  test('5: through nine tenths of the armour, and a sensor', () => {
    expect(struck(5).lorry).toMatchObject({ hp: 81, broken: ['sensor'] })
  })
  test('6 and 14: the engine, or the power, by what there is', () => {
    expect(struck(6).lorry).toMatchObject({ hp: 90, engine_hits: 1 })
    expect(struck(6, { power: 'batteries' }).lorry).toMatchObject({ engine_hits: 0, power_percent: 50 })
    expect(struck(14, { power: 'both' }).lorry).toMatchObject({ power_percent: 50, engine_hits: 0 })
    expect(struck(14).lorry).toMatchObject({ engine_hits: 1, power_percent: 100 })
    expect(struck(14, { power: 'neither' }).lorry).toMatchObject({ hp: 90, engine_hits: 0, power_percent: 100 })
  })
  test('7: it burns, every ten seconds', () => {
    const { lorry, state } = struck(7)
    expect(lorry).toMatchObject({ hp: 90, burning: { dice: '2d', next_in: 10, explodes_on: null } })
    const later = played(passTime, { seconds: 20 }, [7, 9], state, ruleset)
    expect(later.state.vehicles['lorry']).toMatchObject({ hp: 74, burning: { next_in: 10 } })
    expect(struck(7, { dr: 50 }).lorry).toMatchObject({ burning: null })
    expect(struck(7, { dr: 50, wooden: true }).lorry).toMatchObject({ burning: { dice: '3d' } })
  })
  test.each([
    [8, 'weapon'],
    [12, 'equipment'],
    [15, 'communications'],
  ])('%i: a %s', (row, what) => {
    expect(struck(row).lorry).toMatchObject({ hp: 90, broken: [what] })
  })
  test.each([9, 10, 11])('%i: through the window, if there is one', row => {
    expect(struck(row).lorry).toMatchObject({ hp: 81 })
    expect(struck(row, { windows: null }).lorry).toMatchObject({ hp: 90 })
  })
  test('13: through nine tenths of the armour', () => {
    expect(struck(13).lorry).toMatchObject({ hp: 81, broken: [] })
  })
  test('16: fuel runs out, burns and explodes', () => {
    const dry = struck(16, {}, [4, 12])
    expect(dry.lorry).toMatchObject({ hp: 70, fuel_percent: 96, leaks_in: 60, burning: null })
    const minute = played(passTime, { minutes: 1 }, [6], dry.state, ruleset)
    expect(minute.state.vehicles['lorry']).toMatchObject({ fuel_percent: 90, leaks_in: 60 })
    expect(struck(16, { self_sealing: true }, [4, 12]).lorry).toMatchObject({ fuel_percent: 96, leaks_in: null })
    const fire = struck(16, {}, [4, 11])
    expect(fire.lorry).toMatchObject({ burning: { explodes_on: 5 } })
    const blown = played(passTime, { seconds: 20 }, [7, 6, 7, 5], fire.state, ruleset)
    expect(blown.state.vehicles['lorry']).toMatchObject({ hp: 56, burning: null, disabled: true, fuel_percent: 0 })
    expect(struck(16, { fuel: null }).lorry).toMatchObject({ hp: 70, fuel_percent: 100, burning: null })
  })
  test('17: three times the damage', () => {
    expect(struck(17).lorry).toMatchObject({ hp: 50, broken: [] })
    expect(struck(17, {}, [], 36).lorry).toMatchObject({ hp: 2, disabled: false })
    expect(struck(17, { dr: 0 }, [], 36).lorry).toMatchObject({ hp: -8, disabled: true })
  })
  test('18: what is on board explodes, at most all of it', () => {
    const rounds = { ammunition: { shots: 2, damage: '3d' } }
    expect(struck(18, rounds, [5, 10, 11]).lorry).toMatchObject({ hp: 49, ammunition: { shots: 0 } })
    expect(struck(18, { ...rounds, dr: 90 }).lorry).toMatchObject({ hp: 100, ammunition: { shots: 2 } })
    expect(struck(18).lorry).toMatchObject({ hp: 70 })
  })
})

test('gurps.combat.critical-hit: without the option a roll of 3 is the most it can do', () => {
  const printed = compose({ options: screenOptions })
  const told = played(tellVehicle, LORRY, [], storyOf({ Ada: somebody() }), printed)
  const shot = { vehicle: 'lorry', effective: 12, damage: '6d' }
  const { state } = played(strikeVehicle, shot, [3], told.state, printed)
  expect(state.vehicles['lorry']).toMatchObject({ hp: 74 })
  expect(played(strikeVehicle, shot, [13], told.state, printed).result).toMatchObject({ hit: false })
})
