/** Keys and what they are about, both ways, for every choice of encounters at random. */
import { seeded } from '@umpire/dice'
import { type Offer, type Policy, startPlay, throwing } from '@umpire/engine'
import { expect, test } from 'vitest'
import { FUZZ_ENCOUNTERS } from '../../test/fuzz-encounters.ts'
import { anything } from '../../test/fuzz-policy.ts'
import { bot } from '../bot/bot.ts'
import { aboutField, aboutKey, actionNamed, moveNamed } from '../choice/about.ts'
import { encounterFile, startOf } from '../enter/file.ts'
import type { Encounter } from '../state/state.ts'
import { encounter } from '../turn/encounter.ts'
import { ruleset, world } from './encounter-fixture.ts'

function kindsIn(offer: Offer): readonly string[] {
  return offer.choices.map(({ key, about }) => {
    const place = `${offer.question}, ${key}`
    const read = aboutField.read(about, place)
    expect(aboutKey(read), place).toBe(key)
    if (offer.question === 'movement') expect(moveNamed(key), place).toEqual(read)
    if (offer.question === 'action') expect(actionNamed(key), place).toEqual(read)
    if (offer.find !== undefined) expect(offer.find(key)?.about, place).toEqual(read)
    return read.kind
  })
}

test('every choice of an encounter says what it is about, and its key follows from that', () => {
  const kinds = new Set<string>()
  for (const [nth, written] of FUZZ_ENCOUNTERS.entries()) {
    const source = seeded(`about ${nth}`)
    const [wild, sound] = [anything(source), bot(ruleset)]
    const watched: Policy<Encounter> = (offer, state) => {
      for (const kind of kindsIn(offer)) kinds.add(kind)
      return source.draw(2, 1) === 0 ? wild(offer, state) : sound(offer, state)
    }
    const file = encounterFile.read(written, 'file')
    const start = startOf(file, 'file', ruleset.silent)
    startPlay(world, encounter, { rounds: file.rounds }, start, throwing(seeded(`dice ${nth}`)), [], watched)
  }
  const asked = [
    'close',
    'evade',
    'shoot',
    'weak',
    'throw',
    'kill',
    'reload',
    'fit',
    'remove',
    'none',
    'person',
    'wound',
  ]
  expect(asked.filter(kind => !kinds.has(kind))).toEqual([])
})
