/** What the screens of the story share: the view, and the numbers that the rules make of it. */
import type { SceneView } from '@umpire/protocol'
import { useMemo } from 'react'
import { useAtTable } from '../../../table/room/at-table.ts'
import type { Numbers } from '../odds/ask.ts'
import { useOdds } from '../odds/use-odds.ts'
import { readStory, type StoryPerson, type StoryView } from '../views/story-view.ts'

export interface StoryNow {
  readonly view: StoryView
  readonly person: StoryPerson | undefined
  readonly numbersOf: (name: string) => Numbers | undefined
}

export function useStory({ state }: SceneView): StoryNow {
  const { actor, view: table } = useAtTable()
  const { chosen, seat } = table
  const view = readStory(state)
  const { answer } = useOdds(
    'people',
    useMemo(() => ({ kind: 'people', state, chosen }), [state, chosen]),
  )
  const own = view.people.find(({ name }) => seat.actors.includes(name))
  return {
    view,
    person: view.people.find(({ name }) => name === actor) ?? own ?? view.people[0],
    numbersOf: name => answer?.people[name],
  }
}
