/** Procedures that are data, and a world in which there is nothing but a count. */
import { type Dice, dice } from '@umpire/dice'
import { fact, vocabulary } from '../../fact/fact.ts'
import { everyone } from '../../fact/view.ts'
import { int } from '../../field/fields.ts'
import { keyOf } from '../../field/json.ts'
import { record } from '../../field/record.ts'
import { type Ask, type ProcedureKind, procedure, type World } from '../../procedure/procedure.ts'
import { compose } from '../../ruleset/ruleset.ts'

const added = fact({ type: 'added', version: 1, fields: { n: int() }, sight: { n: everyone } })
export type Added = ReturnType<typeof added>
export type Count = { readonly count: number }

export const world: World<Count, Added> = {
  state: record({ count: int() }),
  facts: vocabulary(added),
  evolve: ({ count }, { values }) => ({ count: count + values.n }),
  ruleset: compose({ options: [] }),
}

/** A procedure as data, to be made at random. */
export type Op =
  | { readonly do: 'roll' | 'faces' | 'inOrder'; readonly dice: string }
  | { readonly do: 'read'; readonly dice: string; readonly modulo: number }
  | { readonly do: 'branch' | 'call'; readonly body: readonly Op[] }
  | { readonly do: 'repeat'; readonly body: readonly Op[]; readonly until: number; readonly most: number }
  | { readonly do: 'choose' }

export type AskCount = Ask<Count, Added>
export const DICE = new Map(['1d2', '1d3', '2d2', '3d2'].map((text): [string, Dice] => [text, dice(text)]))
export const about = { purpose: 'test' }

function run(ask: AskCount, ops: readonly Op[]): number {
  let told = 0
  for (const op of ops) {
    switch (op.do) {
      case 'roll':
        ask.record(added({ n: ask.roll(thrown(op.dice), about) }))
        break
      case 'read':
        told += ask.read(thrown(op.dice), about, total => total % op.modulo)
        break
      case 'faces': {
        const [highest = 0] = ask.faces(thrown(op.dice), about)
        ask.record(added({ n: 3 * highest }))
        break
      }
      case 'inOrder': {
        const [first = 0, second = 0] = ask.inOrder(thrown(op.dice), about)
        ask.record(added({ n: first - 2 * second }))
        break
      }
      case 'branch':
        if (ask.state.count % 2 === 0) told += run(ask, op.body)
        break
      case 'call':
        told += ask.call(running(op.body), {})
        break
      case 'repeat':
        ask.repeat(running(op.body), {}, ({ count }) => count >= op.until, op.most)
        break
      case 'choose': {
        const key = ask.choose({
          who: 'Ada',
          question: 'which',
          choices: [
            { key: 'one', label: 'One' },
            { key: 'two', label: 'Two' },
          ],
        })
        ask.record(added({ n: key === 'one' ? 1 : 2 }))
      }
    }
  }
  return told
}
export const thrown = (text: string): Dice => DICE.get(text) ?? dice(text)
const made = new Map<string, ProcedureKind<Count, Added, object, number>>()
export function running(ops: readonly Op[]): ProcedureKind<Count, Added, object, number> {
  const key = keyOf(ops)
  const kind = made.get(key) ?? procedure({ id: 'test.run', title: 'Run', given: {} }, (ask: AskCount) => run(ask, ops))
  made.set(key, kind)
  return kind
}
