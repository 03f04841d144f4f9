import { readFileSync } from 'node:fs'
import { compose, contractOf } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { choosable, rules } from './ruleset/rules.ts'

const read = (file: string): unknown => parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

for (const { title, wrong } of contractOf(
  ['inventory/characters.yaml', 'inventory/play.yaml'].map(read),
  rules,
  compose(choosable),
)) {
  test(title, () => expect(wrong()).toBeUndefined())
}
