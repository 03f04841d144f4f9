import { demoContract } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { expect, test } from 'vitest'
import { screenDemos } from './demos.ts'
import { screenOptions } from './option/index.ts'

const kind = gurpsWith(screenOptions).scenes.find(one => one.kind === 'fight')
if (kind === undefined) throw new Error('GURPS has fights')

for (const { title, wrong } of demoContract(kind, screenDemos)) test(title, () => expect(wrong()).toBeUndefined())
