import { type Json, type Seat, show } from '@umpire/engine'
import { downtimePlay } from '@umpire/traveller'
import { expect, test } from 'vitest'
import { ageOf, isHurt, isUnconscious, type Person, readDowntime, valuesOf } from './person-view.ts'

const state = downtimePlay.state.read(
  {
    seconds: 60,
    characters: {
      Ada: {
        system: 'traveller',
        version: 1,
        characteristics: { strength: 7, dexterity: 8, endurance: 9, intelligence: 10, education: 11, social: 12 },
        injury: { current: { strength: 7, dexterity: 0, endurance: 9 }, zeros: 1 },
        ledger: { age_months: 311 },
        wealth: { cash: 1200 },
        gear: { items: [{ item: 'Shotgun' }], worn: ['jack'] },
      },
    },
  },
  'downtime',
)
const seenBy = (seat: Seat): Json => show(state, downtimePlay.sight, seat) ?? {}

function adaSeenBy(seat: Seat): Person {
  const { Ada } = readDowntime(seenBy(seat)).characters
  if (Ada === undefined) throw new Error('expected Ada')
  return Ada
}

test('a character between fights is seen by its player with the wounds that are not healed', () => {
  const ada = adaSeenBy({ id: 's', role: 'player', actors: ['Ada'] })
  expect(valuesOf(ada)[1]).toEqual({ of: 'dexterity', now: 0, full: 8 })
  expect([isHurt(ada), isUnconscious(ada), ageOf(ada)]).toEqual([true, true, 25])
  expect(ada).toMatchObject({ alive: true, wealth: { cash: 1200 }, gear: { worn: ['jack'] } })
})

test('a player sees no numbers of another player’s character', () => {
  const ada = adaSeenBy({ id: 's', role: 'player', actors: ['Oskar'] })
  expect(valuesOf(ada)).toEqual([])
  expect([isHurt(ada), isUnconscious(ada), ageOf(ada)]).toEqual([false, false, undefined])
  expect(ada.wealth).toBeUndefined()
})

test('what is seen is read once', () => {
  const seen = seenBy({ id: 's', role: 'gm', actors: [] })
  expect(readDowntime(seen)).toBe(readDowntime(seen))
})
