import { duelStart } from '@umpire/engine/demo'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableData } from '../state/data.ts'
import { tableField } from '../state/facts.ts'
import { Sitting, toldAgain } from '../test/table-fixture.ts'
import { Refused } from './refused.ts'
import { waits } from './resume.ts'
import { rollsIn } from './undo.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}
const codeOf = (work: () => unknown): string => {
  const error = thrownBy(work)
  return error instanceof Refused ? error.code : `no refusal: ${error}`
}

describe('a table', () => {
  test('plays a duel, one question after the other, to its end', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    for (let answers = 0; !sitting.table.scene(scene).over; answers++) {
      if (answers > 500) throw new Error('it never ends')
      sitting.answer(scene)
    }
    expect(sitting.table.scene(scene).asking).toEqual([])
  })
  test('is told again by its facts, and goes on from there', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    while (sitting.table.scene(scene).asking.length > 0) {
      expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
      sitting.answer(scene)
    }
    const other = toldAgain(sitting.facts)
    expect(other.scene(scene).data).toEqual(sitting.table.scene(scene).data)
    expect(other.scene(scene).asking).toEqual(sitting.table.scene(scene).asking)
  })
  test('comes back from a snapshot', () => {
    const sitting = new Sitting()
    sitting.duel()
    const data: TableData = tableField.read(JSON.parse(JSON.stringify(sitting.table.data)), 'snapshot')
    expect(data).toEqual(sitting.table.data)
  })
  test('lets the program play whom it may', () => {
    const sitting = new Sitting()
    sitting.do('gm', { type: 'dial', actor: 'Ada', to: 'do' })
    sitting.do('gm', { type: 'beginScene', kind: 'duel', title: 'A duel', given: duelStart })
    expect(sitting.table.scene(sitting.table.data.game.shown ?? '').over).toBe(true)
  })
  test('hands over to the program in the middle', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    sitting.do('ann', { type: 'dial', actor: 'Ada', to: 'do' })
    sitting.do('bea', { type: 'dial', actor: 'Bram', to: 'do' })
    expect(sitting.table.scene(scene).over).toBe(true)
    expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
  })
  test('answers for somebody who took too long, and says so', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    const { id, who } = sitting.question(scene)
    const [fact] = sitting.table.answerLate(scene, id, { at: 5000 })
    expect(fact).toMatchObject({ type: 'advanced', values: { timedOut: { who } } })
    expect(sitting.table.answerLate(scene, id, { at: 5001 })).toEqual([])
  })
})

describe('a duel that the program plays', () => {
  /** Played in pieces of one procedure each, as long as `goesOn` says. */
  const inPieces = (goesOn: (sitting: Sitting) => boolean): Sitting => {
    const sitting = new Sitting()
    sitting.rests = () => true
    sitting.do('gm', { type: 'dial', actor: 'Ada', to: 'do' })
    sitting.do('gm', { type: 'beginScene', kind: 'duel', title: 'A duel', given: duelStart })
    while (sitting.table.playsOn && goesOn(sitting)) sitting.playOn()
    return sitting
  }
  test('goes on in pieces, each stored, to the same end as in one go', () => {
    const inOne = new Sitting()
    inOne.do('gm', { type: 'dial', actor: 'Ada', to: 'do' })
    const whole = inOne.begin('duel', 'A duel', duelStart)
    const sitting = inPieces(({ table, facts }) => {
      expect(toldAgain(facts).data).toEqual(table.data)
      expect(toldAgain(facts).playsOn).toBe(true)
      return true
    })
    const scene = sitting.table.scene(sitting.table.data.game.shown ?? '')
    expect(scene.over).toBe(true)
    expect(scene.data).toEqual(inOne.table.scene(whole).data)
    expect(sitting.facts.filter(({ type }) => type === 'advanced').length).toBeGreaterThan(2)
    expect(sitting.playOn()).toEqual([])
  })
  test('is one step with what began it', () => {
    const sitting = inPieces(() => true)
    expect(sitting.table.data.steps).toHaveLength(1)
    sitting.do('gm', { type: 'undo' })
    expect(sitting.table.data.game.shown).toBe(null)
  })
  test('is paused by the game master alone, also after a restart, and goes on at the word', () => {
    const sitting = inPieces(() => false)
    expect(sitting.table.playsOn).toBe(true)
    expect(codeOf(() => sitting.do('ann', { type: 'pause' }))).toBe('not-allowed')
    sitting.do('gm', { type: 'pause' })
    expect(sitting.table.playsOn).toBe(false)
    expect(sitting.playOn()).toEqual([])
    expect(codeOf(() => sitting.do('gm', { type: 'pause' }))).toBe('stale')
    const again = toldAgain(sitting.facts)
    expect([again.playsOn, waits(again)]).toEqual([false, true])
    sitting.do('gm', { type: 'goOn' })
    expect(sitting.table.playsOn).toBe(true)
  })
})

