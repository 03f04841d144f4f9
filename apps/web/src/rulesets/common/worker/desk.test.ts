import { describe, expect, test } from 'vitest'
import { type Message, OddsDesk, type Reply, type Told, type Worked } from './desk.ts'

interface Ask {
  readonly kind: string
  readonly file: unknown
}

interface FakeWorker {
  readonly sent: Message<Ask>[]
  readonly reply: (reply: Reply<Worked>) => void
  readonly breakDown: (message: string) => void
  ended: boolean
}

function desk() {
  const workers: FakeWorker[] = []
  const odds = new OddsDesk<Ask, Worked>((reply, breakDown) => {
    const worker: FakeWorker = { sent: [], reply, breakDown, ended: false }
    workers.push(worker)
    return {
      postMessage: message => worker.sent.push(message),
      terminate: () => {
        worker.ended = true
      },
    }
  })
  return { odds, workers }
}
const ASK = JSON.stringify({ kind: 'check', file: {} })
const ANSWER = { kind: 'check' } as const

describe('the desk of the odds', () => {
  test('asks the same once, and tells everybody', () => {
    const { odds, workers } = desk()
    const told: Told<Worked>[] = []
    odds.ask(ASK, one => told.push(one))
    odds.ask(ASK, one => told.push(one))
    expect(workers[0]?.sent).toEqual([{ id: 1, ask: { kind: 'check', file: {} } }])
    workers[0]?.reply({ id: 1, answer: ANSWER, ms: 1 })
    odds.ask(ASK, one => told.push(one))
    expect(told).toEqual([{ answer: ANSWER }, { answer: ANSWER }, { answer: ANSWER }])
  })
  test('asks one after the other, and passes over what nobody wants to know any more', () => {
    const { odds, workers } = desk()
    const told: Told<Worked>[] = []
    odds.ask(ASK, one => told.push(one))
    const leave = odds.ask('"second"', one => told.push(one))
    odds.ask('"third"', one => told.push(one))
    leave()
    expect(workers[0]?.sent).toHaveLength(1)
    workers[0]?.reply({ id: 1, answer: ANSWER, ms: 1 })
    expect(workers[0]?.sent.map(({ ask }) => ask)).toEqual([{ kind: 'check', file: {} }, 'third'])
    workers[0]?.reply({ id: 2, answer: ANSWER, ms: 1 })
    odds.ask('"second"', one => told.push(one))
    expect(workers[0]?.sent).toHaveLength(3)
    expect(told).toHaveLength(2)
  })
  test('tells all who wait when the worker breaks down, also those whose turn has not come', () => {
    const { odds, workers } = desk()
    const told: Told<Worked>[] = []
    odds.ask(ASK, one => told.push(one))
    odds.ask('"second"', one => told.push(one))
    workers[0]?.breakDown('gone')
    expect(told).toEqual([{ error: 'gone' }, { error: 'gone' }])
  })
  test('tells what went wrong, and asks again', () => {
    const { odds, workers } = desk()
    const told: Told<Worked>[] = []
    odds.ask(ASK, one => told.push(one))
    workers[0]?.reply({ id: 1, error: 'no such rule' })
    odds.again()
    odds.again()
    workers[0]?.reply({ id: 2, answer: ANSWER, ms: 1 })
    expect(told).toEqual([{ error: 'no such rule' }, { answer: ANSWER }])
    expect(workers[0]?.sent.length).toBe(2)
  })
  test('tells one who does something with the answer, or throws what went wrong', async () => {
    const { odds, workers } = desk()
    const answer = odds.once({ kind: 'check', file: {} })
    workers[0]?.reply({ id: 1, answer: ANSWER, ms: 1 })
    expect(await answer).toEqual(ANSWER)
    const refused = odds.once({ kind: 'check', file: null })
    workers[0]?.reply({ id: 2, error: 'no such rule' })
    await expect(refused).rejects.toThrow('no such rule')
    const mistaken = odds.once({ kind: 'check', file: 1 })
    workers[0]?.reply({ id: 3, answer: { kind: 'field' }, ms: 1 })
    await expect(mistaken).rejects.toThrow('asked for check, told field')
  })
  test('begins another worker when one breaks down, and tells all who wait', () => {
    const { odds, workers } = desk()
    const told: Told<Worked>[] = []
    odds.ask(ASK, one => told.push(one))
    workers[0]?.breakDown('it could not be fetched')
    expect(told).toEqual([{ error: 'it could not be fetched' }])
    expect(workers[0]?.ended).toBe(true)
    odds.again()
    expect(workers[1]?.sent.length).toBe(1)
  })
})
