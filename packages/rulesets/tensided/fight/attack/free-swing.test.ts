import { expect, test } from 'vitest'
import { fightOf } from '../test/people.ts'
import { playRound } from '../test/script.ts'

const SWORD = { weapon: 'Sword', kind: 'melee', held: { where: 'main hand' } } as const
const able = (level: number) => ({ hth: { level, concentrations: ['percussion', 'sword'] } })

/** Ada waits for Cara with bare hands up, which lets Bram swing; her block takes his sword if it is so much better. */
const round = (block: number) =>
  playRound(
    fightOf([
      { id: 'ada', side: 0, at: [0, 0], is: able(9) },
      { id: 'bram', side: 1, at: [1, 0], is: able(5), brings: [SWORD] },
      { id: 'cara', side: 1, at: [0, 1] },
    ]),
    {
      acts: { ada: ['wait', 'block:0'], bram: ['strike:0'] },
      chosen: { wait: 'cara', 'free swing': 'swing', strike: 'ada/slash/any' },
      dice: { strike: [8, 1], block },
    },
  )

const attacks = ({ facts }: ReturnType<typeof round>) =>
  facts.flatMap(fact => (fact.type === 'attacked' ? [`${fact.values.who}: ${fact.values.how}`] : []))

test('tensided.melee.free-swing: what is snatched from a free swing is not there for the swinger’s own blow', () => {
  const played = round(10)
  expect(played.facts.map(({ type }) => type)).toContain('snatched')
  expect(attacks(played)).toEqual(['bram: a free swing'])
})

test('tensided.melee.free-swing: whoever keeps his weapon strikes as he said', () => {
  const played = round(1)
  expect(played.facts.map(({ type }) => type)).not.toContain('snatched')
  expect(attacks(played)).toEqual(['bram: a free swing', 'bram: slash'])
})

test('tensided.melee.disarm: a block takes the weapon that struck, not another in the other hand', () => {
  const knife = { weapon: 'Combat Knife', kind: 'melee', held: { where: 'main hand' } } as const
  const sword = { ...SWORD, held: { where: 'off hand' } } as const
  const { facts } = playRound(
    fightOf([
      { id: 'ada', side: 0, at: [0, 0], is: able(9) },
      { id: 'bram', side: 1, at: [1, 0], is: able(7), brings: [knife, sword] },
    ]),
    {
      acts: { ada: ['block:0'], bram: ['strike:1'] },
      chosen: { strike: 'ada/slash/any' },
      dice: { strike: 10, block: 10 },
    },
  )
  expect(facts.flatMap(fact => (fact.type === 'snatched' ? [fact.values.arm] : []))).toEqual([1])
})