describe('is refused', () => {
  test('what a seat may not do', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    const { id, who } = sitting.question(scene)
    const other = who === 'Ada' ? 'bea' : 'ann'
    const answer = { type: 'answer', scene, question: id, answer: { choice: 'dodge' } } as const
    expect(codeOf(() => sitting.do(other, answer))).toBe('not-allowed')
    expect(codeOf(() => sitting.do('eve', { type: 'say', text: 'hello' }))).toBe('not-allowed')
    expect(codeOf(() => sitting.do('ann', { type: 'undo' }))).toBe('not-allowed')
    expect(codeOf(() => sitting.do('ann', { type: 'dial', actor: 'Bram', to: 'do' }))).toBe('not-allowed')
    expect(codeOf(() => sitting.do('nobody', { type: 'say', text: 'hello' }))).toBe('not-allowed')
  })
  test('an answer that comes late, or does not fit', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    const { id } = sitting.question(scene)
    const answer = { type: 'answer', scene, question: id, answer: { choice: 'dodge' } } as const
    expect(codeOf(() => sitting.do('gm', { ...answer, answer: { choice: 'dance' } }))).toBe('rules')
    expect(codeOf(() => sitting.do('gm', { ...answer, answer: { total: 7 } }))).toBe('rules')
    sitting.do('gm', answer)
    expect(codeOf(() => sitting.do('gm', answer))).toBe('stale')
    expect(codeOf(() => sitting.do('gm', { ...answer, scene: 's9' }))).toBe('no-such-scene')
    expect(codeOf(() => sitting.do('gm', { ...answer, scene: '__proto__' }))).toBe('no-such-scene')
  })
  test('and nothing has changed', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    const before = sitting.table.data
    thrownBy(() => sitting.do('gm', { type: 'beginScene', kind: 'duel', title: 'x', given: { light: 'green' } }))
    thrownBy(() => sitting.do('gm', { type: 'roll', dice: '3d6+', purpose: '', secret: false }))
    thrownBy(() => sitting.do('gm', { type: 'override', scene, at: ['fighters', 'Ada', 'skill'], value: -1, note: '' }))
    expect(sitting.table.data).toBe(before)
    sitting.answer(scene)
  })
  test('and the scene in hand is the same, unless it had gone on', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    const inHand = sitting.table.scene(scene)
    const { id } = sitting.question(scene)
    const answer = { type: 'answer', scene, question: id, answer: { choice: 'dance' } } as const
    thrownBy(() => sitting.do('gm', answer))
    thrownBy(() => sitting.do('gm', { type: 'override', scene, at: ['fighters', 'Ada', 'skill'], value: -1, note: '' }))
    expect(sitting.table.scene(scene)).toBe(inHand)
    inHand.override(['fighters', 'Ada', 'nerve'], 1)
    thrownBy(() => sitting.do('gm', answer))
    expect(sitting.table.scene(scene)).not.toBe(inHand)
    expect(sitting.table.scene(scene).data).toEqual(toldAgain(sitting.facts).scene(scene).data)
  })
})

