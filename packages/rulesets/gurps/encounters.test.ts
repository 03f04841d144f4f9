/** Fights for everybody outside: fought silently and told, with the same end and dice that add up. */
import { readFileSync } from 'node:fs'
import { seeded } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { encountersOf } from './encounters.ts'
import { choosable } from './ruleset/rules.ts'

const encounters = encountersOf(choosable)

const example = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../examples/${name}.yaml`, import.meta.url), 'utf8'))

const prepared = (name: string) => encounters.prepare(encounters.read(example(name), name))

describe('gurps.procedure.combat: a fight told', () => {
  for (const name of ['duel', 'bayonets', 'patrol']) {
    const fights = prepared(name)
    test(`${name}: ends as the same fight does untold`, () => {
      for (let seed = 0; seed < 10; seed++) {
        expect(fights.tell(seeded(seed), () => undefined)).toEqual(fights.run(seeded(seed)))
      }
    })
    test(`${name}: is won by somebody nearly always, and long before it is called off`, () => {
      const ends = Array.from({ length: 30 }, (_, seed) => fights.run(seeded(seed)))
      expect(ends.filter(({ winner }) => winner === null).length).toBeLessThan(3)
      expect(ends.filter(({ rounds }) => rounds > 60).length).toBeLessThan(3)
    })
  }
  test('shows dice that add up, and hit points that go down by what was lost', () => {
    const ROLLED = /\b3d6 (\d) (\d) (\d) = (\d+)|needed, rolled (\d+) \((\d) (\d) (\d)\)/
    const LOSES = /: (.*) loses (\d+) hit points? \(.*\), (−?\d+) of \d+ left/
    const HEADING = /^ {2}(.*), (−?\d+) of (\d+) hit points/
    const number = (text = ''): number => Number(text.replace('−', '-'))
    let dice = 0
    for (let seed = 0; seed < 10; seed++) {
      const left = new Map<string, number>()
      prepared('duel').tell(seeded(seed), line => {
        const [, a, b, c, sum, total, d, e, f] = ROLLED.exec(line) ?? []
        if (sum !== undefined) expect(number(a) + number(b) + number(c)).toBe(number(sum))
        if (total !== undefined) expect(number(d) + number(e) + number(f)).toBe(number(total))
        dice += sum === undefined && total === undefined ? 0 : 1
        const [, acting = '', now] = HEADING.exec(line) ?? []
        if (now !== undefined) expect(number(now)).toBe(left.get(acting) ?? number(now))
        if (now !== undefined) left.set(acting, number(now))
        const [, hurt = '', lost, after] = LOSES.exec(line) ?? []
        if (after === undefined) return
        expect(number(after)).toBe((left.get(hurt) ?? number(after) + number(lost)) - number(lost))
        left.set(hurt, number(after))
      })
    }
    expect(dice).toBeGreaterThan(50)
  })
})
