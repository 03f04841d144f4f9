import { expect, test } from 'vitest'
import { folderOf, umpire } from '../../test/umpire.ts'

const { file } = folderOf('fight-map')

const ROOMS = {
  format: 0.3,
  resolution: { map_size: { x: 14, y: 6 }, pixels_per_grid: 70 },
  line_of_sight: [
    [
      { x: 7, y: 0 },
      { x: 7, y: 2.5 },
    ],
    [
      { x: 7, y: 3.5 },
      { x: 7, y: 6 },
    ],
  ],
  image: 'not even base64',
}
file('rooms.dd2vtt', JSON.stringify(ROOMS))
file('bad.uvtt', JSON.stringify({ ...ROOMS, line_of_sight: [[{ x: 'left' }]] }))
file('picture.uvtt', '<svg onload=alert(1)>')

const SIDES = `sides:
  - { name: the watch, members: [{ template: rifleman, name: Dora }] }
  - { name: the others, members: [{ template: rifleman, name: Kurt }] }
`
const encounter = (name: string, map: string): readonly string[] => [
  'fight',
  file(name, `system: gurps\ntitle: Rooms\nrounds: 20\n${map}\n${SIDES}`),
  '--seed',
  'rooms',
]

test('a map of Universal VTT beside the encounter is fought on', async () => {
  const { status, out, err } = await umpire(encounter('rooms.yaml', 'uvtt: rooms.dd2vtt'))
  expect({ status, err }).toEqual({ status: 0, err: '' })
  expect(out).toContain('Dora')
})

test('what is none is refused in one line, with the place', async () => {
  const bad = await umpire(encounter('bad.yaml', 'uvtt: bad.uvtt'))
  expect(bad).toMatchObject({ status: 2, out: '' })
  expect(bad.err).toContain('uvtt, line_of_sight[0][0].x: expected a number, got "left"')
  const picture = await umpire(encounter('picture.yaml', 'uvtt: picture.uvtt'))
  expect(picture).toMatchObject({ status: 2, out: '' })
  expect(picture.err).toContain('picture.uvtt: expected JSON')
  const away = await umpire(encounter('away.yaml', 'uvtt: /etc/passwd'))
  expect(away.err).toContain('uvtt: expected the path of a file as seen from the encounter')
})
