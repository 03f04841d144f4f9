/** Encounters for everybody outside: fought silently and told, with the same end and sums that add up. */
import { readFileSync } from 'node:fs'
import { seeded } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { encounters } from './encounters.ts'

const alley: unknown = parse(readFileSync(new URL('../../../examples/alley.yaml', import.meta.url), 'utf8'))
const prepared = encounters.prepare(encounters.read(alley, 'alley'))

describe('traveller.proc.encounter: a fight told', () => {
  test('ends as the same fight does untold', () => {
    for (let seed = 0; seed < 30; seed++) {
      expect(prepared.tell(seeded(seed), () => undefined)).toEqual(prepared.run(seeded(seed)))
    }
  })
  test('shows sums that add up, and moves of people who fall later', () => {
    const THROW = /: 2d6 (\d) (\d) = (\d+)(?:, DM ([+−])(\d+) = (−?\d+))? against \d+\+$/
    let throws = 0
    for (let seed = 0; seed < 30; seed++) {
      const lines: string[] = []
      prepared.tell(seeded(seed), line => lines.push(line))
      for (const line of lines) {
        const [, a, b, total, sign, dm, made] = THROW.exec(line) ?? []
        if (total === undefined) continue
        throws++
        expect(Number(a) + Number(b)).toBe(Number(total))
        if (made === undefined) continue
        const signed = (sign === '+' ? 1 : -1) * Number(dm)
        expect(Number(total) + signed).toBe(Number(made.replace('−', '-')))
      }
      const moves = lines.find(line => line.includes('(band'))
      if (moves !== undefined && lines.some(line => line.includes('Nobody is surprised'))) {
        for (const who of ['Ada', 'Bram', 'Gorm', 'Hask', 'Ivo']) expect(moves).toContain(who)
      }
    }
    expect(throws).toBeGreaterThan(100)
  })
})