/** A duel that two answers do not end. */
function twice(): { readonly sitting: Sitting; readonly scene: string; readonly start: TableData['game'] } {
  for (;;) {
    const sitting = new Sitting()
    const scene = sitting.duel()
    const start = sitting.table.data.game
    sitting.answer(scene)
    if (sitting.table.scene(scene).asking.length === 0) continue
    sitting.answer(scene)
    return { sitting, scene, start }
  }
}

describe('undo', () => {
  test('goes back before any step, the dice falling as they did', () => {
    const { sitting, scene, start } = twice()
    const once = sitting.table.data.game
    const [first] = sitting.table.data.steps.slice(-2)
    sitting.do('gm', { type: 'undo', ...(first && { step: first.version }) })
    expect(sitting.table.data.game).toEqual(start)
    expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
    sitting.answer(scene)
    sitting.answer(scene)
    expect(sitting.table.data.game).toEqual(once)
    expect(sitting.table.data.kept).toEqual([])
  })
  test('keeps the dice of every step that was taken back, one after the other', () => {
    const { sitting, scene } = twice()
    const { game } = sitting.table.data
    sitting.do('gm', { type: 'undo' })
    const { kept } = sitting.table.data
    sitting.do('gm', { type: 'undo' })
    sitting.do('gm', { type: 'redo' })
    expect(sitting.table.data.kept).toEqual(kept)
    sitting.do('gm', { type: 'undo' })
    sitting.answer(scene)
    sitting.answer(scene)
    expect(sitting.table.data.game).toEqual(game)
  })
  test('throws anew where the table says so, or is refused', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    sitting.answer(scene)
    expect(codeOf(() => sitting.do('gm', { type: 'undo', dice: 'forbid' }))).toBe('not-allowed')
    sitting.do('gm', { type: 'undo', dice: 're-roll' })
    expect(sitting.table.data.kept).toEqual([])
    const rolled = sitting.table.data.fair.rolled
    sitting.answer(scene)
    expect(sitting.table.data.fair.rolled).toBeGreaterThan(rolled)
  })
  test('takes a scene back with all that happened when it began', () => {
    const sitting = new Sitting()
    sitting.duel()
    sitting.do('gm', { type: 'undo' })
    expect(sitting.table.data.game).toEqual({ scenes: {}, shown: null, people: {} })
    sitting.do('gm', { type: 'redo' })
    expect(sitting.table.scene(sitting.table.data.game.shown ?? '').asking).toHaveLength(1)
    expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
  })
  test('is undone itself by redo, until something else happens', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    sitting.answer(scene)
    const { game } = sitting.table.data
    sitting.do('gm', { type: 'undo' })
    expect(sitting.table.data.game).not.toEqual(game)
    sitting.do('gm', { type: 'say', text: '/redo' })
    expect(sitting.table.data.game).toEqual(game)
    sitting.do('gm', { type: 'say', text: '/undo' })
    sitting.answer(scene)
    expect(codeOf(() => sitting.do('gm', { type: 'redo' }))).toBe('stale')
  })
  test('needs to be told what is no longer remembered', () => {
    const sitting = new Sitting()
    sitting.duel()
    const step = sitting.table.data.steps.at(-1)?.version ?? 0
    const before = sitting.facts.length
    for (let line = 0; line < 150; line++) sitting.do('ann', { type: 'say', text: `line ${line}` })
    expect(sitting.table.needs({ type: 'undo' })).toBe(step)
    expect(sitting.table.needs({ type: 'say', text: 'undo this' })).toBeNull()
    expect(codeOf(() => sitting.do('gm', { type: 'undo' }))).toBe('busy')
    const { game } = toldAgain(sitting.facts.slice(0, step - 1)).data
    const since = sitting.facts.slice(step - 1)
    const rolls = since.map((fact, index) => ({ version: step + index, rolls: rollsIn(fact) }))
    expect(before).toBeGreaterThanOrEqual(step)
    sitting.table.do({ type: 'undo' }, 'gm', { at: 1, secret: () => new Uint8Array(32), past: { game, rolls } })
    expect(sitting.table.data.game).toEqual(game)
  })
})

