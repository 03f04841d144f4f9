/** What the fog of war keeps back: nobody is sent anything of people whom nobody of theirs sees. */
import { unseenBy } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../ruleset/rules.ts'
import { fightScene } from './fight-scene.ts'
import { answered, fightIn, foggyFight, namesIn, seatsOf, sentNow, sentOf, stolen } from './test/fog-fixture.ts'

const kind = fightScene(choosable)
const FIGHTS = 20
const STEPS = 40

describe('gurps.procedure.combat: fights at random in the fog', () => {
  const wrong: string[] = []
  const seen = { hidden: 0, moved: 0, entries: 0, perceived: 0 }
  for (let game = 0; game < FIGHTS; game++) {
    const foggy = foggyFight(kind, `fog ${game}`)
    const { scene } = foggy
    scene.goOn()
    const seats = seatsOf(fightIn(scene))
    for (let step = 0; step < STEPS && scene.asking.length > 0; step++) {
      for (const [nth, seat] of seats.entries()) {
        const unseen = unseenBy(scene.unseen, seat)
        const sent = sentNow(scene, seat)
        if (unseen.size > 0) seen.hidden++
        for (const name of namesIn(sent, scene.unseen, seat)) wrong.push(`${game}/${step}: seat ${nth} is sent ${name}`)
        // Wherever the unseen one is, as long as he is unseen it must look the same.
        if (unseen.size === 0 || !stolen(foggy, seat)) continue
        seen.moved++
        if (sentNow(scene, seat) !== sent) wrong.push(`${game}/${step}: seat ${nth} can tell where somebody unseen is`)
      }
      for (const entry of answered(foggy)) {
        seen.entries++
        for (const [nth, seat] of seats.entries()) {
          const [line = ''] = sentOf(foggy, [entry], seat)
          if (line !== 'null' && unseenBy(entry.unseen, seat).size > 0) seen.perceived++
          for (const name of namesIn(line, entry.unseen ?? [], seat)) {
            wrong.push(`${game}/${step}: seat ${nth} is told of ${name} by ${entry.fact?.type ?? 'a note'}`)
          }
        }
      }
    }
  }

  test('gurps.procedure.combat: no name, place or state of anybody unseen leaves, in views, questions, proposals or lines', () => {
    expect(wrong.slice(0, 10)).toEqual([])
  })
  test('gurps.procedure.combat: and there was something to keep back, and something to tell', () => {
    expect(seen.hidden).toBeGreaterThan(200)
    expect(seen.moved).toBeGreaterThan(80)
    expect(seen.entries).toBeGreaterThan(400)
    expect(seen.perceived).toBeGreaterThan(200)
  })
})
