import { demoContract, demoScene } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { screenOptions } from '@umpire/screen'
import { expect, test } from 'vitest'
import { gulliverDemos } from './demos.ts'
import { creatures, gulliverOptions, PRESETS } from './index.ts'

const options = [...screenOptions, ...gulliverOptions(screenOptions)]
const kind = gurpsWith(options, [creatures], PRESETS).scenes.find(one => one.kind === 'fight')
if (kind === undefined) throw new Error('GURPS has fights')

for (const { title, wrong } of demoContract(kind, gulliverDemos)) test(title, () => expect(wrong()).toBeUndefined())

test.each(gulliverDemos)('$title is on hexes, between bodies of very different size', demo => {
  expect(demoScene(kind, demo, 'sizes').data.state).toMatchObject({
    map: expect.anything(),
    roster: [{ frame: { yards: 7, hexes_long: 2 } }, {}, {}, {}, {}],
  })
})
