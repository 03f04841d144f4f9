/** What the game master may change of a scene: as the screens of the game say, or every plain value of it. */
import type { Json } from '@umpire/engine'
import type { Changeable, SceneScreens, SceneSeen } from '../../plug-in/screens.ts'
import { nameText, valueText } from '../../text/number-text.ts'
import { isRecord, itemName, valuesOf } from '../plain/values.ts'
import { gmWords as text } from './words.ts'

type Path = Changeable['at']

/** What something goes by: to change it would tear the scene apart. */
const NAMES: ReadonlySet<unknown> = new Set(['id', 'name', 'key', 'kind'])

const YES_NO = [
  { value: true, label: text.yes },
  { value: false, label: text.no },
]

const inside = (data: Json | undefined, part: string | number): Json | undefined => {
  if (typeof part === 'number') return Array.isArray(data) ? data[part] : undefined
  return isRecord(data) && Object.hasOwn(data, part) ? data[part] : undefined
}

/** Whose value it is, and what it is called: the way to it, without the way to its owner. */
function ownerAndName({ state, actors }: SceneSeen, at: Path): Pick<Changeable, 'of' | 'name'> {
  let of: string | null = null
  let parts: string[] = []
  let here: Json | undefined = state
  for (const part of at) {
    here = inside(here, part)
    const known = typeof part === 'string' ? [part] : []
    const own = isRecord(here) ? [here['id'], here['name']] : []
    const owner = [...known, ...own].find(name => typeof name === 'string' && actors.includes(name))
    if (of === null && typeof owner === 'string') {
      of = owner
      parts = []
    } else parts.push(typeof part === 'number' ? itemName(here, part) : nameText(part))
  }
  return { of, name: parts.join(' · ') }
}

/** Without the names and references that hold a scene together. */
const plainChanges = (scene: SceneSeen): readonly Changeable[] =>
  valuesOf(scene.state).flatMap(({ at, value }) => {
    const refers = typeof value === 'string' && scene.actors.includes(value)
    if (value === null || refers || NAMES.has(at.at(-1))) return []
    return [{ at, value, ...ownerAndName(scene, at), ...(typeof value === 'boolean' && { options: YES_NO }) }]
  })

export const changesIn = (scene: SceneSeen, screens: SceneScreens): readonly Changeable[] =>
  screens.changes?.(scene) ?? plainChanges(scene)

/** "Ada · endurance". */
export const changeName = ({ of, name }: Changeable): string => (of === null ? name : `${of} · ${name}`)

/** What stands there, in words. */
export const changeText = ({ options }: Changeable, value: Json): string =>
  options?.find(option => option.value === value)?.label ?? valueText(value)

/** Those whose name or value has all the words. */
export function changesFound(changes: readonly Changeable[], search: string): readonly Changeable[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return changes.filter(change => {
    const said = `${changeName(change)} ${changeText(change, change.value)}`.toLowerCase()
    return wanted.every(word => said.includes(word))
  })
}

const isAt = (at: Path, place: Path): boolean =>
  at.length === place.length && at.every((part, index) => part === place[index])

/** What was changed, as the list of what may be changed calls it. */
export const changeAt = (changes: readonly Changeable[], place: Path): Changeable | undefined =>
  changes.find(({ at }) => isAt(at, place))
