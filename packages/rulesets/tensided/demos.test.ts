import { demoContract } from '@umpire/engine'
import { expect, test } from 'vitest'
import { demos } from './demos.ts'
import { tensided } from './index.ts'

const kind = tensided.scenes.find(one => one.kind === 'fight')
if (kind === undefined) throw new Error('G&G has fights')

for (const { title, wrong } of demoContract(kind, demos)) test(title, () => expect(wrong()).toBeUndefined())
