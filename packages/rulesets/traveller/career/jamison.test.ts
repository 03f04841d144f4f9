/** The book's example, term by term, against what the inventory says must come of its dice. */
import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { exampleJamison } from './jamison.ts'

const why = compose({ options: [] }).silent
const inventory = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const data = JSON.parse(JSON.stringify(inventory.rules.find(({ id }) => id === exampleJamison.id)?.data))
const replayed = (script: string) => exampleJamison.answer({ script }, why).answer

test('traveller.chargen.example-jamison: how he stands after each term', () => {
  const expected = data.program_result.after_terms.map(({ term, ...state }: { term: number }) => state)
  expect(expected).toHaveLength(5)
  expect(replayed('script_as_printed')['after_terms']).toEqual(expected)
})
test('traveller.chargen.example-jamison: how he leaves', () => {
  const { final, mustering_rolls_allowed, mustering_rolls_left, benefits_in_order } = data.program_result
  expect(replayed('script_as_printed')).toMatchObject({
    ...final,
    mustering_rolls_allowed,
    mustering_rolls_left,
    benefits_in_order,
  })
})
test('traveller.chargen.example-jamison: the repaired dice bring the printed skills', () => {
  expect(replayed('repaired_script')).toMatchObject(data.repaired_script.program_result)
  expect(replayed('repaired_script')['skills']).toEqual(data.book_result.skills)
})