/** Both fighters are the program's by their dials; a duel that goes on by itself to its end, taken back. */
function takenBack(): { readonly sitting: Sitting; readonly scene: string } {
  const sitting = new Sitting()
  const scene = sitting.duel()
  sitting.do('ann', { type: 'dial', actor: 'Ada', to: 'do' })
  sitting.do('bea', { type: 'dial', actor: 'Bram', to: 'do' })
  expect(sitting.table.scene(scene).over).toBe(true)
  sitting.do('gm', { type: 'undo' })
  expect(sitting.table.scene(scene).over).toBe(false)
  return { sitting, scene }
}

describe('what goes on by itself', () => {
  test('waits after an undo, whatever is said, set or changed, also after a restart', () => {
    const { sitting, scene } = takenBack()
    expect(waits(sitting.table)).toBe(true)
    const { game } = sitting.table.data
    sitting.do('ann', { type: 'say', text: 'wait' })
    sitting.do('gm', { type: 'settings', settings: { timer: 60 } })
    sitting.do('gm', { type: 'dial', actor: 'Nobody', to: 'propose' })
    expect(sitting.table.data.game).toBe(game)
    sitting.do('gm', { type: 'override', scene, at: ['fighters', 'Ada', 'nerve'], value: 5, note: '' })
    expect(sitting.table.scene(scene).over).toBe(false)
    expect(waits(toldAgain(sitting.facts))).toBe(true)
  })
  test('goes on by the word of the game master alone', () => {
    const { sitting, scene } = takenBack()
    expect(codeOf(() => sitting.do('ann', { type: 'goOn' }))).toBe('not-allowed')
    sitting.do('gm', { type: 'goOn' })
    expect(sitting.table.scene(scene).over).toBe(true)
    expect(waits(sitting.table)).toBe(false)
    expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
    expect(codeOf(() => sitting.do('gm', { type: 'goOn' }))).toBe('stale')
  })
  test('goes on when all is redone, or somebody is handed to the program', () => {
    const redone = takenBack()
    redone.sitting.do('gm', { type: 'redo' })
    expect(redone.sitting.table.scene(redone.scene).over).toBe(true)
    const handed = takenBack()
    handed.sitting.do('gm', { type: 'dial', actor: 'Ada', to: 'do' })
    expect(handed.sitting.table.scene(handed.scene).over).toBe(true)
  })
  test('does not wait where a person is asked: there is nothing to go on with', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    sitting.answer(scene)
    sitting.do('gm', { type: 'undo' })
    expect(waits(sitting.table)).toBe(false)
    sitting.answer(scene)
    expect(sitting.table.data.held).toBe(false)
  })
  test('goes on where people were to throw, when the server throws again', () => {
    const sitting = new Sitting()
    sitting.do('gm', { type: 'settings', settings: { dice: 'typed' } })
    const scene = sitting.duel()
    expect(sitting.table.scene(scene).asking[0]?.question.kind).toBe('roll')
    sitting.do('gm', { type: 'settings', settings: { dice: 'server' } })
    expect(sitting.table.scene(scene).asking[0]?.question.kind).toBe('choice')
    expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
  })
  test('goes on in a scene that is shown again, and that is one step', () => {
    const sitting = new Sitting()
    const first = sitting.duel()
    sitting.do('gm', { type: 'beginScene', kind: 'duel', title: 'Another', given: duelStart })
    for (const actor of ['Ada', 'Bram']) sitting.do('gm', { type: 'dial', actor, to: 'do' })
    expect(sitting.table.scene(first).over).toBe(false)
    const { game } = sitting.table.data
    sitting.do('gm', { type: 'showScene', scene: first })
    expect(sitting.table.scene(first).over).toBe(true)
    sitting.do('gm', { type: 'undo' })
    expect(sitting.table.data.game).toEqual(game)
  })
})

