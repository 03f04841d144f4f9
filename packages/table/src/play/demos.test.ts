/** Every demo of every system, played at a table by people who take what is proposed: stored, and told again. */
import { systems } from '@umpire/registry'
import { expect, test } from 'vitest'
import { Sitting, toldAgain } from '../test/table-fixture.ts'

const MASTER = { role: 'gm', actors: [] } as const
const MOST_ANSWERS = 2000

for (const { load } of systems) {
  const system = await load()
  for (const demo of system.demos) {
    test(`${demo.title}: is played to its end, question by question`, () => {
      const sitting = new Sitting(system, demo.options)
      const scene = sitting.begin(demo.kind, demo.title, demo.given)
      for (const actor of sitting.table.scene(scene).actors) sitting.do('gm', { type: 'dial', actor, to: 'propose' })
      for (let answers = 0; !sitting.table.scene(scene).over; answers++) {
        if (answers > MOST_ANSWERS) throw new Error('it never ends')
        const underWay = sitting.table.scene(scene)
        const [asking] = underWay.asking
        const choice = asking && underWay.proposal(asking, MASTER)
        if (asking === undefined || choice === undefined) throw new Error('nothing is proposed')
        const question = sitting.table.questionId(scene, asking)
        sitting.do('gm', { type: 'answer', scene, question, answer: { choice } })
      }
      expect(toldAgain(sitting.facts, system).data).toEqual(sitting.table.data)
    })
  }
}
