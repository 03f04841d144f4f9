/** Keys and what they are about, for every choice between fights at random. */
import { seeded } from '@umpire/dice'
import { compose, type Policy, simulator } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { playThrough } from '../../test/fuzz-play.ts'
import { anything } from '../../test/fuzz-policy.ts'
import { downtimePlay } from '../index.ts'
import { playAboutField, playKey } from './about.ts'

test('every choice between fights says what it is about, and its key follows from that', () => {
  const kinds = new Set<string>()
  const wild = anything(seeded('choices'))
  const watched: Policy<unknown> = (offer, state) => {
    for (const { key, about } of offer.choices) {
      const read = playAboutField.read(about, `${offer.question}, ${key}`)
      expect(playKey(read), offer.question).toBe(key)
      kinds.add(read.kind)
    }
    return wild(offer, state)
  }
  const play = simulator({ ...downtimePlay, ruleset: compose(choosable) }, watched)
  for (let time = 0; time < 20; time++) playThrough(play, seeded(`time ${time}`))
  const asked = ['level', 'medic', 'nobody', 'slow drug', 'duration', 'hire', 'again', 'double', 'bribe']
  expect(asked.filter(kind => !kinds.has(kind))).toEqual([])
})
