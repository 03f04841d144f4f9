import type { Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { allFacts, numbers, type Shared } from './helpers.ts'
import { Model, type Operation, perform } from './model.ts'

/** Few names, so that operations meet each other. */
const TABLES = ['r-a', 'r-b', 'r-c']
const SEATS = ['s-1', 's-2', 's-3']
const SECRETS = ['x', 'y', 'z']
const DOCUMENTS = ['d-1', 'd-2']

const table = fc.constantFrom(...TABLES)
const title = fc.constantFrom('One', 'Two')
const data: fc.Arbitrary<Json> = fc.oneof(fc.integer(), fc.string(), fc.constant({ nested: [null] }))
const mostlyRight = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -2, max: 2 }) },
)

const append = fc.record({
  kind: fc.constant('append' as const),
  table,
  off: mostlyRight,
  facts: fc.array(data, { maxLength: 4 }),
  command: fc.option(fc.constantFrom('c-1', 'c-2', 'c-3', 'c-4', 'c-5')),
})

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('create' as const), table, title }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('rename' as const, 'delete' as const), table, title }) },
  { weight: 10, arbitrary: append },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('snapshot' as const),
      table,
      behind: fc.integer({ min: -1, max: 5 }),
      data,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('seat' as const),
      table,
      id: fc.constantFrom(...SEATS),
      secret: fc.constantFrom(...SECRETS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unseat' as const), id: fc.constantFrom(...SEATS) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('document' as const),
      id: fc.constantFrom(...DOCUMENTS),
      expected: fc.option(fc.integer({ min: 1, max: 3 })),
      data,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undocument' as const), id: fc.constantFrom(...DOCUMENTS) }) },
)

type Outcome = { readonly answer: Json } | { readonly refused: string; readonly version: number | null }

const refused = (error: unknown): Outcome => {
  if (!(error instanceof StoreError)) throw error
  return { refused: error.code, version: error.version }
}

function asTheModel(model: Model, one: Operation): Outcome {
  try {
    return { answer: model.apply(one) }
  } catch (error) {
    return refused(error)
  }
}

export function randomTests(shared: Shared): void {
  test('whatever is asked, at once or one after another, is answered as by a simple model', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(operation, { minLength: 1, maxLength: 20 }), { maxLength: 8 }),
        async rounds => {
          await clear(shared())
          const model = new Model()
          for (const round of rounds) {
            const answers: Promise<Outcome>[] = []
            const expected: Outcome[] = []
            for (const one of round) {
              answers.push(perform(shared(), model, one).then(answer => ({ answer }), refused))
              expected.push(asTheModel(model, one))
            }
            expect(await Promise.all(answers)).toEqual(expected)
            expect(await stateOf(shared())).toEqual(stateOfModel(model))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
}

async function clear(store: Store): Promise<void> {
  const gone = [...TABLES.map(id => store.deleteTable(id)), ...DOCUMENTS.map(id => store.deleteDocument(id))]
  await Promise.all(gone)
}

async function stateOf(store: Store) {
  const tables = await Promise.all(
    (await store.tables())
      .filter(({ id }) => TABLES.includes(id))
      .map(async ({ id, title: name, version }) => ({
        id,
        title: name,
        facts: (await allFacts(store, id, 3)).map(({ fact }) => fact),
        snapshots: await Promise.all(numbers(0, version).map(async at => (await store.snapshot(id, at))?.data ?? null)),
        seats: (await store.seats(id)).map(seat => [seat.id, seat.secretHash]),
      })),
  )
  const documents = await Promise.all(
    DOCUMENTS.map(async id => {
      const found = await store.document(id)
      return found === null ? null : { version: found.version, data: found.data }
    }),
  )
  return {
    tables,
    documents,
    open: await Promise.all(SECRETS.map(async secret => (await store.seatBySecret(secret))?.id)),
  }
}

function stateOfModel(model: Model): Awaited<ReturnType<typeof stateOf>> {
  const seats = [...model.seats].sort(([a], [b]) => (a < b ? -1 : 1))
  const tables = [...model.tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, found]) => ({
      id,
      title: found.title,
      facts: [...found.facts],
      snapshots: numbers(0, found.facts.length).map(at => {
        const newest = Math.max(...[...found.snapshots.keys()].filter(version => version <= at))
        return found.snapshots.get(newest) ?? null
      }),
      seats: seats.filter(([, seat]) => seat.table === id).map(([seat, { secret }]) => [seat, secret]),
    }))
  const open = SECRETS.map(secret => seats.find(([, seat]) => seat.secret === secret)?.[0])
  return { tables, documents: DOCUMENTS.map(id => model.documents.get(id) ?? null), open }
}
