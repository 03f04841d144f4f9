/** Choices made beforehand at a table: one command, one fact, one step. */
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { tableField } from '../state/facts.ts'
import { Sitting, toldAgain } from '../test/table-fixture.ts'
import { viewTable } from '../view/view.ts'

const gurps = await loadSystem('gurps')

const FIGHT = {
  system: 'gurps',
  sides: [
    { name: 'the watch', members: [{ name: 'Ada', template: 'rifleman' }] },
    { name: 'the others', npc: true, members: [{ name: 'Bram', template: 'rifleman' }] },
  ],
}
const AROUND = { online: () => false, until: () => undefined }

/** Ada may attack so, and people throw the dice. */
function facing(how = 'shoot:', distance = 20) {
  const sitting = new Sitting(gurps, ['hit-locations'])
  sitting.do('gm', { type: 'dial', actor: 'Bram', to: 'propose' })
  const scene = sitting.begin('fight', 'A fight', { ...FIGHT, distance })
  const asked = () => sitting.table.scene(scene).asking[0]?.question
  for (let step = 0; step < 20; step++) {
    const now = asked()
    if (now?.kind !== 'choice') throw new Error('nobody is asked')
    const shot = now.choices.find(({ key, refused }) => key.startsWith(how) && refused === undefined)
    if (now.who === 'Ada' && shot !== undefined) {
      sitting.do('gm', { type: 'settings', settings: { dice: 'typed' } })
      return { sitting, scene, asked, shot: shot.key }
    }
    const open = now.choices.find(({ key, refused }) => key.startsWith('ready:') && refused === undefined)
    sitting.answer(scene, open?.key ?? 'nothing')
  }
  throw new Error('Ada never can')
}

describe('an attack with all that it needs', () => {
  test('is one command, one fact and one step of undo, and is told again the same', () => {
    const { sitting, scene, asked, shot } = facing()
    const before = sitting.table.data
    const question = sitting.question(scene).id
    const then = [{ question: 'location', choice: 'torso' }]
    const facts = sitting.do('ann', { type: 'answer', scene, question, answer: { choice: shot, then } })
    expect(facts.map(({ type }) => type)).toEqual(['advanced'])
    expect(facts[0]).toMatchObject({
      values: {
        stretches: [
          {
            answers: expect.arrayContaining([
              { choice: shot, by: 'Ada', then },
              { choice: 'torso', by: 'Ada' },
            ]),
          },
        ],
      },
    })
    expect(asked()).toMatchObject({ kind: 'roll', about: { by: 'Ada', purpose: 'attack' } })
    expect(sitting.table.data.steps).toHaveLength(before.steps.length + 1)
    const again = toldAgain(sitting.facts, gurps)
    expect(again.data).toEqual(sitting.table.data)
    expect(tableField.read(JSON.parse(JSON.stringify(again.data)), 'snapshot')).toEqual(again.data)
    expect(viewTable(again, 'ann', AROUND)).toEqual(viewTable(sitting.table, 'ann', AROUND))
    sitting.do('gm', { type: 'undo' })
    expect(sitting.table.data.game).toEqual(before.game)
    expect(sitting.question(scene).id).toBe(question)
  })
  test('never answers for somebody else, whatever it names', () => {
    const { sitting, scene, asked, shot: blow } = facing('strike:', 1)
    const then = [
      { question: 'location', choice: 'torso' },
      { question: 'defense', choice: 'none' },
    ]
    sitting.do('ann', { type: 'answer', scene, question: sitting.question(scene).id, answer: { choice: blow, then } })
    expect(asked()).toMatchObject({ kind: 'roll', about: { by: 'Ada', purpose: 'attack' } })
    sitting.do('ann', { type: 'answer', scene, question: sitting.question(scene).id, answer: { total: 5 } })
    expect(asked()).toMatchObject({ kind: 'choice', who: 'Bram', question: 'defense' })
  })
  test('asks for the rest where what was chosen beforehand is not open', () => {
    const { sitting, scene, asked, shot } = facing()
    const then = [{ question: 'location', choice: 'tail' }]
    sitting.do('ann', { type: 'answer', scene, question: sitting.question(scene).id, answer: { choice: shot, then } })
    expect(asked()).toMatchObject({ who: 'Ada', question: 'location' })
    expect(toldAgain(sitting.facts, gurps).scene(scene).asking).toEqual(sitting.table.scene(scene).asking)
  })
})