describe('an answer of the game master', () => {
  test('for somebody whom a player plays is told as such', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    const { id, who } = sitting.question(scene)
    const owner = who === 'Ada' ? 'ann' : 'bea'
    const answer = { type: 'answer', scene, question: id, answer: { choice: 'dodge' } } as const
    const [byMaster] = sitting.do('gm', answer)
    expect(byMaster).toMatchObject({ type: 'advanced', values: { by: 'gm', insteadOf: { who, seat: owner } } })
    sitting.do('gm', { type: 'undo' })
    const [own] = sitting.do(owner, answer)
    expect(own).toMatchObject({ type: 'advanced', values: { by: owner, insteadOf: null } })
  })
})

describe('the game master', () => {
  test('sets a number of somebody whose name is one', () => {
    const sitting = new Sitting()
    const { Ada, Bram } = duelStart.fighters
    for (const actor of ['7', 'Bram']) sitting.do('gm', { type: 'dial', actor, to: 'propose' })
    const given = { ...duelStart, turn: '7', fighters: { '7': { ...Ada }, Bram: { ...Bram } } }
    sitting.do('gm', { type: 'beginScene', kind: 'duel', title: 'A duel', given: JSON.parse(JSON.stringify(given)) })
    const scene = sitting.table.data.game.shown ?? ''
    sitting.do('gm', { type: 'override', scene, at: ['fighters', '7', 'hit_points'], value: 5, note: '' })
    const other = toldAgain(sitting.facts)
    expect(other.scene(scene).data).toEqual(sitting.table.scene(scene).data)
    expect(codeOf(() => sitting.do('gm', { type: 'override', scene, at: ['fighters', 7], value: 5, note: '' }))).toBe(
      'rules',
    )
  })
  test('plays on after a scene was put away', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    sitting.do('gm', { type: 'endScene', scene })
    expect(codeOf(() => sitting.do('gm', { type: 'dial', actor: 'Ada', to: 'do' }))).toMatch(/no refusal/)
  })
  test('sets any number that makes a state, and play goes on', () => {
    const sitting = new Sitting()
    const scene = sitting.duel()
    const at = ['fighters', 'Bram', 'hit_points']
    sitting.do('gm', { type: 'override', scene, at, value: 3, note: 'an old wound' })
    expect(toldAgain(sitting.facts).scene(scene).data).toEqual(sitting.table.scene(scene).data)
    sitting.answer(scene)
    expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
  })
})

describe('dice', () => {
  test('are typed in by people, if the table says so', () => {
    const sitting = new Sitting()
    sitting.do('gm', { type: 'settings', settings: { dice: 'typed' } })
    const scene = sitting.duel()
    const { id, who } = sitting.question(scene)
    expect(who).toBe('Ada')
    sitting.do('ann', { type: 'answer', scene, question: id, answer: { faces: [1, 1, 2] } })
    expect(sitting.table.data.fair).toMatchObject({ rolled: 0, typed: 1 })
    expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
  })
})

test('whatever is done, the facts tell the same table', () => {
  const step = fc.constantFrom('answer', 'undo', 'redo', 're-roll', 'say', 'override', 'roll', 'old')
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), steps => {
      const sitting = new Sitting()
      const scene = sitting.duel()
      for (const what of steps) {
        thrownBy(() => {
          if (what === 'answer') sitting.answer(scene)
          else if (what === 'undo' || what === 'redo') sitting.do('gm', { type: what })
          else if (what === 're-roll') sitting.do('gm', { type: 'undo', dice: 're-roll' })
          else if (what === 'say') sitting.do('ann', { type: 'say', text: 'well' })
          else if (what === 'roll') sitting.do('ann', { type: 'roll', dice: '2d6', purpose: 'luck', secret: true })
          else if (what === 'old') sitting.do('gm', { type: 'undo', step: sitting.table.data.steps[1]?.version ?? 1 })
          else sitting.do('gm', { type: 'override', scene, at: ['fighters', 'Ada', 'nerve'], value: 5, note: '' })
        })
        expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
      }
    }),
    { numRuns: 40 },
  )
})
