import { seeded } from '@umpire/dice'
import { type Json, sameJson } from '@umpire/engine'
import { changed, replayDocument } from '@umpire/protocol'
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { partOf } from '../find-system.ts'
import { replay } from './replay.ts'

const factIn = z.object({ fact: z.object({ type: z.string() }).optional() })
/** A note is no fact. */
const typeOf = (fact: { readonly type: string } | undefined): readonly string[] =>
  fact === undefined ? [] : [fact.type]

const FIGHTS: { readonly [system: string]: Json } = {
  traveller: {
    system: 'traveller',
    sides: [
      { name: 'party', members: [{ name: 'Ada', upp: '777', weapons: ['Shotgun'] }] },
      { name: 'thugs', members: [{ name: 'Gorm', upp: '777', weapons: ['Club'] }] },
    ],
  },
  gurps: {
    system: 'gurps',
    options: ['tactical', 'positions'],
    map: ['. . . . . . .', ' A . : . . B .'],
    sides: [
      { name: 'soldiers', members: [{ template: 'rifleman', count: 2 }] },
      { name: 'dogs', members: [{ beast: 'dog', count: 2 }] },
    ],
  },
  tensided: {
    system: 'tensided',
    map: ['. . . . . .', 'A . . . . B'],
    sides: [
      { name: 'regulars', members: [{ name: 'Tomas', archetype: 'brawler', xp: 300 }] },
      { name: 'robbers', members: [{ name: 'Rook', archetype: 'gunman', xp: 300 }] },
    ],
  },
}

const FOUGHT = await Promise.all(
  Object.entries(FIGHTS).map(async ([id, file]) => ({ loaded: await loadSystem(id), file })),
)
const demo = await loadSystem('demo')

describe('a fight of a simulation is fought again', () => {
  for (const { loaded, file } of FOUGHT) {
    const system = loaded.id
    const encounter = partOf(loaded, 'encounters').read(file, 'encounter')
    const prepared = partOf(loaded, 'encounters').prepare(encounter)
    const told = replay({ system, encounter, seed: 'again', run: 3 }, loaded)

    test(`${system}: as it was fought, step by step`, () => {
      expect(told.end).toEqual(prepared.run(seeded('again').fork(3)))
      const facts: string[] = []
      prepared.tell(
        seeded('again').fork(3),
        () => undefined,
        ({ fact }) => facts.push(...typeOf(fact)),
      )
      const { steps, cut } = replayDocument.parse(JSON.parse(JSON.stringify(told)))
      expect(steps.flatMap(({ entry }) => typeOf(factIn.parse(entry).fact))).toEqual(facts)
      expect(new Set(facts).size).toBeGreaterThan(3)
      expect(cut).toBe(false)
    })
    test(`${system}: is cut where it is too long, in steps or in bytes, and tells so`, () => {
      const cutAt = (most: { readonly steps: number; readonly replay: number }) =>
        replay({ system, encounter, seed: 'again', run: 3 }, loaded, most)
      const bytes = Buffer.byteLength(JSON.stringify(told.steps.slice(0, 3))) - '[,,]'.length
      const whole = { steps: told.steps.length, replay: Number.MAX_SAFE_INTEGER }
      expect(cutAt(whole)).toEqual(told)
      for (const [most, many] of [
        [{ ...whole, steps: 3 }, 3],
        [{ ...whole, replay: bytes }, 3],
        [{ ...whole, replay: bytes - 1 }, 2],
      ] as const) {
        expect(cutAt(most)).toEqual({ ...told, steps: told.steps.slice(0, many), cut: true })
      }
    })
    test(`${system}: the changes lead from the first state to the last`, () => {
      const { start, steps } = replayDocument.parse(JSON.parse(JSON.stringify(told)))
      const last = steps.reduce<Json>((state, step) => changed(state, step.changes), start)
      expect(last).toMatchObject({ stage: 'over' })
      expect(sameJson(start, last)).toBe(false)
    })
    test(`${system}: turns are told where they begin, each once and in order`, () => {
      const turns = told.steps.flatMap(({ turn }) => turn ?? [])
      expect(turns.length).toBeGreaterThan(0)
      expect(turns).toEqual([...new Set(turns)].toSorted((a, b) => a - b))
    })
  }
  test('what has no screens is refused', () => {
    const side = (name: string, member: string) => ({
      name,
      members: [{ name: member, skill: 12, speed: 5, armour: 2, health: 11, weapon: 'sword', hit_points: 12 }],
    })
    const encounter = { system: 'demo', sides: [side('us', 'Ada'), side('them', 'Bram')] }
    expect(() => replay({ system: 'demo', encounter, seed: 's', run: 0 }, demo)).toThrow('whose fights can be shown')
  })
})
