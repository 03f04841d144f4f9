import { describe, expect, test } from 'vitest'
import { character } from '../../character/character.ts'
import { enter } from '../../fight/enter/enter.ts'
import { leave } from '../../fight/enter/leave.ts'
import type { Standing } from '../../fight/state/standing.ts'
import { bodyOf, withBody } from '../facts/body.ts'
import { storyOf } from '../facts/state.ts'
import { AS_PRINTED, bodyAfter, people, played } from '../test/people.ts'
import { passTime } from './time.ts'

const why = AS_PRINTED.silent
const entry = { id: 'Tomas', name: 'Tomas', side: 0, player_character: true, x: 0, y: 0 }
const wound = (since: number) => ({
  type: 'cutting' as const,
  first_rate: 3,
  rate: 2,
  rounds: 1,
  internal: true,
  since,
  cmos: 1,
  next_try: 25,
})

/** Down in round 20 of a fight: he bleeds, is dazed for 100 rounds more, and saw a flash with one eye. */
function fought() {
  const { fighter, standing } = enter(people.Tomas, entry, 'Tomas', why)
  const down: Standing = {
    ...standing,
    status: 'critical',
    wounds: [wound(18)],
    out: { state: 'knocked-out', until: 120 },
    eyes_hurt: 1,
    flaws: ['nearsighted'],
    short_fp: 4,
  }
  return leave(people.Tomas, fighter, down, 20)
}

describe('what goes on after a fight', () => {
  test('tensided.fatigue.bleeding-rate: the file tells of blood and a faint, and the story goes on with them', () => {
    const file = character.read(JSON.parse(JSON.stringify(fought())), 'Tomas')
    expect(file.traits).toEqual([])
    expect(file.health.unsettled).toMatchObject({ out: { state: 'knocked-out', seconds: 100 }, eyes_hurt: 1 })
    const start = storyOf({ ...people, Tomas: file }, why)
    expect(start.bodies['Tomas']).toMatchObject({ wounds: [{ rate: 2, next_try: 5 }], flaws: ['nearsighted'] })
    const second = played(passTime, { seconds: 1 }, [3], start)
    expect(second.types).toContain('senseHurt')
    expect(bodyAfter(second, 'Tomas')).toMatchObject({ short_fp: 6, wounds: [{ rate: 1, rounds: 0 }] })
    const later = played(passTime, { hours: 3 }, [], second.state)
    expect(bodyAfter(later, 'Tomas')).toMatchObject({ out: null, wounds: [], eyes_hurt: 0, flaws: [], senses: [] })
  })
  test('tensided.injury.comatose: a coma is on its way to the roll that decides', () => {
    const { fighter, standing } = enter(people.Tomas, entry, 'Tomas', why)
    const file = leave(
      people.Tomas,
      fighter,
      { ...standing, status: 'comatose', coma: { due: 67, care: 3, weeks: null } },
      30,
    )
    const start = storyOf({ Tomas: file }, why)
    expect(bodyAfter({ state: start }, 'Tomas').coma).toEqual({ due: 37, care: 0, weeks: null })
    const lives = played(passTime, { seconds: 37 }, [8, 3], start)
    expect(bodyAfter(lives, 'Tomas')).toMatchObject({ status: 'comatose', coma: { due: null, weeks: 12 } })
    const back = withBody(file, bodyAfter(lives, 'Tomas'), lives.state.clock + 86_400)
    expect(back.health).toMatchObject({ coma_weeks: 12 })
    expect(back.health.unsettled).toBeUndefined()
  })
  test('a body is the same after its file was written and read', () => {
    const start = storyOf({ ...people, Tomas: fought() }, why)
    const later = played(passTime, { seconds: 1 }, [3], start)
    const one = bodyAfter(later, 'Tomas')
    const file = character.read(JSON.parse(JSON.stringify(withBody(people.Tomas, one, 1))), 'Tomas')
    const again = bodyOf(file, 'Tomas', 1, why)
    const same = ({ wounds, out, ...rest }: typeof one) => ({
      ...rest,
      out,
      wounds: wounds.map(({ since: _, ...other }) => other),
    })
    expect(same(again)).toEqual(same({ ...one, rest_seconds: 0 }))
  })
})
