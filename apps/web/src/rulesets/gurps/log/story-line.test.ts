import { seeded } from '@umpire/dice'
import { type EntryView, type Json, throwing } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { character } from '@umpire/gurps/at-table'
import { screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { spokenOf } from '../../common/log/parts.ts'
import { isSilentInStory, storySentence } from './story-line.ts'

const cast = { actors: ['Ann', 'Kurt'], strangers: ['Kurt'] }
const entry = (type: string, values: Json): EntryView => ({ fact: { type, values }, rolls: [], why: [] })
const said = (one: EntryView): string | undefined => {
  const sentence = storySentence(one, cast)
  return sentence === undefined ? undefined : spokenOf(sentence)
}

describe('a line of the story', () => {
  test('has people in the colors of their sides', () => {
    const helped = entry('workedOnWound', { who: 'Kurt', healer: 'Ann', stopped: false })
    const sides = (of: typeof cast | null) =>
      storySentence(helped, of)?.flatMap(part => (part.kind === 'person' ? [part.side] : []))
    expect(sides(cast)).toEqual([1, 2])
    expect(sides(null)).toEqual([0, 0])
  })
  test('tells blood, and that it stops', () => {
    const bled = { who: 'Ann', from: 'wounds', hp: 1, dry: 0, stopped: false }
    expect(said(entry('bled', bled))).toBe('Ann bleeds: 1 hit point lost.')
    expect(said(entry('bled', { ...bled, hp: 0, dry: 2 }))).toBe(
      'Ann bleeds, and loses nothing this time. 2 dry minutes now; after three it stops.',
    )
    expect(said(entry('bled', { ...bled, stopped: true }))).toBe('Ann bleeds: it has stopped.')
    // Others do not learn how much.
    expect(said(entry('bled', { who: 'Ann', from: 'wounds', stopped: false }))).toBe('Ann bleeds: hit points lost.')
  })
  test('tells who helps whom', () => {
    expect(said(entry('workedOnWound', { who: 'Kurt', healer: 'Ann', stopped: false }))).toBe(
      'Ann works a minute to stop the blood of Kurt, in vain.',
    )
    expect(said(entry('treated', { who: 'Kurt', healer: 'Ann', how: 'first-aid', restored: 3 }))).toBe(
      'Ann gives First Aid to Kurt: 3 hit points back.',
    )
  })
  test('leaves everything else to the plain line', () => {
    expect(said(entry('awarded', { who: 'Ann' }))).toBeUndefined()
    expect(isSilentInStory(entry('timePassed', { seconds: 0, resting: [] }))).toBe(true)
    expect(isSilentInStory(entry('timePassed', { seconds: 60, resting: [] }))).toBe(false)
  })
  test('is known for all that the clock brings to the wounded', () => {
    const [kind] = gurpsWith(screenOptions).scenes.filter(scene => scene.kind === 'story')
    if (kind === undefined) throw new Error('there is a story')
    const file = character.read(
      { system: 'gurps', version: 1, identity: { name: 'Ann' }, attributes: { st: 10, dx: 10, iq: 10, ht: 10 } },
      'Ann',
    )
    const chosen = { options: [], settings: {} }
    let bloody = 0
    for (let seed = 0; seed < 10; seed++) {
      const hurt = { ...file, state: { condition: { hp_lost: 8, bleeding: { next_in: 60, dry: 0 } } } }
      const state = kind.begin({ characters: { Ann: hurt, Bram: file } }, 'given', chosen)
      const scene = kind.open(
        chosen,
        { state, underway: null },
        { throws: throwing(seeded(`${seed}`)), plays: () => false },
      )
      const told = [
        scene.start('gurps.procedure.passing-time', { minutes: 10 }),
        scene.start('gurps.procedure.healing-day', { days: 3 }),
      ].flatMap(stretches => stretches.flatMap(({ entries }) => entries))
      for (const { fact, rolls, why } of told) {
        if (fact === undefined) continue
        if (fact.type === 'bled') bloody++
        expect(said({ fact: { type: fact.type, values: fact.values }, rolls, why }) ?? '', fact.type).toMatch(/\.$/)
      }
    }
    expect(bloody).toBeGreaterThan(10)
  })
})
