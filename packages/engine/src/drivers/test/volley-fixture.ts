/** Two turns of shots at people who fall at a six, for the tests of choices made beforehand. */
import { dice } from '@umpire/dice'
import { fact, vocabulary } from '../../fact/fact.ts'
import { everyone, whole } from '../../fact/view.ts'
import { list, text } from '../../field/fields.ts'
import { record } from '../../field/record.ts'
import { type Ask, procedure, type World } from '../../procedure/procedure.ts'
import { compose } from '../../ruleset/ruleset.ts'

const shot = fact({
  type: 'shot',
  version: 1,
  fields: { at: text(), where: text() },
  sight: whole(everyone),
  reasons: everyone,
})
const felled = fact({ type: 'felled', version: 1, fields: { who: text() }, sight: whole(everyone) })
export type VolleyFact = ReturnType<typeof shot> | ReturnType<typeof felled>

export interface Volley {
  readonly shots: readonly string[]
  readonly down: readonly string[]
  /** Those whom nobody sees. */
  readonly hidden: readonly string[]
  /** Who may duck between the two shots of a turn. */
  readonly ducks: string
}
export const volleyStart: Volley = { shots: [], down: [], hidden: [], ducks: 'Ada' }

export const volleyWorld: World<Volley, VolleyFact> = {
  state: record({ shots: list(text()), down: list(text()), hidden: list(text()), ducks: text() }),
  facts: vocabulary(shot, felled),
  evolve: (state, { type, values }) =>
    type === 'shot'
      ? { ...state, shots: [...state.shots, `${values.at} ${values.where}`] }
      : { ...state, down: [...state.down, values.who] },
  ruleset: compose({ options: [] }),
}

const DOWN = { rule: 'test.down', because: 'is down' }

const keys = (...all: string[]) => all.map(key => ({ key, label: key }))

/** Ada shoots twice in each turn that she wants to, and somebody may duck before the second shot. */
export const volley = procedure(
  { id: 'test.volley', title: 'A volley', given: {} },
  (ask: Ask<Volley, VolleyFact>): string => {
    for (let turn = 0; turn < 2; turn++) {
      const act = ask.choose({ who: 'Ada', question: 'maneuver', choices: keys('shoot', 'rest') })
      if (act === 'rest') continue
      for (let place = 0; place < 2; place++) {
        if (place === 1) ask.choose({ who: ask.state.ducks, question: 'duck', choices: keys('yes', 'no') })
        const at = ask.choose({
          who: 'Ada',
          question: 'target',
          choices: ['Bram', 'Cleo'].map(key =>
            ask.state.down.includes(key) ? { key, label: key, refused: DOWN } : { key, label: key },
          ),
        })
        const where = ask.choose({ who: 'Ada', question: 'location', choices: keys('head', 'leg') })
        const roll = ask.roll(dice('1d6'), { purpose: 'shot', by: 'Ada' })
        ask.record(shot({ at, where }))
        if (roll === 6) ask.record(felled({ who: at }))
      }
    }
    return ask.state.shots.join(', ')
  },
)

/** Ada has declared three shots: each is asked for when its time comes, unless a one shows that the gun is jammed. */
export const declaredVolley = procedure(
  { id: 'test.declared-volley', title: 'A declared volley', given: {} },
  (ask: Ask<Volley, VolleyFact>): string => {
    ask.choose({ who: 'Ada', question: 'declare', choices: keys('three shots') })
    for (const subject of ['shot 1', 'shot 2', 'shot 3']) {
      if (ask.roll(dice('1d6'), { purpose: 'jam', by: 'Ada' }) === 1) continue
      const at = ask.choose({ who: 'Ada', question: 'target', subject, choices: keys('Bram', 'Cleo') })
      ask.record(shot({ at, where: subject }))
    }
    return ask.state.shots.join(', ')
  },
)
