import { seeded } from '@umpire/dice'
import { compose, type Seat, startPlay, throwing, viewEntry } from '@umpire/engine'
import { careerPlay, careerWorld, choosable, createCharacter, NEW_CAREER, wishing } from '@umpire/traveller'
import { describe, expect, test } from 'vitest'
import { percentOf } from '../../../text/hundred.ts'
import { chanceOf, storyOf } from './story.ts'

const MASTER: Seat = { id: 'gm', role: 'gm', actors: [] }
const given = { name: 'Teodor', gender: '', race: '', player_character: true }

function careerOf(seed: string) {
  const world = careerWorld(compose(choosable))
  const play = startPlay(world, createCharacter, given, NEW_CAREER, throwing(seeded(seed)), [], wishing('anything'))
  const entries = play.entries.flatMap(entry => viewEntry(careerPlay.facts, entry, MASTER) ?? [])
  return { career: play.state, story: storyOf(entries) }
}

describe('the story of a career', () => {
  test('has every term, and every throw with what it needed', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { career, story } = careerOf(`story ${seed}`)
      const lived = career.stage === 'finished'
      if (lived && !career.injured) expect(story.terms.length).toBe(career.terms)
      for (const { rows } of story.terms) {
        expect(rows[0]?.kind).toBe('survival')
        for (const { success, needed, total, chance } of rows) {
          if (success === undefined || needed === undefined || total === undefined) continue
          if (rows[0]?.success === true) expect(chance).toBeDefined()
          expect(needed).toMatch(/^\d+\+?$/)
        }
      }
      if (lived) expect(story.leaving.length).toBe(career.estate.mustering_used)
    }
  })
  test('tells a skill that came twice in a term once', () => {
    const leveled = /-\d+$/
    for (let seed = 0; seed < 40; seed++) {
      for (const { gains } of careerOf(`story ${seed}`).story.terms) {
        const skills = gains.filter(gain => leveled.test(gain)).map(gain => gain.replace(leveled, ''))
        expect([...new Set(skills)]).toEqual(skills)
      }
    }
  })
  test('remembers how somebody was born', () => {
    expect(careerOf('born').story.born).toMatch(/^[0-9A-C]{6}$/)
  })
  test('knows the chance of two dice', () => {
    expect([2, 7, 8, 12, 13].map(needed => percentOf(chanceOf(needed)))).toEqual([
      '100.0',
      '58.3',
      '41.7',
      '2.8',
      '0.0',
    ])
  })
})
