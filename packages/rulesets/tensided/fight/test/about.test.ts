/** Keys and what they are about, both ways, for every choice of fights at random. */
import { compose, type Offer, type Policy } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { type About, aboutField, aboutKey, sayingOf } from '../choice/about.ts'
import { actOf } from '../choice/act.ts'
import { gripOf } from '../choice/grip.ts'
import type { Fight } from '../state/state.ts'
import { fuzzed, mixed } from './fuzz-fights.ts'

const ruleset = compose(choosable)
const FIGHTS = 12
const PLAIN: readonly string[] = ['swing', 'leave', 'spend', 'die', 'enough']

/** What the key says where that was asked; the arm of an act makes no difference to what its turn asks. */
function readBack(question: string, key: string): About | undefined {
  const grip = question === 'grapple' ? gripOf(key) : undefined
  if (grip !== undefined) return { kind: 'grip', grip }
  if (question.startsWith('declare')) return actOf(key)
  const act = actOf(question === 'where' ? 'move:run' : question) ?? actOf(`${question}:0`)
  return act === undefined ? undefined : sayingOf(act, key)
}

function kindsIn(offer: Offer): readonly string[] {
  return offer.choices.map(({ key, about }) => {
    const place = `${offer.question}, ${key}`
    const read = aboutField.read(about, place)
    expect(aboutKey(read), place).toBe(key)
    if (!PLAIN.includes(read.kind)) expect(readBack(offer.question, key), place).toEqual(read)
    if (offer.find !== undefined) expect(offer.find(key)?.about, place).toEqual(read)
    return read.kind
  })
}

test('every choice says what it is about, and its key follows from that', () => {
  const kinds = new Set<string>()
  for (let nth = 0; nth < FIGHTS; nth++) {
    const policy = mixed(`about ${nth}`, ruleset)
    const watched: Policy<Fight> = (offer, state) => {
      for (const kind of kindsIn(offer)) kinds.add(kind)
      return policy(offer, state)
    }
    fuzzed(`about ${nth}`, ruleset, 40, watched)
  }
  const asked = [
    'shoot',
    'shot',
    'strike',
    'blow',
    'throw',
    'throw-at',
    'throw-on',
    'square',
    'person',
    'grip',
    'swing',
  ]
  expect(asked.filter(kind => !kinds.has(kind))).toEqual([])
})
